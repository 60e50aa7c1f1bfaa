import { z } from 'zod';
import { changeSubjects } from '../lists/staff-lists.ts';
import { lineOfText } from '../plain-text.ts';
import { MOST_AT_ONCE } from './submission-review.ts';

/** How what people sent is deleted, or marked as spam. */

/** What people send; a message of the contact page is a submission. */
export const removables = ['submission', 'matching_request', 'center_report'] as const;
export type Removable = (typeof removables)[number];

/** How a deletion ended. It cannot be taken back. */
export const Removed = z.object({
  deleted: z.literal(true),
  /** How many mails about it went with it. */
  mails: z.int(),
  /** False where others used the database all the time: then its log is emptied with the next purge. */
  logEmptied: z.boolean(),
});
export type Removed = z.infer<typeof Removed>;

/** Many that are spam, or are not after all. */
export const SpamMarks = z.strictObject({
  ids: z.array(lineOfText()).min(1).max(MOST_AT_ONCE),
  spam: z.boolean(),
});

/** How many there are, by their kind. */
export const RemovableCounts = z.record(z.enum(removables), z.int());
export type RemovableCounts = z.infer<typeof RemovableCounts>;

/** "2 × Submission, 1 × Problem report" */
export function describeCounts(counts: RemovableCounts): string {
  return removables
    .filter((subject) => counts[subject] > 0)
    .map((subject) => `${counts[subject]} × ${changeSubjects.labels[subject]}`)
    .join(', ');
}

export function sumOf(counts: RemovableCounts): number {
  return removables.reduce((sum, subject) => sum + counts[subject], 0);
}

/** What is marked as spam. */
export const Spam = z.object({
  counts: RemovableCounts,
  total: z.int(),
  /** When the last of it was marked, for who deletes what they have seen; null where nothing is. */
  until: z.iso.datetime().nullable(),
});
export type Spam = z.infer<typeof Spam>;

/** What was deleted of it. */
export const SpamCleared = Spam.omit({ until: true }).extend({ logEmptied: z.boolean() });
export type SpamCleared = z.infer<typeof SpamCleared>;
