import type { Center } from '../../center/center.ts';
import { fold, wordsOf } from '../../fold-text.ts';
import { type Jurisdiction, jurisdictions } from '../../lists/public-lists.ts';
import {
  type CenterQuery,
  type Chip,
  emptyQuery,
  MAX_QUERY_LENGTH,
  writeCenterQuery,
} from '../center-query.ts';
import { type FilterName, filterNames } from '../filters.ts';
import { stateNamed } from '../place-names.ts';
import type { Asked } from './asked.ts';
import { lexicon } from './lexicon.ts';
import { stem } from './match-phrases.ts';
import type { Meaning } from './meaning.ts';
import { phoneIn } from './phone-number.ts';
import { PlaceBeginnings } from './place-beginnings.ts';
import { readQuestion } from './read-question.ts';
import { PLACE_WORDS, SILENT_WORDS, SMALL_WORDS } from './silent-words.ts';
import { withFilters } from './with-filters.ts';

/** One thing that what is being typed may become. All of it are plain values: it travels as JSON. */
export type Suggestion =
  | {
      kind: 'topic' | 'place';
      /** What choosing it adds to the search: its label is that of its chips, in the language of the page. */
      chips: readonly Chip[];
      /**
       * The search that it leads to, what was typed before it and what was given included, as an address has it:
       * "level=DETOX&near=...".
       */
      params: string;
    }
  | ({ kind: 'center' } & Pick<Center, 'name' | 'street' | 'city' | 'state' | 'slug'>);

/** As many as one sees above a keyboard. */
const MOST = 8;
const MOST_OF_KIND = 3;
/** With fewer letters everything begins. */
const LEAST_LETTERS = 2;
const LEAST_OF_NAME = 3;
/** What is no ZIP code: "207-947". */
const PHONE_SO_FAR = /(?:^|\D)\d{3}[\s().-]+\d/;
/** As many words as a phrase or a city's name has while it is typed. */
const LONGEST = 4;

/**
 * What the end of a text may become: what it is for, where, and centers by their names; at most eight. What stands before
 * it stays in the search: "detox near ban" leads to detox near Bangor, and so does what was `given` beside it, such as a
 * filter that was tapped. The same words, places and names as in `ask`.
 */
export function suggest(asked: Asked, text: string, given: CenterQuery = emptyQuery): Suggestion[] {
  const words = wordsOf(text.slice(0, MAX_QUERY_LENGTH));
  const centers = suggestCenters(asked, text, words);
  const topics = suggestEnds(asked, words, given, topicsBeginning);
  const places = PHONE_SO_FAR.test(text) ? NOTHING : suggestEnds(asked, words, given, placesBeginning);
  // "The bro" is the Bronx, and nobody who is broke: what explains more of the words is meant.
  const longest = Math.max(topics.length, places.length);
  const ends = [topics, places].flatMap(({ length, found }) => (length === longest ? found : []));
  return [...ends, ...centers].slice(0, MOST);
}

/** What the last words may become, and how many of them that explains. */
interface Ends {
  length: number;
  found: Suggestion[];
}
const NOTHING: Ends = { length: 0, found: [] };

/** What the last words, which stand behind "in" or "near" if `led`, may become. */
type Beginning = (asked: Asked, end: readonly string[], led: boolean) => readonly (readonly Chip[])[];

/** By as many of the last words as there is anything for. */
function suggestEnds(asked: Asked, words: readonly string[], given: CenterQuery, beginning: Beginning): Ends {
  for (let length = Math.min(LONGEST, words.length); length >= 1; length--) {
    const from = words.length - length;
    const end = words.slice(from);
    // "Rehab for": nobody looks for a town that begins so, but "al" alone may become alcohol.
    const isNothing = length === 1 && words.length > 1 && isSmall(end[0]!);
    if (isNothing || end.join('').length < LEAST_LETTERS) continue;
    const found = beginning(asked, end, PLACE_WORDS.has(words[from - 1] ?? '')).slice(0, MOST_OF_KIND);
    if (found.length === 0) continue;
    const before = readBefore(asked, words.slice(0, from), given);
    const suggestions = found.map(
      (chips): Suggestion => ({
        kind: chips[0]!.name === 'near' || isState(chips) ? 'place' : 'topic',
        chips,
        params: writeCenterQuery(withChips(before, chips)).toString(),
      }),
    );
    return { length, found: suggestions };
  }
  return NOTHING;
}

function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word) || PLACE_WORDS.has(word);
}

/** What the words before say, with what was given, as a search; it may widen as if all of it were typed. */
function readBefore({ directory, places }: Asked, words: readonly string[], given: CenterQuery): CenterQuery {
  const reading = readQuestion(words.join(' '), places, (word) => directory.knowsWord(word));
  const [place] = reading.places;
  const state = place || given.near !== '' ? undefined : reading.state;
  return {
    ...given,
    ...withFilters(given, reading.filters),
    q: reading.rest.join(' '),
    state: state ?? (place ? undefined : given.state),
    near: place?.name ?? given.near,
    within: reading.within ?? given.within,
    widen: true,
    page: 1,
  };
}

