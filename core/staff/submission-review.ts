import { z } from 'zod';
import { Center } from '../center/center.ts';
import { languages } from '../i18n/languages.ts';
import {
  ageBands,
  contactPreferences,
  matchingInsuranceTypes,
  matchingLevels,
  primaryNeeds,
  submissionTypes,
  travelWillingness,
} from '../lists/message-lists.ts';
import { states } from '../lists/public-lists.ts';
import { matchReasons, submissionStatuses } from '../lists/staff-lists.ts';
import { ContactPayload, ListingPayload } from '../messages/submission.ts';
import { lineOfText, linesOfText } from '../plain-text.ts';
import { GivenFields } from './center-editing.ts';
import { Claim } from './claim.ts';

/** What staff see of the messages of the public, and what they decide. Timestamps are ISO 8601 in UTC. */

const moment = z.iso.datetime();

/** A listing or a contact message, with how far it has come. */
export const ReviewedSubmission = z.object({
  id: z.string(),
  type: z.enum(submissionTypes.values),
  status: z.enum(submissionStatuses.values),
  /** The form as a JSON string. */
  payloadJson: z.string(),
  /** That of the page on which it was written. */
  language: z.enum(languages),
  createdAt: moment,
  /** When it was approved, rejected, or handled. */
  processedAt: moment.nullable(),
  /** Who took it up for review. */
  reviewer: z.string().nullable(),
  reviewStartedAt: moment.nullable(),
  /** Who approved, rejected, or handled it. */
  processedBy: z.string().nullable(),
  /** Told to the submitter. */
  rejectionReason: z.string().nullable(),
  /** True where staff marked it as spam. */
  spam: z.boolean(),
  /** Who is on it just now. */
  claim: Claim.nullable(),
});
export type ReviewedSubmission = z.infer<typeof ReviewedSubmission>;

/** How many there are of each status, and in all. */
export const StatusCounts = z.record(z.enum(['ALL', ...submissionStatuses.values]), z.int());
export type StatusCounts = z.infer<typeof StatusCounts>;

/** What each page of a queue says of where it is. */
const queuePaging = {
  /** Of all that is chosen, on all pages. */
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  /** What to ask for the page after it with, as `after`; null on the last. */
  next: z.string().nullable(),
};

export const SubmissionPage = z.object({
  /** In the chosen order. */
  submissions: z.array(ReviewedSubmission),
  ...queuePaging,
  /** Of what is chosen, whatever the chosen status. */
  counts: StatusCounts,
  /** False where no mail server is set up: then nobody is told of a decision. */
  mail: z.boolean(),
});
export type SubmissionPage = z.infer<typeof SubmissionPage>;

/** A center that a listing may be about. */
export const Candidate = z.object({ center: Center, reasons: z.array(z.enum(matchReasons.values)) });
export type Candidate = z.infer<typeof Candidate>;

/** One submission, unpacked. */
export const SubmissionDetail = ReviewedSubmission.extend({
  payload: z.union([ListingPayload, ContactPayload]),
  /** Of a listing that is not decided yet: at most five centers, the likeliest first. */
  candidates: z.array(Candidate),
  /** What an approval made or changed. */
  center: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  /** False where no mail server is set up: then nobody is told of a decision. */
  mail: z.boolean(),
});
export type SubmissionDetail = z.infer<typeof SubmissionDetail>;

/** What an approval of a listing does to the directory. */
export const Approval = z
  .strictObject({
    /** Which center it changes, by its eight digits; null: it makes a new one. */
    centerId: z
      .string()
      .regex(/^\d{8}$/)
      .nullable(),
    /** The whole center as it is to be. */
    fields: GivenFields,
    /** The center's `updatedAt` that the reviewer has seen. */
    seenUpdatedAt: lineOfText().optional(),
  })
  .refine(({ centerId, seenUpdatedAt }) => centerId === null || seenUpdatedAt !== undefined, {
    path: ['seenUpdatedAt'],
    error: 'is needed for a center that is there: its `updatedAt` as the reviewer has seen it',
  });
