import { compareText, fold } from '#core/text.ts';
import { allZipPlaces, type ZipPlace } from './zip-centroids.ts';

/** By name as `nameKey` has it. */
let cities: ReadonlyMap<string, ZipPlace[]> | undefined;

/**
 * The cities of this name, one for each state that has such a post office, by state. The position of each is the
 * middle of its ZIP codes: right for the city, not for a door. Empty where the table has none. "St. Paul", "Ft. Worth"
 * and "New York City" are found as well as the post office's own names.
 */
export function cityPlaces(city: string): readonly ZipPlace[] {
  cities ??= readCities();
  const key = nameKey(city);
  return cities.get(key) ?? cities.get(key.replace(/ city$/, '')) ?? [];
}

function readCities(): ReadonlyMap<string, ZipPlace[]> {
  const sums = new Map<string, ZipPlace & { zips: number }>();
  for (const { city, state, lat, lng } of allZipPlaces()) {
    const id = `${state} ${city}`;
    const sum = sums.get(id) ?? { city, state, lat: 0, lng: 0, zips: 0 };
    sum.lat += lat;
    sum.lng += lng;
    sum.zips += 1;
    sums.set(id, sum);
  }
  const found = new Map<string, ZipPlace[]>();
  for (const { zips, lat, lng, city, state } of sums.values()) {
    const key = nameKey(city);
    const place = { city, state, lat: lat / zips, lng: lng / zips };
    found.set(
      key,
      [...(found.get(key) ?? []), place].sort((a, b) => compareText(a.state, b.state)),
    );
  }
  return found;
}

/** What the post office writes out in names of cities, people shorten. */
const SHORT_WORDS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

function nameKey(city: string): string {
  return (
    fold(city)
      .split(' ')
      .map((word) => SHORT_WORDS[word] ?? word)
      .join(' ')
      // "O Fallon" is what the post office makes of O'Fallon, and `fold` makes "ofallon" of that.
      .replace(/\b([od]) (?=\p{L})/gu, '$1')
  );
}
