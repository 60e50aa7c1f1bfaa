import { z } from 'zod';
import { insuranceTypes, jurisdictions, levels, modalities, populations } from './lists.ts';
import { reviewStatuses } from './staff-lists.ts';

const text = z.string().trim().min(1);
const timestamp = z.iso.datetime();

/**
 * What staff, a form or an import says of a center; the database adds the rest.
 * Lists have the wire's shape (spec, section 3): one object per value.
 */
export const CenterFields = z.object({
  name: text.max(200),
  city: text.max(100),
  state: z.enum(jurisdictions.values),
  /** Null also where the center keeps its address confidential. */
  street: text.max(200).nullable(),
  /** Five digits, or ZIP+4. */
  zip: z
    .string()
    .regex(/^\d{5}(-\d{4})?$/, 'ZIP must be five digits')
    .nullable(),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  /** True where lat and lng are the ZIP's centroid and not the building. */
  approximateLocation: z.boolean(),
  /** As people write it: "205-216-0200", "205-216-0200 x123". */
  phone: text.max(40).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  emailPublic: z.email().max(200).nullable(),
  programHighlights: text.max(10_000).nullable(),
  bedCount: z.int().min(1).max(10_000).nullable(),
  staffToClientRatio: text.max(40).nullable(),
  /** Names of languages in English, e.g. "Spanish". */
  languages: z.array(text.max(60)),
  religiousOrientation: text.max(100).nullable(),
  levels: z.array(z.object({ level: z.enum(levels.values) })),
  populations: z.array(z.object({ population: z.enum(populations.values) })),
  modalities: z.array(z.object({ modality: z.enum(modalities.values) })),
  accreditations: z.array(z.object({ name: text.max(120) })),
  insurance: z.array(z.object({ insurance: z.enum(insuranceTypes.values) })),
});
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
