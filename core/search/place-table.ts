import { fold } from '../fold-text.ts';
import type { CenterHead } from '../snapshot/packed-centers.ts';
import { type PackedDictionary, unpackDictionary, unpackDifferences } from '../snapshot/packing.ts';
import type { Place, PlaceAnswer } from './center-query.ts';
import {
  addTo,
  bySize,
  type City,
  cityOf,
  groupByCity,
  type Middle,
  middleOf,
  type PackedPopulations,
  placeOf,
  type ZipPlace,
} from './cities.ts';
import { groupCounties, type PackedCounties } from './counties.ts';
import { milesBetween, type Point } from './distance.ts';
import { cityKey, isNickname, stateNamed } from './place-names.ts';
import { allowedTypos, Spelling } from './spelling.ts';

/** The ZIP code around a position, and its `name`: "78701 (Austin, TX)". */
export type NearestZip = ZipPlace & Place;

/** The table as a file holds it (data/zip-centroids.json), by column, in the order of the ZIP codes. */
export interface PackedZipCentroids {
  /** Each as the difference to the one before. */
  zip: number[];
  /** Hundredths of a degree, as differences: within half a mile of what the source says. */
  lat: number[];
  lng: number[];
  city: PackedDictionary<string>;
  state: PackedDictionary<string>;
  counties: PackedCounties;
  populations: PackedPopulations;
}

/** As many places of one name as a person is asked to choose from. */
const MOST_CHOICES = 20;
/** Who is farther than that from the middle of every ZIP code's area is not in the country. */
const FARTHEST_ZIP_MILES = 100;

/** Knows where ZIP codes and cities are. Positions are right for the city or the neighborhood, not for a door. */
export class PlaceTable {
  readonly #zips = new Map<string, Middle>();
  readonly #entries: readonly ZipPlace[];
  /** By `cityKey`, then by state. Made when a city is first asked for. */
  #cities: ReadonlyMap<string, ReadonlyMap<string, Middle>> | undefined;
  readonly #packed: Partial<Pick<PackedZipCentroids, 'counties' | 'populations'>>;
  /** By `cityKey`, the largest first: the row of each one's city. Made when a county is first asked for. */
  #counties: ReadonlyMap<string, readonly number[]> | undefined;
  /** By first letter, made when a city with it is first misspelled. */
  #spelling: Map<string, { keys: readonly string[]; spelling: Spelling }> | undefined;

