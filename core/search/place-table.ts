import { compareText, fold } from '../fold-text.ts';
import { countBelow } from '../snapshot/count-below.ts';
import type { CenterHead } from '../snapshot/packed-centers.ts';
import { openDictionary, type PackedDictionary, unpackDifferences } from '../snapshot/packing.ts';
import type { Place, PlaceAnswer } from './center-query.ts';
import {
  bySize,
  Cities,
  type City,
  columnsOf,
  middleOf,
  type PackedPopulations,
  type PlaceColumns,
  placeAt,
  type ZipPlace,
  zipText,
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

type Packed = Pick<PackedZipCentroids, 'counties' | 'populations'>;

/** As many places of one name as a person is asked to choose from. */
const MOST_CHOICES = 20;
/** Who is farther than that from the middle of every ZIP code's area is not in the country. */
const FARTHEST_ZIP_MILES = 100;

/** Knows where ZIP codes and cities are. Positions are right for the city or the neighborhood, not for a door. */
export class PlaceTable {
  readonly #columns: PlaceColumns;
  /** A row for each ZIP code, in their order. */
  readonly #byZip: PlaceColumns;
  /** Made when a city is first asked for. */
  #cities: Cities | undefined;
  readonly #packed: Partial<Packed>;
  /** By `cityKey`, the largest first: the row of each one's city. Made when a county is first asked for. */
  #counties: ReadonlyMap<string, readonly number[]> | undefined;
  /** By first letter, made when a city with it is first misspelled. */
  #spelling: Map<string, { keys: readonly string[]; spelling: Spelling }> | undefined;

  private constructor(columns: PlaceColumns, byZip: PlaceColumns, packed: Partial<Packed> = {}) {
    this.#columns = columns;
    this.#byZip = byZip;
    this.#packed = packed;
  }

  static unpack(packed: PackedZipCentroids): PlaceTable {
    const degrees = (column: number[]) => Float64Array.from(unpackDifferences(column), (each) => each / 100);
    const columns = {
      zips: Uint32Array.from(unpackDifferences(packed.zip)),
      lats: degrees(packed.lat),
      lngs: degrees(packed.lng),
      city: openDictionary(packed.city),
      state: openDictionary(packed.state),
    };
    return new PlaceTable(columns, columns, packed);
  }

  /** Entries of one ZIP code, or of one city, are taken together: their place is the middle of all of them. */
  static of(entries: readonly ZipPlace[], packed?: Pick<Packed, 'populations'>): PlaceTable {
    const ofZip = new Map<string, ZipPlace[]>();
    for (const entry of entries) {
      const others = ofZip.get(entry.zip);
      if (others) others.push(entry);
      else if (entry.zip !== '') ofZip.set(entry.zip, [entry]);
    }
    const zips = [...ofZip.values()].map(middleOf).sort((a, b) => compareText(a.zip, b.zip));
    return new PlaceTable(columnsOf(entries), columnsOf(zips), packed);
  }

  /** What the centers themselves tell of places, where no better table is at hand. */
  static ofCenters(centers: Iterable<CenterHead>): PlaceTable {
    const entries: ZipPlace[] = [];
    for (const { zip, city, state, lat, lng } of centers) {
      if (lat !== null && lng !== null) entries.push({ zip: zip?.slice(0, 5) ?? '', city, state, lat, lng });
    }
    return PlaceTable.of(entries);
  }

  /** Where a ZIP ("75201", "75201-1234") is; undefined where the table lacks it. */
  zip(code: string): ZipPlace | undefined {
    const { zips } = this.#byZip;
    const zip = /^\d{5}/.test(code) ? Number(code.slice(0, 5)) : 0;
    const row = countBelow(zips.length, (at) => zips[at]! < zip);
    return zips[row] === zip ? placeAt(this.#byZip, row) : undefined;
  }

  /**
   * The cities of this name, one for each state that has such a post office, the largest first.
   * "St. Paul", "Ft. Worth" and "New York City" are found as well as the post office's own names.
   */
  cities(name: string): readonly ZipPlace[] {
    const all = this.#readCities();
    const key = cityKey(name);
    const named = all.named(key);
    const cities = (named.length > 0 ? named : all.named(key.replace(/ city$/, ''))).sort(bySize);
    return isNickname(name) ? cities.slice(0, 1) : cities;
  }

  /** The counties of this name ("Bucks"), the largest first: of each the city with the most people in it. */
  counties(name: string): readonly ZipPlace[] {
    if (!this.#packed.counties) return [];
    this.#counties ??= groupCounties(this.#packed.counties);
    return (this.#counties.get(cityKey(name)) ?? []).flatMap((row) => {
      const state = this.#columns.state(row);
      return this.cities(this.#columns.city(row)).filter((place) => place.state === state);
    });
  }

  /**
   * The cities whose name is a typo or two away, the largest first. As in a word, few letters forgive few typos.
   */
  citiesLike(name: string): readonly City[] {
    const cities = this.#readCities();
    this.#spelling ??= new Map();
    const typed = cityKey(name);
    // Who mistypes a name seldom mistypes its first letter.
    const letter = typed.charAt(0);
    let alike = this.#spelling.get(letter);
    if (!alike) {
      const keys = [...cities.keys()].filter((key) => key.startsWith(letter));
      alike = { keys, spelling: Spelling.of(keys) };
      this.#spelling.set(letter, alike);
    }
    const { keys, spelling } = alike;
    const found = spelling.within(allowedTypos(typed), typed).flatMap((at) => cities.named(keys[at]!));
    return found.sort(bySize);
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
    const cities = this.#readCities();
    return [...cities.keys()].flatMap((key) => cities.named(key).map((city) => Object.assign(city, { key })));
  }

  /** Every ZIP code. */
  get everyZip(): readonly string[] {
    return Array.from(this.#byZip.zips, zipText);
  }

  /** The city of a state that has the most people. */
  largestCity(state: string): Place | undefined {
    const [largest] = this.#readCities().inState(state).sort(bySize);
    return largest && nameCity(largest);
  }

  /** The ZIP code whose middle is nearest; undefined outside the United States. */
  nearestZip(point: Point): NearestZip | undefined {
    let nearest: ZipPlace | undefined;
    let least = FARTHEST_ZIP_MILES;
    for (let row = 0; row < this.#byZip.zips.length; row++) {
      const place = placeAt(this.#byZip, row);
      const miles = milesBetween(point, place);
      if (miles >= least) continue;
      nearest = place;
      least = miles;
    }
    return nearest && { ...nearest, ...nameZip(nearest) };
  }

  #readCities(): Cities {
    this.#cities ??= new Cities(this.#columns, this.#packed.populations);
    return this.#cities;
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
