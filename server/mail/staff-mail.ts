import { randomUUID } from 'node:crypto';
import { mail as words } from '#core/i18n/en/mails/staff-mail.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { MailSetup } from '#core/staff/notification.ts';
import { AppError } from '../app-error.ts';
import { createMailer, describeMailFailure, type Mail, type MailWay } from './mailer.ts';

/** The mail server as staff deal with it. */
export interface StaffMail {
  smtp: NonNullable<MailSetup['smtp']>;
  mailFrom: string;
  /** Sends a test mail at once, past the queue. Throws 502 `mail_failed` with the mail server's words. */
  sendTest(to: string): Promise<void>;
}

/** Somebody waits for the answer. */
const TEST_TIMEOUTS = { connectMs: 10_000, answerMs: 20_000 };

/** `smtpUrl`, `mailFrom` and the way as the mail queue has them. */
export function createStaffMail(
  smtpUrl: string,
  mailFrom: string,
  publicUrl: string | null,
  way: MailWay = {},
): StaffMail {
  const mailer = createMailer(smtpUrl, mailFrom, TEST_TIMEOUTS, way);
  return {
    smtp: readServer(smtpUrl),
    mailFrom,
    async sendTest(to) {
      const mail = { id: randomUUID(), to, replyTo: null, ...testMail(publicUrl, new Date()) };
      try {
        await mailer.send(mail);
      } catch (error) {
        throw new AppError(502, 'mail_failed', `The mail could not be sent: ${describeMailFailure(error)}`);
      }
    },
  };
}

/** Without user and password. The ports are those that the mailer takes where the address has none. */
function readServer(smtpUrl: string): StaffMail['smtp'] {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure };
}

/** What a test mail says. `publicUrl` tells which of several servers it comes from. */
function testMail(publicUrl: string | null, now: Date): Pick<Mail, 'subject' | 'text'> {
  const { subject, text, from } = words.test;
  const time = formatMomentUtc(now.toISOString());
  return { subject, text: `${text(time)}\n${publicUrl ? `\n${from(publicUrl)}\n` : ''}` };
}
