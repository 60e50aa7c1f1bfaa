import { wordsOf } from '../../fold-text.ts';
import { type Care, type CareChoice, type Jurisdiction, untreated } from '../../lists/public-lists.ts';
import { MAX_WITHIN, type Place } from '../center-query.ts';
import { type FilterName, filterNames } from '../filters.ts';
import type { PlaceTable } from '../place-table.ts';
import {
  findCity,
  findMisspelledCity,
  findState,
  findSurePlace,
  findZip,
  inState,
  type PlaceFound,
} from './find-place.ts';
import { guessWord, phraseAt } from './match-phrases.ts';
import type { Meaning } from './meaning.ts';
import { ageAt, meaningOfAge } from './read-age.ts';
import { PLACE_WORDS, SILENT_WORDS, SMALL_WORDS } from './silent-words.ts';

/** What the words of a question say. */
export interface Reading {
  filters: Partial<Record<FilterName, string[]>>;
  /** The place that is meant first, and the others of its name. */
  places: readonly Place[];
  state: Jurisdiction | undefined;
  /** Miles, where the words name them. */
  within: number | undefined;
  /** Words that mean nothing to us: they are searched as text. */
  rest: string[];
  /** True where words that are only guessed to be a place may as well be a name's. */
  guessedPlace: boolean;
  urgent: boolean;
  wantsPosition: boolean;
  /** True where they say that it is the person's own: "near me". */
  isHere: boolean;
}

/** Knows the words of names and programs: what is one of them is no misspelled word of ours. */
type KnowsWord = (word: string) => boolean;

/** Reads a question: phrases first, the longest one, then places; what says nothing is let go. */
export function readQuestion(q: string, table: PlaceTable, knowsWord: KnowsWord): Reading {
  const words = wordsOf(q).filter((word) => word !== '');
  const reader = new Reader(words);
  const miles = reader.readMiles();
  reader.readAges();
  let place = reader.place(findZip(words, table, reader.isFree));
  // "2nd choice: los angeles": a place that says its state is sure, and no phrase may take a word of it.
  reader.readPhrases((to, from) => to - from > 1);
  place ??= reader.place(findSurePlace(words, table, reader.isFree));
  const state = reader.place(place?.places.length ? undefined : findState(words, table, reader.isFree));
  place ??= reader.place(findCity(words, table, notOfLexicon(words, reader.isFree), true));
  reader.readPhrases(() => true);
  if (!place && !state?.state) place = reader.place(findCity(words, table, reader.mayBeOfCity, false));
  else if (!place)
    place = reader.place(cityIn(findCity(words, table, reader.mayBeOfCity, false), state!.state!));
  reader.guess(knowsWord);
  place ??= reader.place(
    findMisspelledCity(
      words,
      table,
      reader.isFree,
      (at) => isStrange(words, at, reader.isUnread, knowsWord),
      state?.state,
    ),
  );
  const { usualState, ...meant } = reader.meanings();
  const around = meantPlace(place, state);
  return {
    ...meant,
    places: around.places,
    state: around.places.length > 0 ? undefined : (around.state ?? usualState),
    within: miles,
    rest: words.filter((_, at) => reader.isUnread(at)),
    guessedPlace: place?.guessed ?? false,
  };
}

/** "Portland suboxone Maine": the city of that state. */
function cityIn(found: PlaceFound | undefined, state: Jurisdiction): PlaceFound | undefined {
  const places = inState(found?.places ?? [], state);
  return found && places.length > 0 ? { ...found, places } : undefined;
}

function meantPlace(place: PlaceFound | undefined, state: PlaceFound | undefined) {
  if (!place) return { places: [], state: state?.state };
  const own = state?.state ? inState(place.places, state.state) : [];
  return { places: own.length > 0 ? own : place.places, state: undefined };
}

function notOfLexicon(words: readonly string[], isFree: (at: number) => boolean) {
  return (at: number) => isFree(at) && !isPhrase(words, at);
}

function isPhrase(words: readonly string[], at: number): boolean {
  return phraseAt(words, at, (position) => position === at) !== undefined;
}

/** True for a word that is no word of ours nor of the directory, or that stands where a place does. */
function isStrange(
  words: readonly string[],
  at: number,
  isUnread: (at: number) => boolean,
  knowsWord: KnowsWord,
): boolean {
  return isUnread(at) && (PLACE_WORDS.has(words[at - 1] ?? '') || !knowsWord(words[at]!));
}

const WORDS_OF_CITIES = new Set(['el', 'la', 'las', 'los', 'the', 'de', 'del', 'city']);

