import type { Insertable, Selectable } from 'kysely';
import type { Center, CenterFields } from '#core/center.ts';
import type { Jurisdiction } from '#core/lists.ts';
import type { CentersTable } from './tables.ts';

export type CenterRow = Selectable<CentersTable>;

/** The columns that make up a center; the others are for imports only. */
export const centerColumns = [
  'id',
  'slug',
  'name',
  'city',
  'state',
  'street',
  'zip',
  'lat',
  'lng',
  'approximate_location',
  'phone',
  'website',
  'email_public',
  'program_highlights',
  'bed_count',
  'staff_to_client_ratio',
  'languages',
  'religious_orientation',
  'levels',
  'populations',
  'modalities',
  'accreditations',
  'insurance',
  'last_verified_at',
  'verified_by',
  'review_status',
  'source',
  'source_year',
  'created_at',
  'updated_at',
] as const satisfies (keyof CenterRow)[];

/** A center's number as the wire carries it: eight digits. */
export function toCenterId(id: number): string {
  return String(id).padStart(8, '0');
}

/** A center as the wire carries it, from its row. */
export function toCenter(row: Pick<CenterRow, (typeof centerColumns)[number]>): Center {
  const list = (json: string) => JSON.parse(json) as never[];
  return {
    id: toCenterId(row.id),
    slug: row.slug,
    name: row.name,
    city: row.city,
    state: row.state as Jurisdiction,
    street: row.street,
    zip: row.zip,
    lat: row.lat,
    lng: row.lng,
    approximateLocation: row.approximate_location === 1,
    phone: row.phone,
    website: row.website,
    emailPublic: row.email_public,
    programHighlights: row.program_highlights,
    bedCount: row.bed_count,
    staffToClientRatio: row.staff_to_client_ratio,
    languages: list(row.languages),
    religiousOrientation: row.religious_orientation,
    levels: list(row.levels).map((level) => ({ level })),
    populations: list(row.populations).map((population) => ({ population })),
    modalities: list(row.modalities).map((modality) => ({ modality })),
    accreditations: list(row.accreditations).map((name) => ({ name })),
    insurance: list(row.insurance).map((insurance) => ({ insurance })),
    lastVerifiedAt: row.last_verified_at,
    verifiedBy: row.verified_by,
    reviewStatus: row.review_status,
    source: row.source,
    sourceYear: row.source_year,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The columns that hold a center's own fields. */
export function fieldsToRow(fields: CenterFields) {
  return {
    name: fields.name,
    city: fields.city,
    state: fields.state,
    street: fields.street,
    zip: fields.zip,
    lat: fields.lat,
    lng: fields.lng,
    approximate_location: fields.approximateLocation ? 1 : 0,
    phone: fields.phone,
    website: fields.website,
    email_public: fields.emailPublic,
    program_highlights: fields.programHighlights,
    bed_count: fields.bedCount,
    staff_to_client_ratio: fields.staffToClientRatio,
    languages: JSON.stringify(fields.languages),
    religious_orientation: fields.religiousOrientation,
    levels: JSON.stringify(fields.levels.map(({ level }) => level)),
    populations: JSON.stringify(fields.populations.map(({ population }) => population)),
    modalities: JSON.stringify(fields.modalities.map(({ modality }) => modality)),
    accreditations: JSON.stringify(fields.accreditations.map(({ name }) => name)),
    insurance: JSON.stringify(fields.insurance.map(({ insurance }) => insurance)),
  } satisfies Partial<Insertable<CentersTable>>;
}
