import { blankCenter } from '../center/blank-center.ts';
import type { Center } from '../center/center.ts';
import type { FieldTable } from '../center/field-kinds.ts';
import { fields } from '../center/fields.ts';
import { makeSlug } from '../center/slug.ts';
import type { Jurisdiction } from '../lists/public-lists.ts';
import type { ReviewStatus } from '../lists/staff-lists.ts';
import { openFields, packFields } from './packed-fields.ts';
import { PACKED_FORMAT } from './packed-format.ts';
import {
  openDictionary,
  openSparse,
  type PackedDictionary,
  type PackedSparse,
  packDictionary,
  packDifferences,
  packSparse,
  type RowReader,
  unpackDifferences,
} from './packing.ts';

/** [city, ZIP, latitude, longitude, approximate]: centers in one ZIP mostly share all five. */
type Place = [string, string | null, number | null, number | null, 0 | 1];

/** [source, its year, when it was created, when it was last changed]: the same for a whole import. */
type Origin = [string | null, number | null, string, string];

/** One state's centers by column, in the order of their ids: what a snapshot file holds, as JSON. */
export interface PackedCenters {
  format: typeof PACKED_FORMAT;
  state: Jurisdiction;
  count: number;
  id: number[];
  name: string[];
  /** Only where it is not the one that makeSlug gives. */
  slug: PackedSparse<string>;
  place: PackedDictionary<Place>;
  lastVerifiedAt: PackedSparse<string | null>;
  verifiedBy: PackedSparse<string | null>;
  reviewStatus: PackedSparse<ReviewStatus>;
  origin: PackedDictionary<Origin>;
  /** A column for each other field: see packed-fields.ts. */
  [field: string]: unknown;
}

/** Packs the centers of one state. The result depends on the centers alone, not on their order. */
export function packCenters(
  state: Jurisdiction,
  centers: readonly Center[],
  table: FieldTable = fields,
): PackedCenters {
  const rows = [...centers].sort((a, b) => Number(a.id) - Number(b.id));
  const column = <V>(read: (center: Center) => V) => rows.map(read);
  const listed = <V>(read: (center: Center) => V) =>
    packDictionary(column(read), (list) => JSON.stringify(list));
  const sparse = <V>(read: (center: Center) => V, usual: V) => packSparse(column(read), usual);
  return {
    // First: see isReadable.
    format: PACKED_FORMAT,
    state,
    count: rows.length,
    id: packDifferences(column(({ id }) => Number(id))),
    name: column(({ name }) => name),
    slug: sparse((center) => (center.slug === makeSlug(center) ? '' : center.slug), ''),
    place: listed<Place>(({ city, zip, lat, lng, approximateLocation }) => [
      city,
      zip,
      lat,
      lng,
      approximateLocation ? 1 : 0,
    ]),
    ...packFields(table, rows),
    lastVerifiedAt: sparse(({ lastVerifiedAt }) => lastVerifiedAt, null),
    verifiedBy: sparse(({ verifiedBy }) => verifiedBy, null),
    reviewStatus: sparse<ReviewStatus>(({ reviewStatus }) => reviewStatus, 'PUBLISHED'),
    origin: listed<Origin>(({ source, sourceYear, createdAt, updatedAt }) => [
      source,
      sourceYear,
      createdAt,
      updatedAt,
    ]),
  };
}

/** What is beside the table of fields, and read at once; not the slug, which takes longer to make than all of it. */
export type CenterHead = Pick<
  Center,
  | 'id'
  | 'name'
  | 'city'
  | 'state'
  | 'zip'
  | 'lat'
  | 'lng'
  | 'approximateLocation'
  | 'lastVerifiedAt'
  | 'verifiedBy'
  | 'reviewStatus'
  | 'source'
  | 'sourceYear'
  | 'createdAt'
  | 'updatedAt'
>;

/** Reads one of the packed centers, by its place in the order of their ids. */
export interface OpenCenters {
  /** Equal to the one that was packed. Centers share equal lists: treat them as read-only. */
  center: RowReader<Center>;
  head: RowReader<CenterHead>;
}

export function openCenters(packed: PackedCenters, table: FieldTable = fields): OpenCenters {
  const { state } = packed;
  const ids = unpackDifferences(packed.id);
  const slugs = openSparse(packed.slug, '');
  const places = openDictionary(packed.place);
  const columns = openFields(table, packed);
  const verifiedAt = openSparse(packed.lastVerifiedAt, null);
  const verifiedBy = openSparse(packed.verifiedBy, null);
  const reviewStatuses = openSparse(packed.reviewStatus, 'PUBLISHED');
  const origins = openDictionary(packed.origin);

  const head = (row: number): CenterHead => {
    const name = packed.name[row]!;
    const [city, zip, lat, lng, approximate] = places(row);
    const [source, sourceYear, createdAt, updatedAt] = origins(row);
    return {
      id: String(ids[row]).padStart(8, '0'),
      name,
      city,
      state,
      zip,
      lat,
      lng,
      approximateLocation: approximate === 1,
      lastVerifiedAt: verifiedAt(row),
      verifiedBy: verifiedBy(row),
      reviewStatus: reviewStatuses(row),
      source,
      sourceYear,
      createdAt,
      updatedAt,
    };
  };
  const center = (row: number): Center => {
    const read: Record<string, unknown> & Center = { ...blankCenter, ...head(row) };
    read.slug = slugs(row) || makeSlug(read);
    for (const [field, readField] of columns) read[field] = readField(row);
    return read;
  };
  return { center, head };
}

/** All of them. */
export function unpackCenters(packed: PackedCenters, table: FieldTable = fields): Center[] {
  const { center } = openCenters(packed, table);
  return packed.name.map((_, row) => center(row));
}
