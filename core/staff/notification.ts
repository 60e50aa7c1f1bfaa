import { z } from 'zod';
import { notificationStatuses } from '../lists/staff-lists.ts';

/** Mails on one page of staff's list. */
export const NOTIFICATIONS_PER_PAGE = 50;

/** One mail as staff see it (spec, section 3). */
export const NotificationEntry = z.object({
  id: z.string(),
  subject: z.string(),
  /** Null where there is no address, or none any more. */
  recipient: z.string().nullable(),
  /** When it was queued first. */
  timestamp: z.iso.datetime(),
  status: z.enum(notificationStatuses.values),
  submissionId: z.string().optional(),
  matchingRequestId: z.string().optional(),
  /** What it tells: that something was received, what became of it, or what was done to an account. */
  kind: z.string(),
  /** `account`: the owner of an account of staff. */
  audience: z.enum(['staff', 'submitter', 'account']),
  attempts: z.int(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
  /** Null once it is done with. */
  nextAttemptAt: z.iso.datetime().nullable(),
  canResend: z.boolean(),
});
export type NotificationEntry = z.infer<typeof NotificationEntry>;

export const NotificationStats = z.object({
  total: z.int(),
  /** Queued in the last 24 hours. */
  last24Hours: z.int(),
  emailsSent: z.int(),
  emailsFailed: z.int(),
  logged: z.int(),
});
export type NotificationStats = z.infer<typeof NotificationStats>;

/** A mail that was queued again. */
export const ResentMail = z.object({
  queued: z.literal(true),
  id: z.string(),
  subject: z.string(),
  recipient: z.string(),
});
export type ResentMail = z.infer<typeof ResentMail>;

/** All failed mails that were queued again. */
export const ResentFailed = z.object({
  queued: z.int(),
  /** Those that have no address any more: they stay failed. */
  withoutAddress: z.int(),
});
export type ResentFailed = z.infer<typeof ResentFailed>;

/** How mail is set up: nothing that lets anyone send in our name. */
export const MailSetup = z.object({
  /** Null where no mail server is set. `secure`: TLS from the start, not by STARTTLS. */
  smtp: z.object({ host: z.string(), port: z.int(), secure: z.boolean() }).nullable(),
  /** Whom mails come from. */
  mailFrom: z.string().nullable(),
  /** Gets a mail for each form. */
  staffEmail: z.string().nullable(),
  queued: z.int(),
  oldestQueuedAt: z.iso.datetime().nullable(),
});
export type MailSetup = z.infer<typeof MailSetup>;

/** Spec, section 2. */
export function isUrgent(subject: string): boolean {
  return subject.includes('URGENT') || subject.includes('Live Matching');
}
