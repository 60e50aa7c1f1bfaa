import { z } from 'zod';
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
  /** Its entry in the history. */
  changeId: z.int(),
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

/** What is marked as spam. */
export const Spam = z.object({ counts: RemovableCounts, total: z.int() });
export type Spam = z.infer<typeof Spam>;

/** What was deleted of it. */
export const SpamCleared = Spam.extend({ logEmptied: z.boolean() });
export type SpamCleared = z.infer<typeof SpamCleared>;
