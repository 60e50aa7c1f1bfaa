import type { Center } from '#core/center/center.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { matchReasons, reviewStatuses, type SubmissionStatus } from '#core/lists/staff-lists.ts';
import type { Candidate, ReviewedSubmission } from '#core/staff/submission-review.ts';
import { describeSubmission, describeWhereabouts } from '#core/staff/submission-words.ts';
import type { Paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';

/** As much of an id as people need to tell it from others: commands take a beginning. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** What each of these ids is of, in their order. */
export async function readEach<T>(given: readonly string[], read: (id: string) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (const id of given) all.push(await read(id));
  return all;
}

/** What a submission is called, fit to be shown. */
export function titleOf(submission: Pick<ReviewedSubmission, 'type' | 'payloadJson'>): string {
  return safeText(describeSubmission(submission).title);
}

export const statusColours: Record<SubmissionStatus, Paint> = {
  NEW: 'yellow',
  UNDER_REVIEW: 'cyan',
  APPROVED: 'green',
  REJECTED: 'red',
};

/** "00000012 Harbor Point, 1 Pier Road, Austin, TX 78701 · 512-555-0150" */
export function nameCenter(center: Center): string {
  return safeText(`${center.id} ${center.name}, ${describeWhereabouts(center)}`);
}

/** "Never verified · Same phone, Same city" */
export function describeStanding({
  center: { lastVerifiedAt, reviewStatus },
  reasons,
}: Pick<Candidate, 'center' | 'reasons'>): string {
  const { verified, never } = reviewText.choice;
  return [
    lastVerifiedAt ? verified(formatShortDate(lastVerifiedAt)) : never,
    reviewStatus === 'PUBLISHED' ? '' : reviewStatuses.labels[reviewStatus],
    reasons.map((reason) => matchReasons.labels[reason]).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
