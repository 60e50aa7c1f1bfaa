import { compareText } from '../../fold-text.ts';
import type { Place } from '../center-query.ts';
import { bySize, type City } from '../cities.ts';
import { cityKey } from '../place-names.ts';
import { nameCity, nameZip, type PlaceTable } from '../place-table.ts';
import { knownPlaces } from './known-places.ts';

/** Places by how their names begin: for what is still being typed. */
export class PlaceBeginnings {
  readonly #table: PlaceTable;
  readonly #zips: readonly string[];
  readonly #cities: readonly (City & { key: string })[];
  readonly #keys: readonly string[];

  private constructor(table: PlaceTable) {
    this.#table = table;
    this.#zips = [...table.everyZip].sort(compareText);
    this.#cities = [...table.everyCity].sort((a, b) => compareText(a.key, b.key));
    this.#keys = this.#cities.map(({ key }) => key);
  }

  static readonly #made = new WeakMap<PlaceTable, PlaceBeginnings>();

  /** Those of a table: sorted once, when first asked for. */
  static of(table: PlaceTable): PlaceBeginnings {
    const made = PlaceBeginnings.#made.get(table) ?? new PlaceBeginnings(table);
    PlaceBeginnings.#made.set(table, made);
    return made;
  }

  /** ZIP codes that begin with these digits. */
  zips(digits: string, most: number): Place[] {
    const [from, to] = beginningWith(this.#zips, digits);
    return this.#zips.slice(from, Math.min(to, from + most)).map((zip) => nameZip(this.#table.zip(zip)!));
  }

  /** Cities whose names begin so, the largest first; what people call them by counts, too ("philly", "the bronx"). */
  cities(typed: string, most: number): Place[] {
    const known = [...knownPlaces]
      .filter(([name]) => name.startsWith(typed))
      .flatMap(([, cities]) => cities.slice(0, 1))
      .concat(this.#countiesNamed(typed))
      .flatMap((name) => this.#cityNamed(name));
    const [from, to] = beginningWith(this.#keys, cityKey(typed));
    const found = this.#cities.slice(from, to).sort(bySize);
    // A nickname is short for something larger than most towns that begin like it.
    const all = [...found.slice(0, most), ...known].sort(bySize);
    const names = new Map(all.map((city) => [`${city.city}, ${city.state}`, nameCity(city)]));
    return [...names.values()].slice(0, most);
  }

  /** The cities of the counties that are as good as typed: "bucks co". */
  #countiesNamed(typed: string): string[] {
    const county = /^(.+) (?:co|cou|coun|count|county|par|pari|paris|parish)$/.exec(typed)?.[1];
    return county ? this.#table.counties(county).map((place) => `${place.city}, ${place.state}`) : [];
  }

  #cityNamed(name: string) {
    const [city, state] = name.split(', ');
    const key = cityKey(city!);
    const [from, to] = beginningWith(this.#keys, key);
    return this.#cities.slice(from, to).filter((each) => each.key === key && each.state === state);
  }
}

/** From where to where the words of a sorted list begin so; the end is exclusive. */
function beginningWith(sorted: readonly string[], prefix: string): [number, number] {
  const countWhile = (isSo: (word: string) => boolean) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isSo(sorted[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [
    countWhile((word) => word < prefix),
    countWhile((word) => word < prefix || word.startsWith(prefix)),
  ];
}