  /** Entries of one ZIP code, or of one city, are taken together: their place is the middle of all of them. */
  constructor(
    entries: readonly ZipPlace[],
    packed: Partial<Pick<PackedZipCentroids, 'counties' | 'populations'>> = {},
  ) {
    this.#entries = entries;
    this.#packed = packed;
    for (const entry of entries) if (entry.zip !== '') addTo(this.#zips, entry.zip, entry);
  }

  static unpack(packed: PackedZipCentroids): PlaceTable {
    const zips = unpackDifferences(packed.zip);
    const lats = unpackDifferences(packed.lat);
    const lngs = unpackDifferences(packed.lng);
    const cities = unpackDictionary(packed.city);
    const states = unpackDictionary(packed.state);
    return new PlaceTable(
      zips.map((zip, row) => ({
        zip: String(zip).padStart(5, '0'),
        lat: lats[row]! / 100,
        lng: lngs[row]! / 100,
        city: cities[row]!,
        state: states[row]!,
      })),
      packed,
    );
  }

  /** What the centers themselves tell of places, where no better table is at hand. */
  static ofCenters(centers: Iterable<CenterHead>): PlaceTable {
    const entries: ZipPlace[] = [];
    for (const { zip, city, state, lat, lng } of centers) {
      if (lat !== null && lng !== null) entries.push({ zip: zip?.slice(0, 5) ?? '', city, state, lat, lng });
    }
    return new PlaceTable(entries);
  }

  /** Where a ZIP ("75201", "75201-1234") is; undefined where the table lacks it. */
  zip(code: string): ZipPlace | undefined {
    const middle = this.#zips.get(code.slice(0, 5));
    return middle && placeOf(middle);
  }

  /**
   * The cities of this name, one for each state that has such a post office, the largest first.
   * "St. Paul", "Ft. Worth" and "New York City" are found as well as the post office's own names.
   */
  cities(name: string): readonly ZipPlace[] {
    this.#cities ??= groupByCity(this.#entries, this.#packed.populations);
    const key = cityKey(name);
    const found = this.#cities.get(key) ?? this.#cities.get(key.replace(/ city$/, '')) ?? new Map();
    const cities = [...found.values()].map(cityOf).sort(bySize);
    return isNickname(name) ? cities.slice(0, 1) : cities;
  }

  /** The counties of this name ("Bucks"), the largest first: of each the city with the most people in it. */
  counties(name: string): readonly ZipPlace[] {
    if (!this.#packed.counties) return [];
    this.#counties ??= groupCounties(this.#packed.counties);
    return (this.#counties.get(cityKey(name)) ?? []).flatMap((row) => {
      const { city, state } = this.#entries[row]!;
      return this.cities(city).filter((place) => place.state === state);
    });
  }

  /**
   * The cities whose name is a typo or two away, the largest first. As in a word, few letters forgive few typos.
   */
  citiesLike(name: string): readonly City[] {
    this.#cities ??= groupByCity(this.#entries, this.#packed.populations);
    this.#spelling ??= new Map();
    const typed = cityKey(name);
    // Who mistypes a name seldom mistypes its first letter.
    const letter = typed.charAt(0);
    let alike = this.#spelling.get(letter);
    if (!alike) {
      const keys = [...this.#cities.keys()].filter((key) => key.startsWith(letter));
      alike = { keys, spelling: Spelling.of(keys) };
      this.#spelling.set(letter, alike);
    }
    const { keys, spelling } = alike;
    const found = spelling
      .within(allowedTypos(typed), typed)
      .flatMap((at) => [...this.#cities!.get(keys[at]!)!.values()]);
    return found.map(cityOf).sort(bySize);
  }

  /**
   * What words mean: "78701", "78701-1234", "Austin, TX", "austin texas", "St. Paul", "Nueva York". A city that
   * several states have is a choice between them, the largest first; no choices where the table has no such place.
   */
  find(words: string): PlaceAnswer {
    const zip = this.#findZip(words);
    if (zip !== undefined) {
      const found = this.zip(zip);
      return found ? { place: nameZip(found) } : { choices: [] };
    }
    const typed = foldPlace(words).split(' ');
    const inState = this.#findInState(typed);
    if (inState) return { place: nameCity(inState) };
    const [city, ...others] = this.#citiesAtEnd(typed);
    if (!city) return { choices: [] };
    if (others.length === 0) return { place: nameCity(city) };
    return { choices: [city, ...others].slice(0, MOST_CHOICES).map(nameCity) };
  }

  /** Every city by the name under which it is looked up, one for each state that has it. */
  get everyCity(): readonly (City & { key: string })[] {
    this.#cities ??= groupByCity(this.#entries, this.#packed.populations);
    return [...this.#cities].flatMap(([key, states]) =>
      Array.from(states.values(), (middle) => ({ ...cityOf(middle), key })),
    );
  }

  /** Every ZIP code. */
  get everyZip(): readonly string[] {
    return [...this.#zips.keys()];
  }

  /** The city of a state that has the most people. */
  largestCity(state: string): Place | undefined {
    this.#cities ??= groupByCity(this.#entries, this.#packed.populations);
    const cities = [...this.#cities.values()].flatMap((states) => states.get(state) ?? []);
    const [largest] = cities.map(cityOf).sort(bySize);
    return largest && nameCity(largest);
  }

  /** The ZIP code whose middle is nearest; undefined outside the United States. */
  nearestZip(point: Point): NearestZip | undefined {
    let nearest: Middle | undefined;
    let least = FARTHEST_ZIP_MILES;
    for (const middle of this.#zips.values()) {
      const miles = milesBetween(point, middleOf(middle));
      if (miles >= least) continue;
      nearest = middle;
      least = miles;
    }
    if (!nearest) return undefined;
    const place = placeOf(nearest);
    return { ...place, ...nameZip(place) };
  }

  /** Reads the last words as a state, as many as can be: "new mexico" before "mexico". */
  #findInState(words: readonly string[]): ZipPlace | undefined {
    for (let from = 1; from < words.length; from++) {
      const state = stateNamed(words.slice(from).join(' '));
      if (!state) continue;
      const [city] = this.#citiesAtEnd(words.slice(0, from), state);
      if (city) return city;
    }
    return undefined;
  }

  /**
   * The cities that the words name, in the one state if it is given. What has a number is an address, of which the
   * end is the city: as many words as can be.
   */
  #citiesAtEnd(words: readonly string[], state?: string): readonly ZipPlace[] {
    const starts = words.some((word) => /\d/.test(word)) ? words.length : 1;
    for (let from = 0; from < starts; from++) {
      const cities = this.cities(words.slice(from).join(' '));
      const found = state ? cities.filter((place) => place.state === state) : cities;
      if (found.length > 0) return found;
    }
    return [];
  }

  /**
   * The last number of five digits, if a ZIP code stands there: at the end but for a state or a country, or before
   * its own city ("78701 (Austin, TX)"). Any other is a house's.
   */
  #findZip(words: string): string | undefined {
    const last = [...words.matchAll(/\b(\d{5})(?:-?\d{4})?\b/g)].pop();
    if (!last) return undefined;
    const zip = last[1]!;
    const after = foldPlace(words.slice(last.index + last[0].length));
    if (after === '' || stateNamed(after)) return zip;
    const own = this.zip(zip);
    if (!own) return undefined;
    const inState = this.#findInState(after.split(' '));
    const isOwn =
      cityKey(inState?.city ?? after) === cityKey(own.city) && (inState?.state ?? own.state) === own.state;
    return isOwn ? zip : undefined;
  }
}

/** Folded, and without the country at the end. */
function foldPlace(words: string): string {
  return fold(words).replace(/(?:^| )(?:u ?s ?a?|united states(?: of america)?|ee ?uu|estados unidos)$/, '');
}

/** "78701 (Austin, TX)". */
export function nameZip({ zip, city, state, lat, lng }: ZipPlace): Place {
  return { name: `${zip} (${city}, ${state})`, state, lat, lng };
}

/** "Austin, TX". */
export function nameCity({ city, state, lat, lng }: ZipPlace): Place {
  return { name: `${city}, ${state}`, state, lat, lng };
}
