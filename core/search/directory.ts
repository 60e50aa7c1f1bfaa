import type { Center, StateCount } from '../center/center.ts';
import { fold } from '../fold-text.ts';
import { isState, type Jurisdiction, jurisdictions } from '../lists/public-lists.ts';
import { type CenterSource, sourceOf } from '../snapshot/center-file.ts';
import type { CenterHead } from '../snapshot/packed-centers.ts';
import { ArrayReader, ArrayWriter } from './array-file.ts';
import { Bitset } from './bitset.ts';
import { CenterList } from './center-list.ts';
import { type CenterPositions, gatherPositions } from './center-positions.ts';
import type { CenterQuery, PlaceAnswer, SearchResult } from './center-query.ts';
import { CenterRows } from './center-rows.ts';
import type { Point } from './distance.ts';
import type { FilterName } from './filters.ts';
import { ListIndex } from './list-index.ts';
import type { Distances } from './position-index.ts';
import { rowsInOrder, type Selected } from './rows-in-order.ts';
import { TextIndex, type TextMatches } from './text-index.ts';

/** What the engine takes: pages offer some radii, assistants ask for any number of miles. */
type Asked = Omit<CenterQuery, 'widen'>;

/** Rows that were found otherwise than by the query: places in the order of every list. */
export interface Picked {
  /** Nothing else is found. */
  only?: Bitset | undefined;
  /** Found, too, whatever the query says, and before all else. */
  first?: Bitset | undefined;
}

/**
 * The one search engine, for server, phone and terminal. Immutable: it answers from typed arrays that are made once for each
 * version of the directory (`write` keeps them, `open` reads them), and makes an object only of a center that is shown.
 * Centers may share equal lists: treat them as read-only.
 */
export class Directory {
  readonly #centers: CenterRows;
  readonly #delisted: Bitset;
  readonly #lists: ListIndex;
  readonly #textSteps: Generator<void, TextIndex>;
  #text: TextIndex | undefined;
  /** Of the last text and the last place: a question is tried in several ways. */
  #lastMatches: { q: string; matches: TextMatches | undefined } | undefined;
  #lastDistances: { point: Point; distances: Distances } | undefined;

  private constructor(centers: CenterRows, lists: ListIndex, text?: TextIndex) {
    this.#centers = centers;
    this.#delisted = new Bitset(centers.size);
    for (let row = centers.size - centers.delisted; row < centers.size; row++) this.#delisted.add(row);
    this.#lists = lists;
    this.#text = text;
    this.#textSteps = TextIndex.build(centers);
  }

  /** Builds a directory of centers that are at hand. */
  static of(centers: Iterable<Center>): Directory {
    return Directory.from([sourceOf([...centers])]);
  }

  /** Builds a directory at once, but for the texts: the first search for words reads them. */
  static from(sources: readonly CenterSource[]): Directory {
    const centers = CenterRows.build(sources);
    return new Directory(centers, ListIndex.build(centers));
  }

  /**
   * What `write` wrote of a directory of the same sources, in the same order. Throws a RangeError where the file is not
   * whole, or of others.
   */
  static open(sources: readonly CenterSource[], file: ArrayBuffer): Directory {
    const reader = new ArrayReader(file);
    const centers = CenterRows.read(reader, sources);
    return new Directory(centers, ListIndex.read(reader, centers), TextIndex.read(reader, centers.size));
  }

