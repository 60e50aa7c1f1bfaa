import { type Jurisdiction, parseJurisdiction } from '../../lists/public-lists.ts';
import type { Place } from '../center-query.ts';
import type { ZipPlace } from '../cities.ts';
import { stateNamed } from '../place-names.ts';
import { nameCity, nameZip, type PlaceTable } from '../place-table.ts';
import { knownPlaces } from './known-places.ts';
import { PLACE_WORDS, SILENT_WORDS, SMALL_WORDS } from './silent-words.ts';

/** A place, or a state, that some of the words name. */
export interface PlaceFound {
  from: number;
  /** Exclusive. */
  to: number;
  /** The largest of the name first; none where a state as a whole is meant. */
  places: readonly Place[];
  state?: Jurisdiction;
  /** True for a city that only its own name speaks for: the words may as well be of a center's name. */
  guessed?: true;
}

type IsFree = (position: number) => boolean;

/** As many words as a city's name has. */
const LONGEST_CITY = 4;

/** Codes and short forms of states that are words, too. As a state they count after a city only. */
const WORDS_LIKE_STATES = new Set(
  'in or me hi ok la de al co id mi ma pa ms md mt oh va ar as mh del ill ind mass miss wash ore ark ala pr sd'.split(
    ' ',
  ),
);
/** Of those the ones that are hardly anything else after "in", or as the last word. */
const STATES_AT_END = new Set('co id mi ma pa ms md mt oh va ar ok pr sd wash mass'.split(' '));
/** "For my ma", "para mí": behind these none of them is a state. */
const NOT_BEFORE_STATES = new Set('my our para por con a de'.split(' '));

/** A ZIP code ("45011", "10001-1234"); `isFree` tells which words are still to be read. */
export function findZip(words: readonly string[], table: PlaceTable, isFree: IsFree): PlaceFound | undefined {
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]!;
    if (!isFree(at) || !/^\d{5}(?:\d{4})?$/.test(word)) continue;
    const place = table.zip(word);
    if (!place) continue;
    const withFour = /^\d{4}$/.test(words[at + 1] ?? '') && word.length === 5;
    return { from: at, to: at + (withFour ? 2 : 1), places: [nameZip(place)] };
  }
  return undefined;
}

/** A city and the state behind it ("bangor maine", "st paul mn"), or a place that is known by another name ("nyc"). */
export function findSurePlace(
  words: readonly string[],
  table: PlaceTable,
  isFree: IsFree,
): PlaceFound | undefined {
  for (let length = LONGEST_CITY; length >= 1; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (!areFree(from, from + length, isFree)) continue;
      const name = words.slice(from, from + length).join(' ');
      const found =
        findKnown(words, from, from + length, table, isFree) ??
        findInState(name, words, from, from + length, table, isFree);
      if (found) return found;
    }
  }
  return undefined;
}

/** A state by its name ("new mexico"), or by its code where that can be nothing else; but not "kansas" of "kansas city". */
export function findState(
  words: readonly string[],
  table: PlaceTable,
  isFree: IsFree,
): PlaceFound | undefined {
  for (let length = 3; length >= 1; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      if (!areFree(from, from + length, isFree)) continue;
      const state = stateAt(words, from, length);
      if (
        state &&
        isStateHere(words, from, from + length) &&
        !isOfCity(words, from, from + length, table, isFree)
      )
        return { from, to: from + length, places: [], state };
    }
  }
  return undefined;
}

/** A city by its name alone: behind "in" or "near" if `led`, else anywhere. */
export function findCity(
  words: readonly string[],
  table: PlaceTable,
  isFree: IsFree,
  led: boolean,
): PlaceFound | undefined {
  for (let length = LONGEST_CITY; length >= 1; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const to = from + length;
      if (!areFree(from, to, isFree) || (led && !PLACE_WORDS.has(words[from - 1] ?? ''))) continue;
      const own = words.slice(from, to);
      // "In treatment", "near home": some village has every name.
      if (own.every((word) => SILENT_WORDS.has(word) || SMALL_WORDS.has(word))) continue;
      if (own.every((word) => /^\d+$/.test(word) || word.length < 3)) continue;
      const cities = table.cities(own.join(' '));
      if (cities.length > 0)
        return { from, to, places: cities.map(nameCity), ...(!led && { guessed: true }) };
    }
  }
  return undefined;
}

/** A city whose name is misspelled, with its state or without ("los angelas", "pittsburg pa"). */
export function findMisspelledCity(
  words: readonly string[],
  table: PlaceTable,
  isFree: IsFree,
  isStrange: IsFree,
  state: Jurisdiction | undefined,
): PlaceFound | undefined {
  if (!words.some((_, at) => isStrange(at))) return undefined;
  for (const length of [3, 2, 1]) {
    for (let from = words.length - length; from >= 0; from--) {
      const to = from + length;
      if (!areFree(from, to, isFree)) continue;
      const own = words.slice(from, to);
      const name = own.join(' ');
      if (!own.some((_, at) => isStrange(from + at))) continue;
      if (name.length < 5 || own.some((word) => /\d/.test(word) || SILENT_WORDS.has(word))) continue;
      const behind = stateBehind(words, to, isFree);
      const within = behind?.state ?? state;
      const led = PLACE_WORDS.has(words[from - 1] ?? '') || within !== undefined;
      const cities = table
        .citiesLike(name)
        .filter((city) => (within ? city.state === within : led || city.zips > 2));
      if (cities.length === 0) continue;
      return {
        from,
        to: behind?.to ?? to,
        places: cities.map(nameCity),
        ...(!led && { guessed: true as const }),
      };
    }
  }
  return undefined;
}

