import { z } from 'zod';
import { jurisdictions } from '../lists/public-lists.ts';
import { reviewStatuses } from '../lists/staff-lists.ts';
import { makeSchemas } from './field-schemas.ts';
import { fields } from './fields.ts';

const timestamp = z.iso.datetime();

/**
 * What staff, a form or an import says of a center; the database adds the rest: see fields.ts.
 * Lists have the wire's shape (spec, section 3): one object per value.
 */
export const CenterFields = z.object(makeSchemas(fields));
export type CenterFields = z.infer<typeof CenterFields>;

/** A center as every API, the offline copy and the search engine carry it. Timestamps are ISO 8601 in UTC. */
export const Center = CenterFields.extend({
  /** Eight digits, never reused. */
  id: z.string(),
  /** Names the center in its address: lowercase letters, digits and hyphens. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** When our staff last confirmed the listing. An import never sets it. */
  lastVerifiedAt: timestamp.nullable(),
  verifiedBy: z.string().nullable(),
  reviewStatus: z.enum(reviewStatuses.values),
  /** Where the listing comes from, e.g. "SAMHSA National Directory"; null where staff wrote it. */
  source: z.string().nullable(),
  sourceYear: z.int().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Center = z.infer<typeof Center>;

// Apart, so that pages can tell a sample without loading the schemas.
export { SAMPLE_SOURCE } from './sample-source.ts';

/** Centers per state, as /api/states answers them. */
export const StateCount = z.object({ state: z.enum(jurisdictions.values), count: z.int().min(0) });
export type StateCount = z.infer<typeof StateCount>;

/** True for what the public may see. */
export function isPublic(center: Pick<Center, 'reviewStatus'>): boolean {
  return center.reviewStatus !== 'UNPUBLISHED';
}
