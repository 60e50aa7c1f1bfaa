import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { jurisdictions, type SubmissionStatus } from '#core/lists.ts';
import type { ContactPayload, Submission } from '#core/submission.ts';
import type { ReviewedSubmission } from '#core/submission-review.ts';
import type { Tone } from '../parts/status-badge.tsx';

export const statusTones: Record<SubmissionStatus, Tone> = {
  NEW: 'waiting',
  UNDER_REVIEW: 'info',
  APPROVED: 'good',
  REJECTED: 'bad',
};

/** What a submission is called, and where its center is, from its payload. */
export function describeSubmission({ type, payloadJson }: Pick<ReviewedSubmission, 'type' | 'payloadJson'>): {
  title: string;
  place: string;
} {
  // It was checked by its schema before it was stored.
  const submission = { type, payload: JSON.parse(payloadJson) } as Submission;
  if (submission.type === 'CONTACT') {
    const { name, subject } = submission.payload;
    return { title: submissionsText.contactFrom(name), place: subject };
  }
  const { centerName, city, state } = submission.payload;
  const place = [city, jurisdictions.labels[state]].filter((part) => part !== '').join(', ');
  return { title: centerName || submissionsText.nameless, place };
}

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