/** The cities of a name that are in the state. */
export function inState(places: readonly Place[], state: Jurisdiction): readonly Place[] {
  return places.filter((place) => place.state === state);
}

function findKnown(
  words: readonly string[],
  from: number,
  to: number,
  table: PlaceTable,
  isFree: IsFree,
): PlaceFound | undefined {
  const name = words.slice(from, to).join(' ');
  const behind = stateBehind(words, to, isFree);
  const known = (knownPlaces.get(name.replace(/^condado de (.+)$/, '$1 county')) ?? []).flatMap((city) =>
    cityInState(city, table),
  );
  const others = findCounty(name, table).filter(({ state }) => !known.some((place) => place.state === state));
  const places = [...known, ...others];
  if (places.length === 0 || !isNicknameHere(name, words, from, to)) return undefined;
  const [own] = behind ? inState(places, behind.state) : [];
  return behind && own ? { from, to: behind.to, places: [own] } : { from, to, places };
}

/** Where the table knows no counties, most of them are called like a town in them. */
function findCounty(name: string, table: PlaceTable): Place[] {
  const county = /^(?:(.+) (?:county|parish)|condado de (.+))$/.exec(name);
  const own = county?.[1] ?? county?.[2];
  if (!own) return [];
  const found = table.counties(own);
  return (found.length > 0 ? found : table.cities(own)).map(nameCity);
}

function cityInState(name: string, table: PlaceTable): Place[] {
  const [city, state] = name.split(', ');
  const found = table.cities(city!).find((place) => place.state === state);
  return found ? [nameCity(found)] : [];
}

/** "LA rehab", "rehab in la", but not "la clínica". */
function isNicknameHere(name: string, words: readonly string[], from: number, to: number): boolean {
  if (name !== 'la') return true;
  const before = words[from - 1];
  return (
    before === 'in' ||
    before === 'near' ||
    (to === words.length && before !== 'en') ||
    (from === 0 && EN.has(words[1] ?? ''))
  );
}
const EN = new Set(
  'rehab detox suboxone methadone outpatient county iop php drug alcohol inpatient treatment therapy'.split(
    ' ',
  ),
);

function findInState(
  name: string,
  words: readonly string[],
  from: number,
  to: number,
  table: PlaceTable,
  isFree: IsFree,
): PlaceFound | undefined {
  const behind = stateBehind(words, to, isFree);
  if (!behind) return undefined;
  const namesakes = table.cities(name);
  const isThere = (place: ZipPlace) => place.state === behind.state;
  // "Pittsburg, PA": another state has it, and this one has the city that is meant.
  const city =
    namesakes.find(isThere) ?? (namesakes.length > 0 ? likely(name, table).find(isThere) : undefined);
  if (!city) return undefined;
  const code = words[to]!;
  if (
    behind.to === to + 1 &&
    (SMALL_WORDS.has(code) || code === 'in') &&
    behind.to < words.length &&
    !isZipLike(words[behind.to]!)
  ) {
    // "Miami in Florida", "Portland or Salem", but "bangor me detox".
    if (!['me', 'hi', 'ok'].includes(code)) return undefined;
  }
  return { from, to: behind.to, places: [nameCity(city)] };
}

function likely(name: string, table: PlaceTable): readonly ZipPlace[] {
  return SILENT_WORDS.has(name) || name.length < 5 ? [] : table.citiesLike(name);
}

function isZipLike(word: string): boolean {
  return /^\d{5}$/.test(word);
}

function stateBehind(words: readonly string[], at: number, isFree: IsFree) {
  // "Austin in Texas"
  const start = words[at] === 'in' || words[at] === 'en' ? [at, at + 1] : [at];
  for (const from of start.reverse()) {
    for (let length = 3; length >= 1; length--) {
      if (from + length > words.length || !areFree(from, from + length, isFree)) continue;
      const state = stateAt(words, from, length);
      if (state) return { state, to: from + length };
    }
  }
  return undefined;
}

function stateAt(words: readonly string[], from: number, length: number): Jurisdiction | undefined {
  return parseJurisdiction(stateNamed(words.slice(from, from + length).join(' ')));
}

function isStateHere(words: readonly string[], from: number, to: number): boolean {
  const name = words.slice(from, to).join(' ');
  if (!WORDS_LIKE_STATES.has(name)) return true;
  const before = words[from - 1] ?? '';
  if (NOT_BEFORE_STATES.has(before)) return false;
  // "MI detox", but not "mi hijo".
  if (name === 'mi' && from === 0 && EN.has(words[1] ?? '')) return true;
  const isLast = to === words.length;
  // "PA Medicaid"
  if (STATES_AT_END.has(name) && words[to] === 'medicaid') return true;
  const led = before === 'in' || before === 'near';
  return STATES_AT_END.has(name) && (led || (isLast && name !== 'va'));
}

/** True where a state's name, or a country's, and the words beside it are a city's. */
export function isOfCity(
  words: readonly string[],
  from: number,
  to: number,
  table: PlaceTable,
  isFree: IsFree,
): boolean {
  const [first, last] = [Math.max(0, to - LONGEST_CITY), Math.min(words.length, from + LONGEST_CITY)];
  for (let start = first; start <= from; start++) {
    for (let end = to; end <= last; end++) {
      if (end - start === to - from || !areFree(start, end, isFree)) continue;
      const beside = [...words.slice(start, from), ...words.slice(to, end)];
      if (beside.every((word) => SMALL_WORDS.has(word))) continue;
      if (table.cities(words.slice(start, end).join(' ')).length > 0) return true;
    }
  }
  return false;
}

function areFree(from: number, to: number, isFree: IsFree): boolean {
  for (let at = from; at < to; at++) if (!isFree(at)) return false;
  return true;
}
