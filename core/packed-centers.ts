import type { Center } from './center.ts';
import type { Jurisdiction } from './lists.ts';
import {
  type PackedDictionary,
  type PackedPhrases,
  type PackedSparse,
  packDictionary,
  packDifferences,
  packPhrases,
  packSparse,
  unpackDictionary,
  unpackDifferences,
  unpackPhrases,
  unpackSparse,
} from './packing.ts';
import { makeSlug } from './slug.ts';
import type { ReviewStatus } from './staff-lists.ts';

/** A new number makes devices fetch the whole copy again instead of misreading it. */
export const PACKED_FORMAT = 1;

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
  street: (string | null)[];
  /** Ten digits where the phone is written 205-216-0200, else as written, behind `=` where that could be misread. */
  phone: (string | null)[];
  programHighlights: PackedPhrases;
  website: PackedSparse<string | null>;
  emailPublic: PackedSparse<string | null>;
  bedCount: PackedSparse<number | null>;
  staffToClientRatio: PackedSparse<string | null>;
  religiousOrientation: PackedSparse<string | null>;
  languages: PackedDictionary<string[]>;
  levels: PackedDictionary<Center['levels']>;
  populations: PackedDictionary<Center['populations']>;
  modalities: PackedDictionary<Center['modalities']>;
  accreditations: PackedDictionary<Center['accreditations']>;
  insurance: PackedDictionary<Center['insurance']>;
  lastVerifiedAt: PackedSparse<string | null>;
  verifiedBy: PackedSparse<string | null>;
  reviewStatus: PackedSparse<ReviewStatus>;
  origin: PackedDictionary<Origin>;
}

/** Packs the centers of one state. The result depends on the centers alone, not on their order. */
export function packCenters(state: Jurisdiction, centers: readonly Center[]): PackedCenters {
  const rows = [...centers].sort((a, b) => Number(a.id) - Number(b.id));
  const column = <V>(read: (center: Center) => V) => rows.map(read);
  const listed = <V>(read: (center: Center) => V) =>
    packDictionary(column(read), (list) => JSON.stringify(list));
  return {
    format: PACKED_FORMAT,
    state,
    count: rows.length,
    id: packDifferences(column(({ id }) => Number(id))),
    name: column(({ name }) => name),
    slug: packSparse(
      column((center) => (center.slug === makeSlug(center) ? '' : center.slug)),
      '',
    ),
    place: listed<Place>(({ city, zip, lat, lng, approximateLocation }) => [
      city,
      zip,
      lat,
      lng,
      approximateLocation ? 1 : 0,
    ]),
    street: column(({ street }) => street),
    phone: column(({ phone }) => phone && packPhone(phone)),
    programHighlights: packPhrases(column(({ programHighlights }) => programHighlights)),
    website: packSparse(
      column(({ website }) => website),
      null,
    ),
    emailPublic: packSparse(
      column(({ emailPublic }) => emailPublic),
      null,
    ),
    bedCount: packSparse(
      column(({ bedCount }) => bedCount),
      null,
    ),
    staffToClientRatio: packSparse(
      column(({ staffToClientRatio }) => staffToClientRatio),
      null,
    ),
    religiousOrientation: packSparse(
      column(({ religiousOrientation }) => religiousOrientation),
      null,
    ),
    languages: listed(({ languages }) => languages),
    levels: listed(({ levels }) => levels),
    populations: listed(({ populations }) => populations),
    modalities: listed(({ modalities }) => modalities),
    accreditations: listed(({ accreditations }) => accreditations),
    insurance: listed(({ insurance }) => insurance),
    lastVerifiedAt: packSparse(
      column(({ lastVerifiedAt }) => lastVerifiedAt),
      null,
    ),
    verifiedBy: packSparse(
      column(({ verifiedBy }) => verifiedBy),
      null,
    ),
    reviewStatus: packSparse<ReviewStatus>(
      column(({ reviewStatus }) => reviewStatus),
      'PUBLISHED',
    ),
    origin: listed<Origin>(({ source, sourceYear, createdAt, updatedAt }) => [
      source,
      sourceYear,
      createdAt,
      updatedAt,
    ]),
  };
}

/** The centers again, equal to those packed. Centers share equal lists: treat them as read-only. */
export function unpackCenters(packed: PackedCenters): Center[] {
  const { state, count } = packed;
  const ids = unpackDifferences(packed.id);
  const slugs = unpackSparse(packed.slug, count, '');
  const places = unpackDictionary(packed.place);
  const programHighlights = unpackPhrases(packed.programHighlights);
  const websites = unpackSparse(packed.website, count, null);
  const emails = unpackSparse(packed.emailPublic, count, null);
  const bedCounts = unpackSparse(packed.bedCount, count, null);
  const ratios = unpackSparse(packed.staffToClientRatio, count, null);
  const orientations = unpackSparse(packed.religiousOrientation, count, null);
  const languages = unpackDictionary(packed.languages);
  const levels = unpackDictionary(packed.levels);
  const populations = unpackDictionary(packed.populations);
  const modalities = unpackDictionary(packed.modalities);
  const accreditations = unpackDictionary(packed.accreditations);
  const insurance = unpackDictionary(packed.insurance);
  const verifiedAt = unpackSparse(packed.lastVerifiedAt, count, null);
  const verifiedBy = unpackSparse(packed.verifiedBy, count, null);
  const reviewStatuses = unpackSparse(packed.reviewStatus, count, 'PUBLISHED');
  const origins = unpackDictionary(packed.origin);

  return packed.name.map((name, row): Center => {
    const [city, zip, lat, lng, approximate] = places[row]!;
    const [source, sourceYear, createdAt, updatedAt] = origins[row]!;
    const phone = packed.phone[row]!;
    return {
      id: String(ids[row]).padStart(8, '0'),
      slug: slugs[row] || makeSlug({ name, city, state }),
      name,
      city,
      state,
      street: packed.street[row]!,
      zip,
      lat,
      lng,
      approximateLocation: approximate === 1,
      phone: phone && unpackPhone(phone),
      website: websites[row]!,
      emailPublic: emails[row]!,
      programHighlights: programHighlights[row]!,
      bedCount: bedCounts[row]!,
      staffToClientRatio: ratios[row]!,
      languages: languages[row]!,
      religiousOrientation: orientations[row]!,
      levels: levels[row]!,
      populations: populations[row]!,
      modalities: modalities[row]!,
      accreditations: accreditations[row]!,
      insurance: insurance[row]!,
      lastVerifiedAt: verifiedAt[row]!,
      verifiedBy: verifiedBy[row]!,
      reviewStatus: reviewStatuses[row]!,
      source,
      sourceYear,
      createdAt,
      updatedAt,
    };
  });
}

function packPhone(phone: string): string {
  if (/^\d{3}-\d{3}-\d{4}$/.test(phone)) return phone.replaceAll('-', '');
  return /^(=|\d{10}$)/.test(phone) ? `=${phone}` : phone;
}

function unpackPhone(packed: string): string {
  if (packed.startsWith('=')) return packed.slice(1);
  if (packed.length !== 10 || !/^\d{10}$/.test(packed)) return packed;
  return `${packed.slice(0, 3)}-${packed.slice(3, 6)}-${packed.slice(6)}`;
}
