import { type RowReader, unpackDifferences } from '../snapshot/packing.ts';
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

/** Many such places by column: an object for each of the country's 41,000 would take ten times the memory. */
export interface PlaceColumns {
  /** As a number; 0 for a place without one. */
  zips: Uint32Array;
  lats: Float64Array;
  lngs: Float64Array;
  city: RowReader<string>;
  state: RowReader<string>;
}

/** A city in the middle of its ZIP codes, of which it has so many; and thousands of people, 0 for a small place. */
export type City = ZipPlace & { zips: number; thousands: number };

/** Places that are at hand, in their order. */
export function columnsOf(places: readonly ZipPlace[]): PlaceColumns {
  return {
    zips: Uint32Array.from(places, ({ zip }) => Number(zip)),
    lats: Float64Array.from(places, ({ lat }) => lat),
    lngs: Float64Array.from(places, ({ lng }) => lng),
    city: (row) => places[row]!.city,
    state: (row) => places[row]!.state,
  };
}

/** The place of a row. */
export function placeAt({ zips, lats, lngs, city, state }: PlaceColumns, row: number): ZipPlace {
  return {
    zip: zipText(zips[row]!),
    city: city(row),
    state: state(row),
    lat: lats[row]!,
    lng: lngs[row]!,
  };
}

/** Their middle; all else is the first one's. */
export function middleOf(places: readonly ZipPlace[]): ZipPlace {
  const mean = (of: 'lat' | 'lng') => places.reduce((sum, place) => sum + place[of], 0) / places.length;
  return { ...places[0]!, lat: mean('lat'), lng: mean('lng') };
}

/** The ZIP code as it is written; '' for none. */
export function zipText(zip: number): string {
  return zip === 0 ? '' : String(zip).padStart(5, '0');
}

/** The cities by their `cityKey`: each is made of its entries when it is asked for. */
export class Cities {
  readonly #columns: PlaceColumns;
  readonly #rows = new Map<string, number[]>();
  /** By row. */
  readonly #thousands: ReadonlyMap<number, number>;

  constructor(columns: PlaceColumns, populations?: PackedPopulations) {
    this.#columns = columns;
    this.#thousands = new Map(
      populations && unpackDifferences(populations.row).map((row, at) => [row, populations.thousands[at]!]),
    );
    // Thousands of entries share a city's name: to fold it once is enough.
    const ofName = new Map<string, number[]>();
    for (let row = 0; row < columns.zips.length; row++) {
      const name = columns.city(row);
      let rows = ofName.get(name);
      if (!rows) {
        const key = cityKey(name);
        rows = this.#rows.get(key) ?? [];
        this.#rows.set(key, rows);
        ofName.set(name, rows);
      }
      rows.push(row);
    }
  }

  keys(): Iterable<string> {
    return this.#rows.keys();
  }

  /** Of a name one for every state that has it, the size that of its largest entry; all else is the first one's. */
  named(key: string): City[] {
    const cities: City[] = [];
    for (const row of this.#rows.get(key) ?? []) {
      const entry = placeAt(this.#columns, row);
      const thousands = this.#thousands.get(row) ?? 0;
      const city = cities.find(({ state }) => state === entry.state);
      if (!city) {
        // Not spread: V8 would give each a shape of its own.
        cities.push(Object.assign(entry, { zips: 1, thousands }));
        continue;
      }
      city.lat += entry.lat;
      city.lng += entry.lng;
      city.zips += 1;
      city.thousands = Math.max(city.thousands, thousands);
    }
    for (const city of cities) {
      city.lat /= city.zips;
      city.lng /= city.zips;
    }
    return cities;
  }

  /** All of a state, in no order. */
  inState(state: string): City[] {
    const hasAny = (rows: readonly number[]) => rows.some((row) => this.#columns.state(row) === state);
    const keys = [...this.#rows].flatMap(([key, rows]) => (hasAny(rows) ? key : []));
    return keys.flatMap((key) => this.named(key)).filter((city) => city.state === state);
  }
}

/** Sorts the city with the most people first; of small ones that with the most ZIP codes. */
export function bySize(
  a: { thousands: number; zips: number },
  b: { thousands: number; zips: number },
): number {
  return b.thousands - a.thousands || b.zips - a.zips;
}