  /** All that a search needs, but for the centers themselves. Of another version of this code it is to be made anew. */
  write(): ArrayBuffer {
    const writer = new ArrayWriter();
    for (const part of [this.#centers, this.#lists, this.#readText()]) part.write(writer);
    return writer.end();
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
    return this.#centers.size;
  }

  /** All centers, in list order. */
  get all(): CenterList {
    return this.#list(Uint32Array.from({ length: this.size }, (_, row) => row));
  }

  /** All centers by their numbers: new ones come last, and a verification changes nothing. */
  get inOrderOfNumbers(): CenterList {
    return this.#list(this.#lists.names.inOrder);
  }

  /** How many our staff has ever verified. */
  get verified(): number {
    return this.#centers.verified;
  }

  /** The center of a row: its place in `all`. */
  center(row: number): Center {
    return this.#centers.center(row);
  }

  /** What is soon read of it: for whoever looks through thousands. */
  head(row: number): CenterHead {
    return this.#centers.head(row);
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
    return { ...page, counts: this.#lists.filters.counts(among, query) };
  }

  /** The same without the counts for the filters, which take as long as the rest. */
  find(query: Asked, near?: PlaceAnswer, picked?: Picked): Omit<SearchResult, 'counts'> {
    return this.#find(query, near, picked).page;
  }

  /** True where some center has the value. */
  offers(name: FilterName, value: string): boolean {
    return this.#lists.filters.offers(name, value);
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
    return gatherPositions(rows.map((row) => this.#lists.positions.at(row)));
  }

  /** The rows of the centers whose name, or name and place, have every word of a text; the best matches first. */
  named(q: string): readonly Bitset[] {
    return this.#matches(q)?.ranked.slice(0, 3) ?? [];
  }

  /** The rows that have every word of a text, wherever. */
  withText(q: string): Bitset {
    return this.#matches(q)?.all ?? new Bitset(this.size);
  }

  /**
   * The rows of the centers with a phone number, be it one for intake, of a program or a further one: of all ten digits,
   * of the first six, or of the last seven.
   */
  withPhone(digits: string): readonly number[] {
    const { phones } = this.#readText();
    return digits.length === 7 ? phones.endingWith(digits) : phones.beginningWith(digits);
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
    const found = this.#lists.filters.filter(among, query);
    if (first) found.unite(first);
    return { matches, distances, among, found, first, notStated: undefined, delisted: this.#delisted };
  }

  /** With those that do not say it. */
  #selectAll(query: Asked, near: PlaceAnswer | undefined, picked: Picked | undefined): Selected {
    const selected = this.#select(query, near, picked);
    const notStated = this.#lists.filters.mayPass(selected.among, query)?.subtract(selected.found);
    return notStated && notStated.count > 0 ? { ...selected, notStated } : selected;
  }

  #find(query: Asked, near: PlaceAnswer | undefined, picked: Picked | undefined) {
    const selected = this.#selectAll(query, near, picked);
    const { distances, among, found, notStated } = selected;
    const { page, limit } = query;
    const rows = rowsInOrder(selected, query, (page - 1) * limit, limit);
    return {
      page: {
        centers: rows.map((row) => this.center(row)),
        total: found.count,
        ...(notStated && {
          notStated: notStated.count,
          notStatedOf: this.#lists.filters.countSilent(notStated, query),
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
    return this.#lists.names.bySlug(slug);
  }

  /** The center of a number, "17" or "00000017". */
  byNumber(number: string): Center | undefined {
    return this.#lists.names.byNumber(number);
  }

  /** All centers of a state, in list order. */
  byState(state: Jurisdiction): CenterList {
    return this.#list([...this.#lists.filters.ofState(state)]);
  }

  /**
   * The centers verified most recently, then those created most recently, and none that its source no longer lists: at most
   * RECENT_CENTERS.
   */
  recent(limit: number): Center[] {
    return Array.from(this.#lists.recent.subarray(0, limit), (row) => this.center(row));
  }

  /** How many centers each state has: all 50, and other jurisdictions that have any. */
  stateCounts(): StateCount[] {
    return jurisdictions.values
      .map((state) => ({ state, count: this.#lists.filters.ofState(state).count }))
      .filter(({ state, count }) => isState(state) || count > 0);
  }

  #distancesFrom(point: Point): Distances {
    const last = this.#lastDistances;
    if (last && last.point.lat === point.lat && last.point.lng === point.lng) return last.distances;
    const distances = this.#lists.positions.from(point);
    this.#lastDistances = { point, distances };
    return distances;
  }

  #matches(q: string): TextMatches | undefined {
    if (this.#lastMatches?.q !== q) this.#lastMatches = { q, matches: this.#textIndex(q)?.find(q) };
    return this.#lastMatches.matches;
  }

  #textIndex(q: string): TextIndex | undefined {
    return fold(q) === '' ? undefined : this.#readText();
  }

  #readText(): TextIndex {
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

  #list(rows: ArrayLike<number>): CenterList {
    return new CenterList(rows, this.#centers);
  }
}
