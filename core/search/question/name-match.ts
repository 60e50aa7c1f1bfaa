import { wordsOf } from '../../fold-text.ts';
import type { Jurisdiction } from '../../lists/public-lists.ts';
import { Bitset } from '../bitset.ts';
import type { Directory } from '../directory.ts';
import { allowedTypos, isWithinTypos } from '../spelling.ts';
import { phraseAt } from './match-phrases.ts';
import type { Reading } from './reading.ts';

/** Of more centers than that a name says too little. */
const MOST_OF_NAME = 40;

/** What a question is as a name. */
export interface NameMatch {
  /** True where it has words that are a name's and nothing else: then all of it is searched as text. */
  isSought: boolean;
  /** The rows of centers whose names begin as the question does, though its words mean something, too. */
  rows: Bitset | undefined;
}

/** Looks whether a question names centers: "john's place", "hamilton treatment services", "boston recovery center". */
export function rowsOfName(directory: Directory, q: string, reading: Reading): NameMatch {
  const { rest, guessedPlace, filters } = reading;
  const words = wordsOf(q);
  if (words.length === 0) return { isSought: false, rows: undefined };
  const ranks = directory.named(q);
  const found = ranks.reduce((sum, rank) => sum + rank.count, 0);
  if (found === 0) return { isSought: false, rows: rowsOfVillage(directory, reading) };
  if (rest.length > 0) return { isSought: true, rows: undefined };
  if (words.length < 2 && !guessedPlace) return { isSought: false, rows: undefined };
  const rows = rowsCalled(directory, words, ranks);
  if (!rows) return { isSought: false, rows: undefined };
  // "Phoenix House", "Blue Heron": nothing but a name speaks for the place.
  return guessedPlace && Object.keys(filters).length === 0
    ? { isSought: true, rows: undefined }
    : { isSought: false, rows };
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
  const isListed = inState.some(({ city, state }) => `${city}, ${state}` === place.name);
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
      const { name, city } = directory.all[row]!;
      // "San Luis Valley" in San Luis is called after its city.
      const typed = [words, withoutCity(words, wordsOf(city))];
      if (typed.some((own) => isOfName(wordsOf(name), own))) rows.add(row);
    }
  }
  return rows.count === 0 || rows.count > MOST_OF_NAME ? undefined : rows;
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
