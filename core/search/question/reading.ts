import type { Jurisdiction } from '../../lists/public-lists.ts';
import type { Crisis, Place } from '../center-query.ts';
import type { FilterName } from '../filters.ts';

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
  /** Of which danger to a life they tell. */
  crisis: Crisis | undefined;
  /** True where the words say what to find beside what tells of a danger. */
  asksMore: boolean;
  wantsPosition: boolean;
  /** True where they say that it is the person's own: "near me". */
  isHere: boolean;
  /** Another country, where no place of ours is meant. */
  abroad: { country: string; name: string } | undefined;
  /** What is not wanted: "no methadone". */
  negated: readonly string[];
  /** What no center is listed by, such as some medicines. */
  unlisted: readonly string[];
  /** Words that say nothing about which center is right. */
  silent: readonly string[];
  /** From which words something came, by what it is: "near", "state", "level DETOX". */
  words: ReadonlyMap<string, string>;
}

/** Knows the words of names and programs: what is one of them is no misspelled word of ours. */
export type KnowsWord = (word: string) => boolean;
