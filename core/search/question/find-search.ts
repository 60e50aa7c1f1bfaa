import { wordsOf } from '../../fold-text.ts';
import type { Jurisdiction } from '../../lists/public-lists.ts';
import type { Topic } from '../../lists/topic-values.ts';
import type { Bitset } from '../bitset.ts';
import { type CenterQuery, type Chip, emptyQuery, type PlaceAnswer } from '../center-query.ts';
import type { Directory, Picked } from '../directory.ts';
import { needsEvery } from '../filters.ts';
import type { Asked } from './asked.ts';
import { chipsOf, withoutChip } from './chips.ts';
import { isDisorder } from './narrow-care.ts';
import { isUnlisted } from './plain.ts';

/** With so many the miles need not grow: as many as a person calls. */
const ENOUGH = 5;
/** The miles by which a search around a place grows. */
const STEPS = [10, 25, 50, 100];
/** Where we list nothing in a whole part of the country nothing farther is an answer: the nearest may be across the sea. */
export const FARTHEST = 100;
/** What is let go first: what a center is called, how it treats, then whom, and how it is paid; last what it is. */
const LET_GO = [
  'q',
  'accreditation',
  'modality',
  'language',
  'population',
  'topic',
  'insurance',
  'care',
  'level',
  'state',
];

/** Who finds nothing that is free is asked to pay least by these. */
const NEXT_BEST: Readonly<Record<string, Topic>> = {
  FREE: 'SLIDING_SCALE',
  SLIDING_SCALE: 'PAYMENT_ASSISTANCE',
};

export interface Wanted {
  query: CenterQuery;
  near: PlaceAnswer | undefined;
  /** Rows that come before all else. */
  first: Bitset | undefined;
  /** True where miles may grow and things be let go. */
  mayWiden: boolean;
  /** True where a place was given without miles: then all of the country counts, the nearest first. */
  anyDistance: boolean;
}

export interface Found {
  /** What is asked now. */
  query: CenterQuery;
  /** The same as the directory takes it. */
  search: CenterQuery;
  near: PlaceAnswer | undefined;
  picked: Picked | undefined;
  leftOut: string[];
  loosened: Chip[];
  noneIn: Jurisdiction | undefined;
  widenedFrom: number | undefined;
}

/**
 * Makes of what is wanted a search that finds something: leaves out the words that nothing has, lets the miles grow,
 * and lets go of one thing after the other, as far as it may.
 */
export function findSearch(asked: Asked, wanted: Wanted): Found {
  const { directory } = asked;
  const { query: where, near, noneIn } = whereListed(asked, wanted);
  const isFar =
    noneIn !== undefined && where.within === undefined && (!wanted.mayWiden || wanted.anyDistance);
  const meant = isFar ? { ...where, within: FARTHEST } : where;
  const { query: worded, leftOut } = withKnownWords(directory, meant, wanted.mayWiden);
  const trial = new Trial(directory, near, wanted);
  const loosened: Chip[] = [];
  let query = worded;
  // Where nothing at all is within a hundred miles, the nearest of what was asked is the answer, however far.
  const isEmpty = near !== undefined && wanted.mayWiden && trial.run(bare(query)).count === 0;
  const isRemote = isEmpty && !noneIn;
  const attempt = (asked: CenterQuery) => (isRemote ? trial.anywhere(asked) : trial.run(asked));
  let tried = attempt(query);
  while (wanted.mayWiden && tried.count === 0 && !(isEmpty && noneIn)) {
    // Who does not say it may well have it: that is better than what was not asked for.
    if (trial.hasNotStated(query, tried)) break;
    const chips = inOrderOfLoss(query);
    if (chips.length === 0) break;
    const better = chips.find((chip) => attempt(lessened(query, chip)).count > 0) ?? chips[0]!;
    query = lessened(query, better);
    loosened.push(better);
    tried = attempt(query);
  }
  const { within } = tried;
  // Nobody who was found has the words: they are let go as the rest is, and not kept as if they counted.
  if (tried.isWordless) {
    loosened.push({ name: 'q', value: query.q });
    query = { ...query, q: '' };
  }
  return {
    query: { ...query, within, ...(wanted.mayWiden && { widen: true }) },
    search: { ...query, within, ...tried.search },
    near,
    picked: tried.first && { first: tried.first },
    leftOut,
    // What only came for something that was asked is nobody's loss.
    loosened: loosened.filter(
      (chip) => chip.name !== 'topic' || meant.topic.some((topic) => topic === chip.value),
    ),
    noneIn,
    widenedFrom: meant.within !== undefined && within !== meant.within ? meant.within : undefined,
  };
}

/** Where we list nothing in a whole part of the country, the search is around its largest city. */
function whereListed({ directory, places }: Asked, { query, near }: Wanted) {
  const state = query.state ?? (near && 'place' in near ? (near.place.state as Jurisdiction) : undefined);
  if (!state || !isUnlisted(directory, state)) return { query, near, noneIn: undefined };
  if (!query.state) return { query, near, noneIn: state };
  const place = places.largestCity(state);
  if (!place) return { query, near, noneIn: state };
  return {
    query: { ...query, state: undefined, near: near ? query.near : place.name },
    near: near ?? { place },
    noneIn: state,
  };
}

