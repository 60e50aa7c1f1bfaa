import { contact } from '#core/i18n/en/contact.ts';
import { forms } from '#core/i18n/en/forms.ts';
import { contact as contactEs } from '#core/i18n/es/contact.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { SelectField } from '../../components/select-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { MessageForm } from '../../forms/message-form.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { MessageForm as MessageFormState } from '../../forms/use-message-form.ts';
import { usePageText, useText } from '../../text.tsx';

export function ContactForm({ form }: { form: MessageFormState<'contact'> }) {
  const { optional, select } = usePageText({ en: forms, es: formsEs });
  const text = usePageText({ en: contact, es: contactEs });
  const { inquiryTypes } = useText().lists;
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
