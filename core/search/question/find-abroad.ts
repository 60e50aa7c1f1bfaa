import type { PlaceTable } from '../place-table.ts';
import { isOfCity } from './find-place.ts';
import { behindCity, countries } from './lexicon/countries.ts';
import { SILENT_WORDS, SMALL_WORDS } from './silent-words.ts';

/** Another country that some of the words name. */
export interface AbroadFound {
  from: number;
  /** Exclusive. */
  to: number;
  /** By ISO 3166. */
  country: string;
  /** True where somebody is from there: "a therapist from India", "soy de Honduras". */
  isOrigin: boolean;
}

const named = byName(countries);
const namedBehindCity = byName(behindCity);
const LONGEST = 3;
/** "Dallas bc I lost my job": behind these it is "because". */
const BECAUSE_OF = new Set(
  'i im ive id he hes she shes they theyre we its it my our his her their the of there'.split(' '),
);

/**
 * Another country that is named, with the city before it ("London UK"). Whoever asks has looked for a city with its state
 * and for a state before: "Toronto, OH" and "New Mexico" are none.
 */
export function findAbroad(
  words: readonly string[],
  table: PlaceTable,
  isFree: (at: number) => boolean,
): AbroadFound | undefined {
  const areFree = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (!isFree(at)) return false;
    return true;
  };
  for (let length = LONGEST; length >= 1; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const to = from + length;
      if (!areFree(from, to) || words[from - 1] === 'new') continue;
      const name = words.slice(from, to).join(' ');
      const sure = named.get(name);
      const country = sure ?? namedBehindCity.get(name);
      if (!country || (name === 'bc' && BECAUSE_OF.has(words[to] ?? ''))) continue;
      const city = cityBefore(words, from, table, areFree);
      if (city === undefined && (!sure || isOfCity(words, from, to, table, isFree))) continue;
      return { from: city ?? from, to, country, isOrigin: isOrigin(words, city ?? from) };
    }
  }
  return undefined;
}

/** Not so "an hour from Tijuana". */
function isOrigin(words: readonly string[], from: number): boolean {
  const [verb = '', small] = [words[from - 2], words[from - 1]];
  if (small === 'from') return !/^(?:mi|miles?|minutes?|mins?|hours?|hrs?|far|away|across)$/.test(verb);
  return small === 'de' && /^(?:soy|eres|es|somos|son|vengo|viene|venimos|vienen)$/.test(verb);
}

/** Where the name of a city begins that ends before a word. */
function cityBefore(
  words: readonly string[],
  end: number,
  table: PlaceTable,
  areFree: (from: number, to: number) => boolean,
): number | undefined {
  for (let from = Math.max(0, end - LONGEST); from < end; from++) {
    const own = words.slice(from, end);
    if (!areFree(from, end) || own.every((word) => SILENT_WORDS.has(word) || SMALL_WORDS.has(word))) continue;
    if (named.has(own.join(' ')) || table.cities(own.join(' ')).length > 0) return from;
  }
  return undefined;
}

function byName(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([country, names]) =>
      names.split(', ').map((name) => [name, country] as const),
    ),
  );
}
