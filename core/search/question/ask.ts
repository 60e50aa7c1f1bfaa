import { Bitset } from '../bitset.ts';
import type { CenterPositions } from '../center-positions.ts';
import {
  type CenterQuery,
  type Chip,
  hasFilters,
  type Place,
  type PlaceAnswer,
  type SearchResult,
  type Understood,
} from '../center-query.ts';
import type { Picked } from '../directory.ts';
import { filterNames, needsEvery } from '../filters.ts';
import type { Asked } from './asked.ts';
import { chipsOf } from './chips.ts';
import { isOfCrisis } from './crisis-chips.ts';
import { dropUnused } from './drop-unused.ts';
import { type Found, findSearch } from './find-search.ts';
import { rowsOfName } from './name-match.ts';
import { partOfPhoneIn, phoneIn } from './phone-number.ts';
import { type Around, readNear } from './read-near.ts';
import { readQuestion } from './read-question.ts';
import type { Reading } from './reading.ts';
import { withFilters } from './with-filters.ts';

/** A page of what a question finds, and how the question was read. */
export type Answer = SearchResult & { understood: Understood };

/**
 * Answers a search whose `q` may be anything that people type: "detox near bangor maine that takes medicaid". What its
 * words mean becomes ordinary parameters beside those that were given; where too little is found the miles grow, and then
 * one thing after the other is let go. The answer says all of it. The same for phone, server, terminal and assistants.
 */
export function ask(asked: Asked, query: CenterQuery): Answer {
  const { search, near, picked, understood } = understand(asked, query);
  return { ...asked.directory.search(search, near, picked), understood };
}

/** The same without the counts for the filters. */
export function askForPage(asked: Asked, query: CenterQuery): Omit<Answer, 'counts'> {
  const { search, near, picked, understood } = understand(asked, query);
  return { ...asked.directory.find(search, near, picked), understood };
}

/** Where all centers are that the same question finds, on whatever page. */
export function askWhere(asked: Asked, query: CenterQuery): CenterPositions {
  const { search, near, picked } = understand(asked, query);
  return asked.directory.positions(search, near, picked);
}

interface Search {
  /** As the directory takes it: its `q` is only what is searched as text. */
  search: CenterQuery;
  near: PlaceAnswer | undefined;
  picked: Picked | undefined;
  understood: Understood;
}

function understand(asked: Asked, given: CenterQuery): Search {
  const { query, dropped } = dropUnused(asked.directory, given);
  const near = query.near.trim();
  // Of an address that holds nothing else there is nothing to tell.
  const crisis = hasFilters(given) ? given.crisis : undefined;
  const found = findByPhone(asked, query) ?? findByWords(asked, { ...query, near, crisis });
  if (dropped.length === 0) return found;
  const { understood } = found;
  return { ...found, understood: { ...understood, loosened: [...dropped, ...understood.loosened] } };
}

const NOTHING_SPECIAL = {
  chips: [],
  leftOut: [],
  negated: [],
  silent: [],
  loosened: [],
  named: false,
  otherPlaces: [],
  urgent: false,
  wantsPosition: false,
};

/** The center that has the number, or those of whose numbers it is a part. */
function findByPhone({ directory }: Asked, given: CenterQuery): Search | undefined {
  const digits = phoneIn(given.q) ?? partOfPhoneIn(given.q);
  const rows = digits ? directory.withPhone(digits) : [];
  if (rows.length === 0) return undefined;
  const only = new Bitset(directory.size).addAll(rows);
  return {
    search: { ...given, q: '', near: '' },
    near: undefined,
    picked: { only },
    understood: { query: given, ...NOTHING_SPECIAL, chips: chipsOf({ query: given }), named: true },
  };
}

function findByWords(asked: Asked, given: CenterQuery): Search {
  const { directory, places } = asked;
  const digits = phoneIn(given.q);
  const q = digits ? given.q.replace(/[+()\d.-]{3,}/g, ' ') : given.q;
  const reading = readQuestion(q, places, (word) => directory.knowsWord(word));
  const { sought, rows: first } = rowsOfName(directory, q, reading);
  const isSought = sought !== undefined;
  const answered = isSought
    ? byName(asked, given, sought)
    : byReading(asked, given, reading, { first, isNumber: digits !== undefined });
  const { understood } = answered;
  const crisis = reading.crisis ?? given.crisis;
  const query = { ...understood.query, crisis };
  const withWords = (chip: Chip): Chip => {
    const words = isSought ? undefined : wordsFor(chip, reading);
    return words === undefined ? chip : { ...chip, words };
  };
  return {
    ...answered,
    understood: {
      ...understood,
      query,
      chips: chipsOf({ query }).map(withWords),
      loosened: understood.loosened.map(withWords),
      leftOut: [...(digits ? [digits] : []), ...(isSought ? [] : reading.unlisted), ...understood.leftOut],
      urgent: crisis !== undefined,
    },
  };
}

