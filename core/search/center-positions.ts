import type { Center } from '../center/center.ts';

/** Where the centers of a search are, for a map of a whole state or country. */
export interface CenterPositions {
  /**
   * Each place once, in degrees and to hundredths (half a mile at most), with how many of the centers are there, and
   * where in the results the first of them stands, from 0: [latitude, longitude, centers, first].
   */
  places: [lat: number, lng: number, centers: number, first: number][];
  /** Of how many the place is the middle of a ZIP code, and not the building. */
  approximate: number;
  /** How many have no position, and are in none of the places. */
  unplaced: number;
}

/** What is to be known of a center to show where it is. */
export type PlacedCenter = Pick<Center, 'lat' | 'lng' | 'approximateLocation'>;

const PER_DEGREE = 100;
/** Apart by more than there are hundredths of a degree of longitude. */
const ROW = 1000 * PER_DEGREE;

/** Puts centers, in the order of the results, together by their place. */
export function gatherPositions(centers: Iterable<PlacedCenter>): CenterPositions {
  const found = new Map<number, { count: number; first: number }>();
  let index = -1;
  let approximate = 0;
  let unplaced = 0;
  for (const { lat, lng, approximateLocation } of centers) {
    index += 1;
    if (lat === null || lng === null) {
      unplaced += 1;
      continue;
    }
    if (approximateLocation) approximate += 1;
    // One number for both: a phone makes no text for each of 18,000 centers.
    const place = Math.round((lat + 90) * PER_DEGREE) * ROW + Math.round((lng + 180) * PER_DEGREE);
    const there = found.get(place);
    if (there) there.count += 1;
    else found.set(place, { count: 1, first: index });
  }
  const places = Array.from(found, ([place, { count, first }]): CenterPositions['places'][number] => [
    (Math.floor(place / ROW) - 90 * PER_DEGREE) / PER_DEGREE,
    ((place % ROW) - 180 * PER_DEGREE) / PER_DEGREE,
    count,
    first,
  ]);
  return { places, approximate, unplaced };
}
