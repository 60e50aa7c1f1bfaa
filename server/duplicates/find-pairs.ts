import { foldStreet } from '#core/center/fold-street.ts';
import { numberOf } from '#core/center/repairs.ts';
import { compareText, fold } from '#core/fold-text.ts';
import { compareNames, nameWords } from './likeness.ts';

/** A center as far as its duplicates are looked for. */
export interface Listed {
  id: string;
  name: string;
  city: string;
  state: string;
  street?: string | null;
  zip?: string | null;
  phone?: string | null;
}

/** What two centers have in common; the best reasons first. */
export const duplicateReasons = [
  'same_name',
  'same_address',
  'same_phone',
  'similar_name',
  'same_building',
] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Two centers that are likely one; the first id is the smaller one. */
export interface LikelyPair {
  firstId: string;
  secondId: string;
  state: string;
  /** Of the first. */
  name: string;
  reasons: DuplicateReason[];
}

/**
 * The pairs of centers that are likely one, in no order. An organization with several sites in a city is none: two
 * addresses are two centers, whatever name and phone they share, unless one has no address.
 */
export function findLikelyPairs(centers: readonly Listed[]): LikelyPair[] {
  const all = centers.map(toCompared);
  // Those with an address share a building, or are no pair; by the name alone only the others are found.
  const cities = new Set(all.filter(({ street }) => street === '').map(cityKey));
  const nearUnplaced = all.filter((center) => cities.has(cityKey(center)));
  const found = new Map<string, LikelyPair>();
  for (const bucket of [...bucketsOf(all, buildingKey), ...bucketsOf(nearUnplaced, nameKey)]) {
    for (const [index, a] of bucket.entries()) {
      for (const b of bucket.slice(index + 1)) {
        const reasons = compareCenters(a, b);
        if (reasons.length === 0) continue;
        const [first, second] = a.id < b.id ? [a, b] : [b, a];
        const { state, name } = first;
        const pair = { firstId: first.id, secondId: second.id, state, name, reasons };
        found.set(`${first.id} ${second.id}`, pair);
      }
    }
  }
  return [...found.values()];
}

/** The likeliest pairs first, then by state and name. */
export function inOrder(pairs: readonly LikelyPair[]): LikelyPair[] {
  return [...pairs].sort(
    (a, b) =>
      weigh(b) - weigh(a) ||
      compareText(a.state, b.state) ||
      compareText(a.name, b.name) ||
      compareText(a.firstId, b.firstId) ||
      compareText(a.secondId, b.secondId),
  );
}

interface Compared {
  id: string;
  name: string;
  /** The name's, read when they are first asked for: most centers share their building with none. */
  words: () => string[];
  city: string;
  state: string;
  /** The street, or '' where it is not known. */
  street: string;
  /** The number of the building, or ''. */
  building: string;
  zip: string;
  /** Without an extension; or ''. */
  phone: string;
}

function toCompared({ id, name, city, state, street, zip, phone }: Listed): Compared {
  const folded = street ? foldStreet(street) : '';
  let words: string[] | undefined;
  return {
    id,
    name,
    words: () => {
      words ??= nameWords(name);
      return words;
    },
    city: fold(city),
    state,
    street: folded,
    // "91-884" is one number in Hawaii and in Queens.
    building: /\d+(-\d+)?/.exec(street ?? '')?.[0] ?? folded,
    zip: zip?.slice(0, 5) ?? '',
    phone: numberOf(phone) ?? '',
  };
}

function buildingKey({ building, zip }: Compared): string | undefined {
  return building && zip ? `${building} ${zip}` : undefined;
}

function cityKey({ city, state }: Compared): string {
  return `${city}|${state}`;
}

function nameKey(center: Compared): string | undefined {
  const words = center.words();
  return words.length > 0 ? `${words.join(' ')}|${cityKey(center)}` : undefined;
}

function bucketsOf(
  centers: readonly Compared[],
  keyOf: (center: Compared) => string | undefined,
): Compared[][] {
  const buckets = new Map<string, Compared[]>();
  for (const center of centers) {
    const key = keyOf(center);
    if (key === undefined) continue;
    const bucket = buckets.get(key);
    if (bucket) bucket.push(center);
    else buckets.set(key, [center]);
  }
  return [...buckets.values()].filter(({ length }) => length > 1);
}

/** Why the two are likely one; nothing where they are not. */
function compareCenters(a: Compared, b: Compared): DuplicateReason[] {
  const samePhone = a.phone !== '' && a.phone === b.phone;
  const sameBuilding = buildingKey(a) !== undefined && buildingKey(a) === buildingKey(b);
  const sameAddress = sameBuilding && a.street === b.street;
  const addressUnknown = a.street === '' || b.street === '';
  const phoneUnknown = a.phone === '' || b.phone === '';
  const name = compareNames(a.words(), b.words());
  const likely =
    (sameBuilding && samePhone) ||
    (sameAddress && name !== undefined) ||
    (sameBuilding && name === 'same_name') ||
    (addressUnknown && name === 'same_name' && (samePhone || phoneUnknown));
  if (!likely) return [];
  const has: Record<DuplicateReason, boolean> = {
    same_name: name === 'same_name',
    same_address: sameAddress,
    same_phone: samePhone,
    similar_name: name === 'similar_name',
    same_building: sameBuilding && !sameAddress,
  };
  return duplicateReasons.filter((reason) => has[reason]);
}

const weights: Record<DuplicateReason, number> = {
  same_name: 4,
  same_address: 4,
  same_phone: 4,
  similar_name: 2,
  same_building: 1,
};

function weigh({ reasons }: LikelyPair): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}
