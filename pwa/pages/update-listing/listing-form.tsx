import { forms } from '#core/i18n/en/forms.ts';
import { updateListing } from '#core/i18n/en/update-listing.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { updateListing as updateListingEs } from '#core/i18n/es/update-listing.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import { RadioGroup } from '../../forms/radio-group.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { MessageForm as MessageFormState } from '../../forms/use-message-form.ts';
import { usePageText, useText } from '../../text.tsx';
import { CareFields } from './care-fields.tsx';
import { CenterFields } from './center-fields.tsx';

/** A listing, new or changed: every submission but a contact message. */
const LISTING_TYPES = ['NEW_CENTER', 'UPDATE_CENTER'] as const;

export function ListingForm({ form }: { form: MessageFormState<'listing'> }) {
  const { optional } = usePageText({ en: forms, es: formsEs });
  const text = usePageText({ en: updateListing, es: updateListingEs });
  const { labels } = useText().lists.submissionTypes;
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
