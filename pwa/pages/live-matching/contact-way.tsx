import type { ComponentProps } from 'react';
import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { liveMatching as liveMatchingEs } from '#core/i18n/es/live-matching.ts';
import { TextField } from '../../forms/text-field.tsx';
import type { MessageForm } from '../../forms/use-message-form.ts';
import { usePageText } from '../../text.tsx';

const PHONE = { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const;
const INPUTS: Record<string, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>> = {
  EMAIL_ME: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  TEXT_ME: PHONE,
  CALL_ME: PHONE,
};

/** Where to reach the person: an email address or a phone number, as they prefer. What was typed stays. */
export function ContactWay({ form }: { form: MessageForm<'matching'> }) {
  const { contactInfo } = usePageText({ en: liveMatching, es: liveMatchingEs }).contact;
  const preference = String(form.watch('contactPreference') ?? '');
  const label = contactInfo[preference as keyof typeof contactInfo] ?? contactInfo.none;
  return <TextField label={label} {...INPUTS[preference]} {...form.field('contactInfo')} />;
}
