import type { ComponentProps } from 'react';
import { TextField } from '../../forms/fields/text-field.tsx';
import type { MessageForm } from '../../forms/use-message-form.ts';
import { pageText } from '../../text.tsx';

const useLiveMatchingText = pageText('liveMatching');

const PHONE = { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const;
const INPUTS: Record<string, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>> = {
  EMAIL_ME: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  TEXT_ME: PHONE,
  CALL_ME: PHONE,
};

/** Where to reach the person: an email address or a phone number, as they prefer. What was typed stays. */
export function ContactWay({ form }: { form: MessageForm<'matching'> }) {
  const { contactInfo } = useLiveMatchingText().contact;
  const preference = String(form.watch('contactPreference') ?? '');
  const label = contactInfo[preference as keyof typeof contactInfo] ?? contactInfo.none;
  return <TextField label={label} {...INPUTS[preference]} {...form.field('contactInfo')} />;
}
