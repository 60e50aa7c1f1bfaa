import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import type { MessageForm as MessageFormState } from '../../forms/use-message-form.ts';
import { pageText } from '../../text.tsx';

const useContactText = pageText('contact');
const useFormsText = pageText('forms');
const useMessageLists = pageText('messageLists');

export function ContactForm({ form }: { form: MessageFormState<'contact'> }) {
  const { optional, select } = useFormsText();
  const text = useContactText();
  const { inquiryTypes } = useMessageLists();
  const { about, message } = text;
  const { field } = form;
  return (
    <MessageForm form={form} label={text.formLabel} submitLabel={text.submit}>
      <FormSection title={about.title}>
        <TextField label={about.name} autoComplete="name" {...field('name')} />
        <TextField
          label={about.email}
          hint={about.emailHint}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email')}
        />
      </FormSection>
      <FormSection title={message.title}>
        <SelectField aria-required label={message.type} list={inquiryTypes} any={select} {...field('type')} />
        <TextField label={message.subject} note={optional} autoComplete="off" {...field('subject')} />
        <TextArea label={message.message} hint={message.messageHint} rows={8} {...field('message')} />
      </FormSection>
    </MessageForm>
  );
}