function withChips(before: CenterQuery, chips: readonly Chip[]): CenterQuery {
  let query = before;
  for (const chip of chips) {
    if (chip.name === 'near') query = { ...query, near: chip.value, state: undefined };
    else if (chip.name === 'state') query = { ...query, state: chip.value };
    else if (chip.name !== 'q') query = { ...query, ...withFilters(query, { [chip.name]: [chip.value] }) };
  }
  // Who takes a state alone looks in all of it.
  return isState(chips) ? { ...query, near: '' } : query;
}

function isState(chips: readonly Chip[]): boolean {
  return chips.length === 1 && chips[0]!.name === 'state';
}

/** A phrase that somebody may be typing, and what it stands for. */
interface Phrase {
  phrase: string;
  chips: readonly Chip[];
  /** The same for phrases that stand for the same. */
  key: string;
}
let allPhrases: readonly Phrase[] | undefined;

function topicsBeginning(_: Asked, end: readonly string[], led: boolean): readonly (readonly Chip[])[] {
  if (led) return [];
  allPhrases ??= readPhrases();
  const typed = end.join(' ');
  const stemmed = end.length === 1 ? stem(typed) : typed;
  const isWhole = ({ phrase }: Phrase) => phrase === typed || phrase === stemmed;
  // "Texa" is the state, and no plan that has its name.
  const states = jurisdictions.values.map(namesOf).filter((name) => name.startsWith(typed));
  const found = allPhrases.filter(
    (each) =>
      isWhole(each) ||
      (each.phrase.startsWith(typed) && !states.some((name) => each.phrase.startsWith(`${name} `))),
  );
  // What is typed in full comes first, then what is soonest.
  found.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || a.phrase.length - b.phrase.length);
  return [...new Map(found.map(({ key, chips }) => [key, chips])).values()];
}

function readPhrases(): Phrase[] {
  return lexicon.flatMap(([list, ...meanings]) => {
    const chips = chipsFor(meanings);
    const key = JSON.stringify(chips);
    return chips.length === 0 ? [] : list.split(', ').map((phrase) => ({ phrase, chips, key }));
  });
}

function chipsFor(meanings: readonly Meaning[]): Chip[] {
  return meanings.flatMap((meaning): Chip[] => {
    const [name, value] = meaning.split(':') as [string, string];
    if (name === 'state') return [{ name, value: value as Jurisdiction }];
    const filter = name === 'usually' ? 'care' : name;
    return filterNames.some((known) => known === filter) ? [{ name: filter as FilterName, value }] : [];
  });
}

function placesBeginning(
  { places }: Asked,
  end: readonly string[],
  led: boolean,
): readonly (readonly Chip[])[] {
  const typed = end.join(' ');
  const near = (name: string): Chip[] => [{ name: 'near', value: name, within: undefined }];
  const beginnings = PlaceBeginnings.of(places);
  if (/^\d{3,5}$/.test(typed)) return beginnings.zips(typed, MOST_OF_KIND).map(({ name }) => near(name));
  // "Help" begins a town, too.
  if (/\d/.test(typed) || (!led && end.every((word) => SILENT_WORDS.has(word)))) return [];
  const states = jurisdictions.values
    .filter((state) => stateNamed(typed) === state || namesOf(state).startsWith(typed))
    .map((state): Chip[] => [{ name: 'state', value: state }]);
  const inState = citiesInState({ places }, end);
  const cities = inState.length > 0 ? inState : beginnings.cities(typed, MOST_OF_KIND);
  return [...states.slice(0, 1), ...cities.map(({ name }) => near(name)), ...states.slice(1)];
}

/** "Portland m": the cities of that name whose state begins so. */
function citiesInState({ places }: Pick<Asked, 'places'>, end: readonly string[]) {
  const last = end.at(-1)!;
  const city = end.slice(0, -1).join(' ');
  if (city === '') return [];
  return places
    .cities(city)
    .filter(
      ({ state }) => state.toLowerCase().startsWith(last) || namesOf(state as Jurisdiction).startsWith(last),
    )
    .map(({ city: name, state }) => ({ name: `${name}, ${state}` }));
}

function namesOf(state: Jurisdiction): string {
  return fold(jurisdictions.labels[state]);
}

/** By number, or by the beginning of a name. */
function suggestCenters({ directory }: Asked, text: string, words: readonly string[]): Suggestion[] {
  const digits = phoneIn(text);
  const rows = digits ? directory.withPhone(digits) : named();
  return rows.slice(0, MOST_OF_KIND).map((row) => {
    const { name, street, city, state, slug } = directory.center(row);
    return { kind: 'center', name, street, city, state, slug };
  });

  function named(): number[] {
    if (words.join('').length < LEAST_OF_NAME || words.every(isSmall)) return [];
    const rows: number[] = [];
    for (const rank of directory.named(words.join(' '))) {
      for (const row of rank) {
        if (rows.length >= MOST_OF_KIND) return rows;
        rows.push(row);
      }
    }
    return rows;
  }
}
