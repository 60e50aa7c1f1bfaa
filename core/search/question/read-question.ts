import { wordsOf } from '../../fold-text.ts';
import type { Jurisdiction } from '../../lists/public-lists.ts';
import type { PlaceTable } from '../place-table.ts';
import { findAbroad } from './find-abroad.ts';
import {
  findCity,
  findMisspelledCity,
  findState,
  findSurePlace,
  findZip,
  inState,
  type PlaceFound,
} from './find-place.ts';
import { isPhrase, QuestionReader } from './question-reader.ts';
import type { KnowsWord, Reading } from './reading.ts';
import { PLACE_WORDS, SMALL_WORDS } from './silent-words.ts';

/** Reads a question: phrases first, the longest one, then places; what says nothing is let go. */
export function readQuestion(q: string, table: PlaceTable, knowsWord: KnowsWord): Reading {
  const words = wordsOf(q).filter((word) => word !== '');
  const reader = new QuestionReader(words);
  reader.readCrises();
  const miles = reader.readMiles();
  reader.readAges();
  let place = reader.place(findZip(words, table, reader.isFree));
  reader.readCounts();
  // "2nd choice: los angeles": a place that says its state is sure, and no phrase may take a word of it.
  reader.readPhrases((to, from) => to - from > 1);
  place ??= reader.place(findSurePlace(words, table, reader.isFree));
  const state = reader.place(place?.places.length ? undefined : findState(words, table, reader.isFree));
  const isName = notOfLexicon(words, reader.isFree);
  const country = reader.place(place || state ? undefined : findAbroad(words, table, isName));
  const elsewhere = country?.isOrigin ? undefined : country;
  place ??= reader.place(findCity(words, table, isName, true));
  reader.readPhrases(() => true);
  if (!place && !elsewhere && !state?.state)
    place = reader.place(findCity(words, table, reader.mayBeOfCity, false));
  else if (!place && state?.state)
    place = reader.place(cityIn(findCity(words, table, reader.mayBeOfCity, false), state.state));
  reader.guess(knowsWord);
  const misspelled = () =>
    findMisspelledCity(
      words,
      table,
      reader.isFree,
      (at) => isStrange(words, at, reader.isUnread, knowsWord),
      state?.state,
    );
  if (!place && !elsewhere) place = reader.place(misspelled());
  const { usualState, ...meant } = reader.meanings();
  const abroad = place ? undefined : elsewhere;
  const around = meantPlace(place, state);
  return {
    ...meant,
    wantsPosition:
      meant.wantsPosition || (!place && !state && !elsewhere && namesUnknownPlace(words, reader, knowsWord)),
    places: around.places,
    state: around.places.length > 0 || abroad ? undefined : (around.state ?? usualState),
    abroad: abroad && { country: abroad.country, name: inCapitals(reader.text(abroad)) },
    words: new Map([
      ...meant.words,
      ...(state ? [['state', reader.text(state)] as const] : []),
      ...(place || abroad ? [['near', reader.text((place ?? abroad)!)] as const] : []),
    ]),
    within: miles,
    rest: words.filter((_, at) => reader.isUnread(at)),
    guessedPlace: place ? (place.guessed ?? false) : abroad !== undefined,
  };
}

/** "Portland suboxone Maine": the city of that state. */
function cityIn(found: PlaceFound | undefined, state: Jurisdiction): PlaceFound | undefined {
  const places = inState(found?.places ?? [], state);
  return found && places.length > 0 ? { ...found, places } : undefined;
}

/** "Near Disneyland": behind these stands a place, and no center has the word. */
function namesUnknownPlace(words: readonly string[], reader: QuestionReader, knowsWord: KnowsWord): boolean {
  return words.some((word, at) => {
    if (!reader.isUnread(at) || knowsWord(word)) return false;
    const before = words.slice(0, at).findLast((each) => !SMALL_WORDS.has(each));
    return before !== undefined && NEAR_WORDS.has(before);
  });
}
const NEAR_WORDS = new Set(['near', 'around', 'nearby', 'cerca', 'alrededor']);

/** "London UK" as a name is written; it is read again as it is here. */
function inCapitals(name: string): string {
  return name.replace(/\b\w{2}$|\b\w/g, (letters) => letters.toUpperCase());
}

function meantPlace(place: PlaceFound | undefined, state: PlaceFound | undefined) {
  if (!place) return { places: [], state: state?.state };
  const own = state?.state ? inState(place.places, state.state) : [];
  return { places: own.length > 0 ? own : place.places, state: undefined };
}

function notOfLexicon(words: readonly string[], isFree: (at: number) => boolean) {
  return (at: number) => isFree(at) && !isPhrase(words, at);
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
