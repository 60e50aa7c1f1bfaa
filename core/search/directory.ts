import type { Center, StateCount } from '../center/center.ts';
import { isDelisted } from '../center/freshness.ts';
import { compareText, fold } from '../fold-text.ts';
import { isState, type Jurisdiction, jurisdictions } from '../lists/public-lists.ts';
import { Bitset } from './bitset.ts';
import { type CenterPositions, gatherPositions } from './center-positions.ts';
import type { CenterQuery, PlaceAnswer, SearchResult } from './center-query.ts';
import type { Point } from './distance.ts';
import { FilterIndex } from './filter-index.ts';
import type { FilterName } from './filters.ts';
import { firstInOrder } from './first-in-order.ts';
import { type Distances, PositionIndex } from './position-index.ts';
import { rowsInOrder, type Selected } from './rows-in-order.ts';
import { TextIndex, type TextMatches } from './text-index.ts';

/** What the engine takes: pages offer some radii, assistants ask for any number of miles. */
type Asked = Omit<CenterQuery, 'widen'>;

/** Rows that were found otherwise than by the query: positions in `Directory.all`. */
export interface Picked {
  /** Nothing else is found. */
  only?: Bitset | undefined;
  /** Found, too, whatever the query says, and before all else. */
  first?: Bitset | undefined;
}

/**
 * The one search engine, for server, phone and terminal. Immutable: built from centers, whose order does not
 * matter, it answers from memory. Answers hold the very centers that it was built from: treat them as read-only.
 */
export class Directory {
  /** In the order of every list: most recently verified first, then by name; what its source no longer lists comes last. */
  readonly #centers: readonly Center[];
  readonly #delisted: Bitset;
  readonly #filters: FilterIndex;
  readonly #textSteps: Generator<void, TextIndex>;
  #text: TextIndex | undefined;
  /** Made when first asked for: a search needs none. */
  #slugs: ReadonlyMap<string, Center> | undefined;
  /** Made when a search is first around a place. */
  #positions: PositionIndex | undefined;
  /** Of the last text and the last place: a question is tried in several ways. */
  #lastMatches: { q: string; matches: TextMatches | undefined } | undefined;
  #lastDistances: { point: Point; distances: Distances } | undefined;

  private constructor(ordered: readonly Center[], filters: FilterIndex) {
    this.#centers = ordered;
    this.#delisted = new Bitset(ordered.length);
    for (let row = ordered.length - 1; row >= 0 && isDelisted(ordered[row]!); row--) this.#delisted.add(row);
    this.#filters = filters;
    this.#textSteps = TextIndex.build(ordered);
  }

  /** Builds a directory at once, but for the texts: the first search for words reads them. */
  static of(centers: Iterable<Center>): Directory {
    const steps = Directory.#steps(centers);
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  }

  /** Builds a directory, texts and all, with `pause` awaited every few milliseconds. */
  static async build(centers: Iterable<Center>, pause: () => Promise<void>): Promise<Directory> {
    const steps = Directory.#steps(centers);
    for (let step = steps.next(); ; step = steps.next()) {
      await pause();
      if (!step.done) continue;
      await step.value.prepareText(pause);
      return step.value;
    }
  }

