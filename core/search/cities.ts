import { unpackDifferences } from '../snapshot/packing.ts';
import type { Point } from './distance.ts';
import { cityKey } from './place-names.ts';

/** A ZIP code of five digits, its post office's city, and the middle of its area. */
export interface ZipPlace extends Point {
  zip: string;
  city: string;
  state: string;
}

/** How many people the larger cities have, as a file holds it, by column, in the order of their `row`. */
export interface PackedPopulations {
  /** Of the ZIP codes, as differences: the first one of the city. */
  row: number[];
  thousands: number[];
}

/** Entries that are taken together: sums of their positions, the size of the largest; all else is the first one's. */
export interface Middle extends ZipPlace {
  entries: number;
  /** Thousands of people; 0 for a small place. */
  thousands: number;
}

/** A city, and how large it is. */
export type City = ZipPlace & { zips: number; thousands: number };

export function addTo(middles: Map<string, Middle>, key: string, entry: ZipPlace, thousands = 0): void {
  const middle = middles.get(key);
  if (!middle) {
    middles.set(key, { ...entry, entries: 1, thousands });
    return;
  }
  middle.lat += entry.lat;
  middle.lng += entry.lng;
  middle.entries += 1;
  middle.thousands = Math.max(middle.thousands, thousands);
}

/** The cities by their `cityKey`, then by state. */
export function groupByCity(
  entries: readonly ZipPlace[],
  populations?: PackedPopulations,
): ReadonlyMap<string, ReadonlyMap<string, Middle>> {
  const thousands = new Map(
    populations && unpackDifferences(populations.row).map((row, at) => [row, populations.thousands[at]!]),
  );
  // Thousands of entries share a city's name: to fold it once is enough.
  const ofName = new Map<string, Map<string, Middle>>();
  const ofKey = new Map<string, Map<string, Middle>>();
  for (const [row, entry] of entries.entries()) {
    let states = ofName.get(entry.city);
    if (!states) {
      const key = cityKey(entry.city);
      states = ofKey.get(key) ?? new Map();
      ofKey.set(key, states);
      ofName.set(entry.city, states);
    }
    addTo(states, entry.state, entry, thousands.get(row));
  }
  return ofKey;
}

/** Sorts the city with the most people first; of small ones that with the most ZIP codes. */
export function bySize(
  a: { thousands: number; zips: number },
  b: { thousands: number; zips: number },
): number {
  return b.thousands - a.thousands || b.zips - a.zips;
}

export function middleOf({ lat, lng, entries }: Middle): Point {
  return { lat: lat / entries, lng: lng / entries };
}

export function placeOf(middle: Middle): ZipPlace {
  const { zip, city, state } = middle;
  return { zip, city, state, ...middleOf(middle) };
}

export function cityOf(middle: Middle): City {
  return { ...placeOf(middle), zips: middle.entries, thousands: middle.thousands };
}
