import type { StaffMail } from './staff-mail.ts';

/** Mail, for those who have something to send. */
export interface Mailing {
  /** Undefined where no mail server is set up. */
  mail: StaffMail | undefined;
  /** Hears of each form. */
  staffEmail: string | null;
  /** Call it when mails were queued and committed. */
  wakeMail: () => void;
}
