import { RadioGroup } from '../../forms/fields/radio-group.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import type { MessageForm as MessageFormState } from '../../forms/use-message-form.ts';
import { pageText } from '../../text.tsx';
import { CareFields } from './care-fields.tsx';
import { CenterFields } from './center-fields.tsx';

const useFormsText = pageText('forms');
const useMessageLists = pageText('messageLists');
const useUpdateListingText = pageText('updateListing');

/** A listing, new or changed: every submission but a contact message. */
const LISTING_TYPES = ['NEW_CENTER', 'UPDATE_CENTER'] as const;

export function ListingForm({ form }: { form: MessageFormState<'listing'> }) {
  const { optional } = useFormsText();
  const text = useUpdateListingText();
  const { labels } = useMessageLists().submissionTypes;
  const { kind, more, submitter } = text;
  const { field } = form;
  return (
    <MessageForm form={form} label={text.formLabel} submitLabel={text.submit}>
      <FormSection title={kind.title}>
        <RadioGroup
          label={kind.type}
          hint={kind.typeHint}
          list={{ values: LISTING_TYPES, labels }}
          {...field('type')}
        />
      </FormSection>
      <CenterFields field={field} />
      <CareFields field={field} />
      <FormSection title={more.title}>
        <TextArea
          label={more.programHighlights}
          note={optional}
          hint={more.programHighlightsHint}
          {...field('programHighlights')}
        />
        <TextArea
          label={more.additionalInfo}
          note={optional}
          hint={more.additionalInfoHint}
          rows={4}
          {...field('additionalInfo')}
        />
      </FormSection>
      <FormSection title={submitter.title} text={submitter.text}>
        <TextField label={submitter.name} autoComplete="name" {...field('submitterName')} />
        <TextField
          label={submitter.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('submitterEmail')}
        />
        <TextField
          label={submitter.role}
          note={optional}
          hint={submitter.roleHint}
          autoComplete="organization-title"
          {...field('submitterRole')}
        />
      </FormSection>
    </MessageForm>
  );
}
