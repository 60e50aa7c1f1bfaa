import { mail as words } from '#core/i18n/en/mail.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { Mail } from './mailer.ts';

/** What a test mail says. `publicUrl` tells which of several servers it comes from. */
export function testMail(publicUrl: string | null, now: Date): Pick<Mail, 'subject' | 'text'> {
  const { subject, text, from } = words.test;
  const time = formatMomentUtc(now.toISOString());
  return { subject, text: `${text(time)}\n${publicUrl ? `\n${from(publicUrl)}\n` : ''}` };
}