  static *#steps(centers: Iterable<Center>): Generator<void, Directory> {
    const ordered = yield* inListOrder([...centers]);
    return new Directory(ordered, yield* FilterIndex.build(ordered));
  }

  /**
   * Reads the centers' texts in steps, with `pause` awaited between them. Who does not wait for it, or never
   * asks for it, has the first search for a text do what is left at once; lists by filters alone need none of it.
   */
  async prepareText(pause: () => Promise<void>): Promise<void> {
    while (!this.#text) {
      await pause();
      this.#readTexts();
    }
  }

  get size(): number {
    return this.#centers.length;
  }

  /** All centers, in list order. */
  get all(): readonly Center[] {
    return this.#centers;
  }

  /**
   * A page of the centers that match. Every word of `q` must match, the last one as a prefix; within a filter group
   * values are OR (of topics AND), between groups AND. Order: exact name, name, place, program text; within each most
   * recently verified, then name; what its source no longer lists comes last. Behind all of them, in the same order and
   * counted apart, come those that say nothing of what is asked: not-stated.ts. A page beyond the last is empty.
   *
   * `near` is what `query.near` means: whoever asks has looked it up. Around a place the nearest come first, unless
   * the query wants the best matches, and `within` keeps only centers whose position is known to be so near; without
   * it those whose position is not known come last. Where `near` names no single place, nothing is found.
   */
  search(query: Asked, near?: PlaceAnswer, picked?: Picked): SearchResult {
    const { page, among } = this.#find(query, near, picked);
    return { ...page, counts: this.#filters.counts(among, query) };
  }

  /** The same without the counts for the filters, which take as long as the rest. */
  find(query: Asked, near?: PlaceAnswer, picked?: Picked): Omit<SearchResult, 'counts'> {
    return this.#find(query, near, picked).page;
  }

  /** True where some center has the value. */
  offers(name: FilterName, value: string): boolean {
    return this.#filters.offers(name, value);
  }

  /** How many centers match. */
  count(query: Asked, near?: PlaceAnswer, picked?: Picked): number {
    return this.#select(query, near, picked).found.count;
  }

  /** True where others may match, but do not say so. */
  hasNotStated(query: Asked, near?: PlaceAnswer, picked?: Picked): boolean {
    return this.#selectAll(query, near, picked).notStated !== undefined;
  }

  /** The rows of the centers that match: positions in `all`. */
  rows(query: Asked, near?: PlaceAnswer): Bitset {
    return this.#select(query, near).found;
  }

  /** Where all centers are that match, on whatever page, in the order of `find`. */
  positions(query: Asked, near?: PlaceAnswer, picked?: Picked): CenterPositions {
    const selected = this.#selectAll(query, near, picked);
    const rows = rowsInOrder(selected, query, 0, Number.POSITIVE_INFINITY);
    return gatherPositions(rows.map((row) => this.#centers[row]!));
  }

  /** The rows of the centers whose name, or name and place, have every word of a text; the best matches first. */
  named(q: string): readonly Bitset[] {
    return this.#matches(q)?.ranked.slice(0, 3) ?? [];
  }

  /** The rows that have every word of a text, wherever. */
  withText(q: string): Bitset {
    return this.#matches(q)?.all ?? new Bitset(this.size);
  }

  /** True for a word of some center's name, place or program, as it is typed. */
  knowsWord(word: string): boolean {
    return this.#textIndex(word)?.hasWord(word) ?? false;
  }

  #select(query: Asked, near: PlaceAnswer | undefined, { only, first }: Picked = {}): Selected {
    const matches = this.#matches(query.q);
    const distances = near && 'place' in near ? this.#distancesFrom(near.place) : undefined;
    let among = matches?.all ?? new Bitset(this.size).fill();
    if (near && !distances) among = new Bitset(this.size);
    else if (distances && query.within !== undefined) among = distances.within(among, query.within);
    if (only) among = among.copy().intersect(only);
    const found = this.#filters.filter(among, query);
    if (first) found.unite(first);
    return { matches, distances, among, found, first, notStated: undefined, delisted: this.#delisted };
  }

  /** With those that do not say it. */
  #selectAll(query: Asked, near: PlaceAnswer | undefined, picked: Picked | undefined): Selected {
    const selected = this.#select(query, near, picked);
    const notStated = this.#filters.mayPass(selected.among, query)?.subtract(selected.found);
    return notStated && notStated.count > 0 ? { ...selected, notStated } : selected;
  }

  #find(query: Asked, near: PlaceAnswer | undefined, picked: Picked | undefined) {
    const selected = this.#selectAll(query, near, picked);
    const { distances, among, found, notStated } = selected;
    const { page, limit } = query;
    const rows = rowsInOrder(selected, query, (page - 1) * limit, limit);
    return {
      page: {
        centers: rows.map((row) => this.#centers[row]!),
        total: found.count,
        ...(notStated && {
          notStated: notStated.count,
          notStatedOf: this.#filters.countSilent(notStated, query),
        }),
        page,
        limit,
        ...(near && { near }),
        ...(distances && { miles: rows.map((row) => distances.milesTo(row)) }),
      },
      among,
    };
  }

  bySlug(slug: string): Center | undefined {
    this.#slugs ??= new Map(this.#centers.map((center) => [center.slug, center]));
    return this.#slugs.get(slug);
  }

  /** All centers of a state, in list order. */
  byState(state: Jurisdiction): readonly Center[] {
    return Array.from(this.#filters.ofState(state), (row) => this.#centers[row]!);
  }

  /**
   * The centers verified most recently, then those created most recently, and none that its source no longer lists. An
   * import makes thousands at one moment: of those that are as new some from all over stand for the others, always the
   * same ones, and not the alphabet's first.
   */
  recent(limit: number): Center[] {
    return firstInOrder(
      this.#centers.slice(0, this.size - this.#delisted.count),
      limit,
      (a, b) =>
        compareText(b.lastVerifiedAt ?? '', a.lastVerifiedAt ?? '') ||
        compareText(b.createdAt, a.createdAt) ||
        scatter(a.id) - scatter(b.id),
    );
  }

  /** How many centers each state has: all 50, and other jurisdictions that have any. */
  stateCounts(): StateCount[] {
    return jurisdictions.values
      .map((state) => ({ state, count: this.#filters.ofState(state).count }))
      .filter(({ state, count }) => isState(state) || count > 0);
  }

  #distancesFrom(point: Point): Distances {
    const last = this.#lastDistances;
    if (last && last.point.lat === point.lat && last.point.lng === point.lng) return last.distances;
    this.#positions ??= new PositionIndex(this.#centers);
    const distances = this.#positions.from(point);
    this.#lastDistances = { point, distances };
    return distances;
  }

  #matches(q: string): TextMatches | undefined {
    if (this.#lastMatches?.q !== q) this.#lastMatches = { q, matches: this.#textIndex(q)?.find(q) };
    return this.#lastMatches.matches;
  }

  #textIndex(q: string): TextIndex | undefined {
    if (fold(q) === '') return undefined;
    while (!this.#text) this.#readTexts();
    return this.#text;
  }

  #readTexts(): void {
    const { done, value } = this.#textSteps.next();
    if (!done) return;
    // A generator that has thrown is done without a value; waiting for one would never end.
    if (!value) throw new Error('The texts of the directory could not be read.');
    this.#text = value;
  }
}

/** So many names are folded before a pause: a few milliseconds of work. */
const CENTERS_PER_STEP = 1000;

function* inListOrder(centers: readonly Center[]): Generator<void, Center[]> {
  const keyed: { center: Center; name: string }[] = [];
  for (const center of centers) {
    keyed.push({ center, name: fold(center.name) });
    if (keyed.length % CENTERS_PER_STEP === 0) yield;
  }
  // At once: to sort slices first takes longer in all, and merging them as long as this.
  return keyed.sort(byListOrder).map(({ center }) => center);
}

function byListOrder(a: { center: Center; name: string }, b: { center: Center; name: string }): number {
  return (
    Number(isDelisted(a.center)) - Number(isDelisted(b.center)) ||
    compareText(b.center.lastVerifiedAt ?? '', a.center.lastVerifiedAt ?? '') ||
    compareText(a.name, b.name) ||
    compareText(a.center.slug, b.center.slug) ||
    compareText(a.center.id, b.center.id)
  );
}

/** A number for an id that is far from those of its neighbors: Knuth's multiplicative hashing, of 32 bits. */
function scatter(id: string): number {
  return Math.imul(Number(id), 2654435761) >>> 0;
}
