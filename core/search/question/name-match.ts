import { wordsOf } from '../../fold-text.ts';
import type { Jurisdiction } from '../../lists/public-lists.ts';
import { Bitset } from '../bitset.ts';
import type { Directory } from '../directory.ts';
import { allowedTypos, isWithinTypos } from '../spelling.ts';
import { phraseAt } from './match-phrases.ts';
import type { Reading } from './reading.ts';
import { ASKING_WORDS, PLACE_WORDS, SMALL_WORDS } from './silent-words.ts';

/** Of more centers than that a name says too little. */
const MOST_OF_NAME = 40;

/** What a question is as a name. */
export interface NameMatch {
  /** The words that are a name's and nothing else: only they are searched, as text. */
  sought: string | undefined;
  /** The rows of centers whose names begin as the question does, though its words mean something, too. */
  rows: Bitset | undefined;
}

const NO_NAME: NameMatch = { sought: undefined, rows: undefined };

/** Looks whether a question names centers: "john's place", "hamilton treatment services", "boston recovery center". */
export function rowsOfName(directory: Directory, q: string, reading: Reading): NameMatch {
  const words = wordsOf(q);
  const whole = matchName(directory, q, words, reading);
  if (whole !== NO_NAME) return whole;
  const asked = matchAsked(directory, words, reading);
  if (asked !== NO_NAME) return asked;
  return { sought: undefined, rows: rowsOfVillage(directory, reading) };
}

/** "What is the number of Hope House?", "betty ford in center city": names are written without what stands around them. */
function matchAsked(directory: Directory, words: readonly string[], reading: Reading): NameMatch {
  // Beside a place that is sure such a name's centers come first by themselves, and the others around it behind them.
  const isPlaced = reading.places.length > 0 && !reading.guessedPlace;
  if (isPlaced && reading.rest.length > 0) return NO_NAME;
  const own = withoutAsking(words);
  if (own.length === words.length && !reading.guessedPlace) return NO_NAME;
  const named = own.filter((word) => !SMALL_WORDS.has(word) && !PLACE_WORDS.has(word));
  return matchName(directory, named.join(' '), named, reading);
}

function matchName(
  directory: Directory,
  q: string,
  words: readonly string[],
  { rest, guessedPlace, filters, places }: Reading,
): NameMatch {
  if (words.length === 0) return NO_NAME;
  const ranks = directory.named(q);
  const found = ranks.reduce((sum, rank) => sum + rank.count, 0);
  if (found === 0) return NO_NAME;
  if (rest.length > 0) return { sought: q, rows: undefined };
  if (words.length < 2 && !guessedPlace) return NO_NAME;
  const rows = rowsCalled(directory, words, ranks);
  if (!rows) return NO_NAME;
  // "Phoenix House", "Blue Heron": nothing but a name speaks for the place. Nor where none that is called so is there.
  const isThere = [...rows].some((row) => places.some(({ state }) => state === directory.head(row).state));
  const isNoPlace = guessedPlace && (Object.keys(filters).length === 0 || !isThere);
  return isNoPlace ? { sought: q, rows: undefined } : { sought: undefined, rows };
}

/**
 * "Cedar Ridge behavioral", where Cedar Ridge is a village without any center: those that are called so, though nothing of
 * theirs has the other words.
 */
function rowsOfVillage(directory: Directory, { guessedPlace, places, words }: Reading): Bitset | undefined {
  const name = words.get('near') ?? '';
  const [place] = places;
  if (!guessedPlace || !place) return undefined;
  const inState = directory.byState(place.state as Jurisdiction);
  const isListed = [...inState.heads()].some(({ city, state }) => `${city}, ${state}` === place.name);
  return isListed ? undefined : rowsCalled(directory, wordsOf(name), directory.named(name));
}

/** Of the rows those whose names have the words as a name has them; undefined for none, and for too many. */
function rowsCalled(
  directory: Directory,
  words: readonly string[],
  ranks: readonly Bitset[],
): Bitset | undefined {
  const rows = new Bitset(directory.size);
  for (const rank of ranks) {
    for (const row of rank) {
      const { name, city } = directory.head(row);
      // "San Luis Valley" in San Luis is called after its city.
      const typed = [words, withoutCity(words, wordsOf(city))];
      if (typed.some((own) => isOfName(wordsOf(name), own))) rows.add(row);
    }
  }
  return rows.count === 0 || rows.count > MOST_OF_NAME ? undefined : rows;
}

/** Without what people ask of a center, at the beginning and at the end: "what is the phone number of". */
function withoutAsking(words: readonly string[]): readonly string[] {
  const isAsking = (word: string) => ASKING_WORDS.has(word) || SMALL_WORDS.has(word);
  const from = words.findIndex((word) => !isAsking(word));
  const to = words.findLastIndex((word) => !isAsking(word)) + 1;
  const around = [...words.slice(0, from), ...words.slice(to)];
  return around.some((word) => ASKING_WORDS.has(word)) ? words.slice(from, to) : words;
}

/** People put the city before a name, or behind it. */
function withoutCity(words: readonly string[], city: readonly string[]): readonly string[] {
  const isCity = (part: readonly string[]) => part.join(' ') === city.join(' ');
  if (isCity(words.slice(0, city.length))) return words.slice(city.length);
  if (isCity(words.slice(-city.length))) return words.slice(0, -city.length);
  return words;
}

/** True where a name begins with the words, at least two, or has three and more of them one behind the other. */
function isOfName(name: readonly string[], typed: readonly string[]): boolean {
  if (typed.length < 2) return false;
  const last = typed.length < 3 ? 0 : name.length - typed.length;
  for (let from = 0; from <= last; from++) if (hasAt(name, from, typed)) return true;
  return false;
}

/** With typos; the last word may be a beginning. */
function hasAt(name: readonly string[], from: number, typed: readonly string[]): boolean {
  return typed.every((word, at) => {
    const own = name[from + at] ?? '';
    if (own === word || (at === typed.length - 1 && own.startsWith(word))) return true;
    // A word that means something is no typo: methylone is not methadone.
    const typos = phraseAt([word], 0, () => true) ? 0 : allowedTypos(word);
    return typos > 0 && isWithinTypos(word, own, typos);
  });
}
