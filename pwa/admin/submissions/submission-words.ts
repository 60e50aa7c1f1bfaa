import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import type { SubmissionStatus } from '#core/lists/staff-lists.ts';
import type { ContactPayload } from '#core/messages/submission.ts';
import type { Tone } from '../parts/status-badge.tsx';

export const statusTones: Record<SubmissionStatus, Tone> = {
  NEW: 'waiting',
  UNDER_REVIEW: 'info',
  APPROVED: 'good',
  REJECTED: 'bad',
};

/** The address of an answer by mail, with what was written below it. */
export function replyHref({ email, name, subject, message }: ContactPayload, createdAt: string): string {
  const { mail } = submissionsText;
  // Mail programs cut long addresses off.
  const shown = message.length > MOST_QUOTED ? `${message.slice(0, MOST_QUOTED)} […]` : message;
  const body = mail.body(
    formatShortDate(createdAt),
    name,
    shown.replace(/\r\n?/g, '\n').replace(/^/gm, '> '),
  );
  const query = `subject=${encodeURIComponent(mail.subject(subject))}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}

const MOST_QUOTED = 1000;
