import { z } from 'zod';

/** What is kept no longer: how many rows are wiped or deleted. */
export const Purged = z.object({
  /** Requests for a match whose contact details and ZIP go. */
  matchingRequests: z.int(),
  /** Mails whose recipient goes. */
  notifications: z.int(),
  /** Comments of visitors on centers that go. */
  reportComments: z.int(),
  receipts: z.int(),
  /** Sessions, tokens and one-time links of staff that have ended. */
  staffSessions: z.int(),
  staffLinks: z.int(),
});
export type Purged = z.infer<typeof Purged>;

/** What retention removes, or would remove. */
export const RetentionReport = Purged.extend({
  /** Copies of the database that a restore has laid beside it. */
  keptFiles: z.int(),
  /** Messages that were handled, or marked as spam, so long ago that they go for good. */
  handledMessages: z.int(),
  /** Contact details are kept so long. */
  days: z.int(),
  /** Handled messages are kept so long; 0 for as long as nobody deletes them. */
  handledDays: z.int(),
  /** True where it was removed; false where it was only counted. */
  removed: z.boolean(),
});
export type RetentionReport = z.infer<typeof RetentionReport>;