/** From which words of the question something came. */
function wordsFor({ name, value }: Chip, { words, rest }: Reading): string | undefined {
  if (name === 'q') return rest.length > 0 ? value : undefined;
  return words.get(name === 'near' || name === 'state' ? name : `${name} ${value}`);
}

/** As text, just as it is typed. */
function byName(asked: Asked, given: CenterQuery, q: string): Search {
  const around = readNear(asked, given);
  const search = { ...given, q, near: around.name, state: around.state ?? given.state };
  return {
    search,
    near: around.answer,
    picked: undefined,
    understood: { query: search, ...NOTHING_SPECIAL, named: true, otherPlaces: around.others },
  };
}

interface Beside {
  /** Rows that come before all else. */
  first: Bitset | undefined;
  /** True where a phone number was typed, too, that no center has. */
  isNumber: boolean;
}

function byReading(asked: Asked, given: CenterQuery, reading: Reading, { first, isNumber }: Beside): Search {
  // Who names a place in words beside that of the search before means the one in words, and so does who says "near me".
  const isNamed = (reading.places.length > 0 && !reading.guessedPlace) || reading.abroad !== undefined;
  const isInWords = given.near === '' || isNamed || reading.isHere;
  const around = isInWords ? placeOfReading(reading, asked) : readNear(asked, given);
  const inWords = given.q.trim() !== '';
  const query: CenterQuery = {
    ...given,
    q: reading.rest.join(' '),
    state: around.state ?? (given.near === '' ? (reading.state ?? given.state) : given.state),
    near: around.name,
    within: given.within ?? reading.within,
    ...withFilters(given, reading.filters),
    every: given.every ?? (needsAll(reading) || undefined),
  };
  const { negated, silent } = reading;
  // Who tells of a danger and of nothing else is to call: the first of the whole country would only stand in the way.
  const crisis = reading.crisis ?? given.crisis;
  // An address says by `widen` that its question was answered.
  const asksMore = inWords ? reading.asksMore : given.widen === true;
  // Words beside it that no center has tell what happened.
  const meant = { ...query, q: reading.rest.filter((word) => asked.directory.knowsWord(word)).join(' ') };
  const isAnywhere =
    crisis !== undefined &&
    !first &&
    !asksMore &&
    chipsOf({ query: meant }).every((chip) => isOfCrisis(chip, crisis));
  // Who asks whose a number is would take anybody listed for its owner.
  const isNobodys = isNumber && !first && chipsOf({ query }).length === 0;
  if (isAnywhere || isNobodys || around.abroad) {
    const only = new Bitset(asked.directory.size);
    const searched = isAnywhere ? meant : query;
    const understood = {
      ...NOTHING_SPECIAL,
      query: searched,
      leftOut: isAnywhere ? reading.rest : [],
      negated,
      silent,
      wantsPosition: isAnywhere,
      ...(around.abroad && { abroad: around.abroad }),
    };
    return { search: searched, near: undefined, picked: { only }, understood };
  }
  const found = findSearch(asked, {
    query,
    near: around.answer,
    first,
    mayWiden: given.widen ?? inWords,
    anyDistance: given.near !== '' && given.within === undefined && !given.widen,
  });
  return toSearch(found, reading, around.others);
}

function toSearch(found: Found, reading: Reading, otherPlaces: readonly Place[]): Search {
  const { query, search, near, picked, leftOut, loosened, noneIn, widenedFrom } = found;
  return {
    search,
    near,
    picked,
    understood: {
      ...NOTHING_SPECIAL,
      query,
      leftOut,
      loosened,
      negated: reading.negated,
      silent: reading.silent,
      otherPlaces,
      wantsPosition: reading.wantsPosition && query.near === '',
      ...(noneIn && { noneIn }),
      ...(widenedFrom !== undefined && { widenedFrom }),
    },
  };
}

/** True where a group in which any value would do has several: "veterans with PTSD" are both. */
function needsAll({ filters }: Reading): boolean {
  return filterNames.some(
    (name) => needsEvery(name, true) && !needsEvery(name) && (filters[name]?.length ?? 0) > 1,
  );
}

function placeOfReading(
  { places: [place = undefined, ...others], isHere, abroad }: Reading,
  { here }: Asked,
): Around {
  if (abroad)
    return { answer: undefined, name: abroad.name, state: undefined, others: [], abroad: abroad.country };
  if (!place && isHere && here)
    return { answer: { place: here }, name: here.name, state: undefined, others: [] };
  if (!place) return { answer: undefined, name: '', state: undefined, others: [] };
  return { answer: { place }, name: place.name, state: undefined, others };
}