export type Approval = z.infer<typeof Approval>;

export const LONGEST_REASON = 2000;

/** A step of a submission (spec, section 4). */
export const Decision = z.strictObject({
  status: z.enum(submissionStatuses.values),
  /** Why it is rejected: needed for a listing. */
  reason: linesOfText().max(LONGEST_REASON).optional(),
  /** Needed to approve a listing. */
  approval: Approval.optional(),
});
export type Decision = z.infer<typeof Decision>;

/** As many at once as fit on a page of them. */
export const MOST_AT_ONCE = 200;

/** What many acts ended in: of each its id, and what was wrong where it was refused; the others are done all the same. */
export const ManyDone = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      error: z
        .object({
          code: z.string(),
          message: z.string(),
          issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
        })
        .nullable(),
    }),
  ),
});
export type ManyDone = z.infer<typeof ManyDone>;

/** The same or another step of many submissions. */
export const ManyDecisions = z.strictObject({
  decisions: z
    .array(Decision.extend({ id: lineOfText() }))
    .min(1)
    .max(MOST_AT_ONCE),
});

/** Many requests for a match that are handled, or open again. */
export const ManyHandled = z.strictObject({
  ids: z.array(lineOfText()).min(1).max(MOST_AT_ONCE),
  handled: z.boolean(),
});

/** How the taking back of a decision ended. */
export const Undone = z.object({
  undone: z.literal(true),
  /** True where the submitter has been told already. */
  mailSent: z.boolean(),
});
export type Undone = z.infer<typeof Undone>;

/** A request for a match as staff see it. Contact details and ZIP are null once they are wiped. */
export const MatchingRequestRecord = z.object({
  id: z.string(),
  state: z.enum(states.values),
  zip: z.string().nullable(),
  ageBand: z.enum(ageBands.values),
  primaryNeed: z.enum(primaryNeeds.values),
  levelsOfCare: z.array(z.enum(matchingLevels.values)),
  insuranceType: z.enum(matchingInsuranceTypes.values),
  travelWillingness: z.enum(travelWillingness.values),
  contactPreference: z.enum(contactPreferences.values),
  contactInfo: z.string().nullable(),
  mayLeaveMessage: z.boolean(),
  userPhone: z.string().nullable(),
  /** That of the page on which it was written. */
  language: z.enum(languages),
  createdAt: moment,
  /** Until when we promised to be in touch. */
  dueAt: moment,
  handledAt: moment.nullable(),
  handledBy: z.string().nullable(),
  /** True where staff marked it as spam. */
  spam: z.boolean(),
  /** Who is on it just now. */
  claim: Claim.nullable(),
});
export type MatchingRequestRecord = z.infer<typeof MatchingRequestRecord>;

export const MatchingPage = z.object({
  /** Unless another order is chosen, open ones: the oldest first, which are due first; handled ones: the last first. */
  requests: z.array(MatchingRequestRecord),
  ...queuePaging,
  /** Of what is chosen, open or handled. */
  counts: z.object({ open: z.int(), handled: z.int() }),
});
export type MatchingPage = z.infer<typeof MatchingPage>;

/** How much waits for staff. */
export const QueueCounts = z.object({
  submissions: StatusCounts,
  /** Contact messages that nobody has handled. */
  contactOpen: z.int(),
  matchingOpen: z.int(),
  matchingOverdue: z.int(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

/** Who asks for a match is promised contact within 24 hours (spec, section 9). */
export const CONTACT_WITHIN_MS = 24 * 3600_000;

/** Until when we promised to be in touch with who asked for a match then. */
export function dueAt(createdAt: string): string {
  return new Date(Date.parse(createdAt) + CONTACT_WITHIN_MS).toISOString();
}
