import { z } from 'zod';
import { Center, CenterFields } from '../center/center.ts';
import { fields } from '../center/fields.ts';
import { repairGiven } from '../center/repairs.ts';
import { reviewStatuses } from '../lists/staff-lists.ts';
import { ReportCounts, ReportsOfCenter } from '../messages/center-report.ts';
import { silenceNames } from '../search/not-stated.ts';
import { Claim } from './claim.ts';
import { Proposal } from './proposal.ts';

const reviewStatus = z.enum(reviewStatuses.values, `must be one of ${reviewStatuses.values.join(', ')}`);
/** Says that somebody has just confirmed what the listing says. */
const verified = z.literal(true);

/** The whole center as staff, or a program of theirs, say it: what a spreadsheet made of it is repaired first. */
export const GivenFields = z.preprocess(
  (given) => repairGiven(fields, given),
  CenterFields,
) as unknown as typeof CenterFields;

/** What staff say of a new center. */
export const NewCenter = z.strictObject({
  fields: GivenFields,
  reviewStatus: reviewStatus.default('PUBLISHED'),
  verified: verified.optional(),
  /** Says that it is another one than those that look like it. */
  confirmed: z.literal(true).optional(),
});

/**
 * What staff change about a center. Its review status can be set as it is; whoever changes or confirms what it says
 * must have seen what it says now, and tells so by `seenUpdatedAt`, its `updatedAt`.
 */
export const CenterEdit = z
  .strictObject({
    fields: GivenFields.optional(),
    reviewStatus: reviewStatus.optional(),
    verified: verified.optional(),
    seenUpdatedAt: z.iso.datetime().optional(),
  })
  .refine(({ fields, reviewStatus, verified }) => fields || reviewStatus || verified, {
    error: 'must say what to change: fields, reviewStatus, or verified',
  })
  .refine(({ fields, verified, seenUpdatedAt }) => (!fields && !verified) || seenUpdatedAt, {
    error: 'must be the updatedAt of the center that was edited',
    path: ['seenUpdatedAt'],
  });
/** The center as whoever decides something about it has seen it: its `updatedAt`. */
export const SeenCenter = z.strictObject({ seenUpdatedAt: z.iso.datetime() });

export type CenterEdit = z.infer<typeof CenterEdit>;
export type NewCenter = z.infer<typeof NewCenter>;

/** A center after an edit, and what to take back to undo that; null where it changed nothing. */
export const EditedCenter = z.object({
  center: Center,
  changeId: z.int().nullable(),
  /** What is odd about what was saved, for people; absent where nothing is. */
  warnings: z.array(z.string()).optional(),
});
export type EditedCenter = z.infer<typeof EditedCenter>;

/** A center as staff see it. */
export const AdminCenter = z.object({
  center: Center,
  /** The center that it was merged into, and is no longer listed beside. */
  mergedInto: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What visitors say of it. */
  reports: ReportsOfCenter,
  /** What sources say otherwise than staff, and nobody has decided. */
  proposals: z.array(Proposal),
  /** Who is on it just now. */
  claim: Claim.nullable(),
});
export type AdminCenter = z.infer<typeof AdminCenter>;

/** A page of the list of staff. */
export const AdminCenterPage = z.object({
  centers: z.array(Center),
  /** What visitors say of those centers, by id; only of which they say something. */
  reports: z.record(z.string(), ReportCounts),
  /** What sources say otherwise, by id; only of those of which they do. */
  proposals: z.record(z.string(), z.array(Proposal)),
  /** Who is on them just now, by id. */
  claims: z.record(z.string(), Claim),
  total: z.int(),
  /** How many come after those, that say nothing of what was asked for; and for each center of the page of what. */
  notStated: z.int().optional(),
  notStatedBy: z.array(z.array(z.enum(silenceNames))).optional(),
  page: z.int(),
  limit: z.int(),
  /** Where the search is around a place: its name, and for each center the miles to it, null where not known. */
  place: z.string().optional(),
  miles: z.array(z.number().nullable()).optional(),
});
export type AdminCenterPage = z.infer<typeof AdminCenterPage>;