/** Leaves out the words that no center has; beside filters also those that are some name's only if it is mistyped. */
function withKnownWords(directory: Directory, query: CenterQuery, mayLeaveOut: boolean) {
  const words = wordsOf(query.q);
  if (!mayLeaveOut || words.length === 0) return { query, leftOut: [] };
  const hasFilters = chipsOf({ query }).length > 1;
  const isKnown = (word: string) =>
    hasFilters ? directory.knowsWord(word) : directory.withText(word).count > 0;
  let known = words.filter(isKnown);
  if (known.length > 1 && directory.withText(known.join(' ')).count === 0)
    known = hasFilters ? [] : known.slice(0, 1);
  return {
    query: { ...query, q: known.join(' ') },
    leftOut: words.filter((word) => !known.includes(word)),
  };
}

interface Tried {
  count: number;
  within: number | undefined;
  search: Pick<CenterQuery, 'q'>;
  first: Bitset | undefined;
  /** True where none of them has the words that were asked for. */
  isWordless?: boolean;
}

/** Tries searches around one place. */
class Trial {
  readonly directory: Directory;
  readonly near: PlaceAnswer | undefined;
  readonly first: Bitset | undefined;
  readonly #mayWiden: boolean;
  readonly #milesGrow: boolean;

  constructor(directory: Directory, near: PlaceAnswer | undefined, wanted: Wanted) {
    const { first, mayWiden, anyDistance } = wanted;
    this.directory = directory;
    this.near = near;
    this.first = first;
    this.#mayWiden = mayWiden;
    this.#milesGrow = mayWiden && !anyDistance;
  }

  /** With words: where too few have them, the others of the same search come behind. */
  run(query: CenterQuery): Tried {
    const whole = this.#widened(query);
    if (query.q === '' || !this.#mayWiden || whole.count >= ENOUGH || chipsOf({ query }).length === 1)
      return whole;
    const without = this.#widened({ ...query, q: '' });
    if (without.count <= whole.count) return whole;
    const found = this.#rows(query, whole.within);
    const first = this.first ? found.unite(this.first) : found;
    return { ...without, search: { q: '' }, first, isWordless: whole.count === 0 && !this.first };
  }

  anywhere(query: CenterQuery): Tried {
    const { near, first, directory } = this;
    const count = directory.count({ ...query, within: undefined }, near, { first });
    return { count, within: undefined, search: { q: query.q }, first };
  }

  /** True where a search that finds nothing has centers that do not say what is asked. */
  hasNotStated(query: CenterQuery, { within, search, first }: Tried): boolean {
    return this.directory.hasNotStated({ ...query, ...search, within }, this.near, { first });
  }

  #widened(query: CenterQuery): Tried {
    const { near, first, directory } = this;
    const tried = (within: number | undefined): Tried => ({
      count: directory.count({ ...query, within }, near),
      within,
      search: { q: query.q },
      first,
    });
    const least = query.within;
    if (!near || !('place' in near) || !this.#milesGrow) return tried(least);
    // Miles that somebody named grow only where nothing is so near.
    const enough = least === undefined || query.widen ? ENOUGH : 1;
    const steps = [...(least === undefined ? [] : [least]), ...STEPS.filter((miles) => miles > (least ?? 0))];
    let best: Tried | undefined;
    for (const miles of steps) {
      const next = tried(miles);
      if (!best || next.count > best.count) best = next;
      if (best.count >= enough) break;
    }
    return best!.count > 0 ? best! : { ...best!, within: steps.at(-1) };
  }

  #rows(query: CenterQuery, within: number | undefined): Bitset {
    return this.directory.rows({ ...query, within }, this.near);
  }
}

/** The same place, and of what was asked only that nobody may be turned away for it. */
function bare({ near, within, care, every }: CenterQuery): CenterQuery {
  return { ...emptyQuery, near, within, care: care.filter(isDisorder), every };
}

function inOrderOfLoss(query: CenterQuery): Chip[] {
  const rank = ({ name }: Chip) => LET_GO.indexOf(name);
  return (
    chipsOf({ query })
      // Nor is anybody with a drinking problem sent where that is turned away.
      .filter(({ name, value }) => name !== 'near' && !(name === 'care' && isDisorder(value)))
      .sort((a, b) => rank(a) - rank(b))
  );
}

/** Without something that was asked, but with what comes nearest to it. */
function lessened(query: CenterQuery, chip: Chip): CenterQuery {
  const next = chip.name === 'topic' ? NEXT_BEST[chip.value] : undefined;
  const less = without(query, chip);
  return next && !less.topic.includes(next) ? { ...less, topic: [...less.topic, next] } : less;
}

/** Of a group in which any value will do all go together. */
function without(query: CenterQuery, chip: Chip): CenterQuery {
  if (
    chip.name in query &&
    chip.name !== 'q' &&
    chip.name !== 'state' &&
    chip.name !== 'near' &&
    !needsEvery(chip.name, query.every)
  )
    return { ...query, [chip.name]: [] };
  return withoutChip(query, chip);
}