class Reader {
  readonly #words: readonly string[];
  readonly #taken: boolean[];
  readonly #found: Meaning[] = [];

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#taken = words.map(() => false);
  }

  /** True for a word that nothing has taken. */
  readonly isFree = (at: number): boolean => at < this.#words.length && !this.#taken[at];

  /** True for a word that nothing has taken, and that says something. */
  readonly isUnread = (at: number): boolean =>
    this.isFree(at) && !SMALL_WORDS.has(this.#words[at]!) && !SILENT_WORDS.has(this.#words[at]!);

  /** The same, or one that says something in a city's name: "el paso", "kansas city". */
  readonly mayBeOfCity = (at: number): boolean =>
    this.isUnread(at) || (this.isFree(at) && WORDS_OF_CITIES.has(this.#words[at]!));

  /** "80 miles from", "within 10 mi of". */
  readMiles(): number | undefined {
    for (const [at, word] of this.#words.entries()) {
      const unit = this.#words[at + 1] ?? '';
      const joined = /^(\d{1,3})mi(?:les?)?$/.exec(word)?.[1];
      if (!joined && !(/^\d{1,3}$/.test(word) && /^(?:mi|mile|miles|milla|millas)$/.test(unit))) continue;
      this.#take(at, at + (joined ? 1 : 2));
      return Math.min(Math.max(Number(joined ?? word), 1), MAX_WITHIN);
    }
    return undefined;
  }

  /** "My 15 year old": how old somebody is says whom a place must be for. */
  readAges(): void {
    for (let at = 0; at < this.#words.length; at++) {
      const found = this.isFree(at) ? ageAt(this.#words, at) : undefined;
      if (!found) continue;
      this.#found.push(...meaningOfAge(found.years));
      this.#take(at, found.to);
    }
  }

  place(found: PlaceFound | undefined): PlaceFound | undefined {
    if (found) this.#take(found.from, found.to);
    return found;
  }

  readPhrases(isWanted: (to: number, from: number) => boolean): void {
    for (let at = 0; at < this.#words.length; at++) {
      if (!this.isFree(at)) continue;
      const found = phraseAt(this.#words, at, this.isFree);
      if (!found || !isWanted(found.to, found.from)) continue;
      this.#found.push(...found.meanings);
      this.#take(found.from, found.to);
    }
  }

  /** Reads words as those of the lexicon that they misspell, unless they are words of the directory. */
  guess(knowsWord: KnowsWord): void {
    const guessed = this.#words.map((word, at) =>
      this.isUnread(at) && !knowsWord(word) ? (guessWord(word) ?? word) : word,
    );
    for (const [at, word] of guessed.entries()) {
      if (word === this.#words[at] || !this.isFree(at)) continue;
      const found = phraseAt(guessed, at, (position) => position === at);
      if (!found) continue;
      this.#found.push(...found.meanings);
      this.#take(at, at + 1);
    }
  }

  meanings(): Pick<Reading, 'filters' | 'urgent' | 'wantsPosition' | 'isHere'> & {
    usualState: Jurisdiction | undefined;
  } {
    const filters: Partial<Record<FilterName, string[]>> = {};
    const usual: string[] = [];
    let usualState: Jurisdiction | undefined;
    for (const meaning of this.#found) {
      const [name, value] = meaning.split(':') as [FilterName | 'usually' | 'state', string];
      if (name === 'usually') usual.push(value);
      else if (name === 'state') usualState = value as Jurisdiction;
      else if (filterNames.includes(name)) filters[name] = [...new Set([...(filters[name] ?? []), value])];
    }
    setCare(filters, usual as Care[]);
    return {
      filters,
      usualState,
      urgent: this.#found.includes('urgent'),
      wantsPosition: this.#found.includes('position'),
      isHere: this.#found.includes('here'),
    };
  }

  #take(from: number, to: number): void {
    this.#taken.fill(true, from, to);
  }
}

/** A condition says what care is meant, before the kind of place does; two conditions are a dual diagnosis. */
function setCare(filters: Partial<Record<FilterName, string[]>>, usual: readonly Care[]): void {
  const named = narrowCare(filters.care ?? []);
  const ofMind = named.includes('MENTAL_HEALTH');
  if (ofMind && named.length > 1) {
    filters.population = [...new Set([...(filters.population ?? []), 'DUAL_DX'])];
    filters.care = named.filter(isDisorder);
  } else if (named.length > 0) filters.care = named;
  else if (usual.length > 0 && !filters.population?.includes('DUAL_DX')) filters.care = [usual[0]!];
  if (filters.care?.length === 0) delete filters.care;
}

/** "Drugs and alcohol": who treats the one disorder treats substance use, and nobody who turns it away is meant. */
export function narrowCare(care: readonly string[]): string[] {
  return care.some(isDisorder) ? care.filter((value) => value !== 'SUBSTANCE_USE') : [...care];
}

/** True for care of one disorder, which some centers turn people away with. */
export function isDisorder(care: string): boolean {
  return untreated.values.some((value) => value === (care as CareChoice));
}
