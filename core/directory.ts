import { Bitset } from './bitset.ts';
import type { Center, StateCount } from './center.ts';
import type { CenterQuery, SearchResult } from './center-query.ts';
import { milesBetween, type Point } from './distance.ts';
import { FilterIndex } from './filter-index.ts';
import { isState, type Jurisdiction, jurisdictions } from './lists.ts';
import { compareText, fold } from './text.ts';
import { TextIndex } from './text-index.ts';

/**
 * The one search engine, for server, phone and terminal. Immutable: built from centers, whose order does not
 * matter, it answers from memory. Answers hold the very centers that it was built from: treat them as read-only.
 */
export class Directory {
  /** In the order of every list: most recently verified first, then by name. */
  readonly #centers: readonly Center[];
  readonly #filters: FilterIndex;
  readonly #bySlug: ReadonlyMap<string, Center>;
  readonly #textSteps: Generator<void, TextIndex>;
  #text: TextIndex | undefined;

  private constructor(ordered: readonly Center[], filters: FilterIndex) {
    this.#centers = ordered;
    this.#filters = filters;
    this.#bySlug = new Map(ordered.map((center) => [center.slug, center]));
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

  /**
   * A page of the centers that match. Every word of `q` must match, the last one as a prefix; within a filter
   * group values are OR, between groups AND. Order: exact name, name, place, program text; within each most
   * recently verified, then name. A page beyond the last is empty.
   */
  search(query: CenterQuery): SearchResult {
    const matches = this.#textIndex(query.q)?.find(query.q);
    const among = matches?.all ?? new Bitset(this.size).fill();
    const found = this.#filters.filter(among, query);
    const ranked = matches?.ranked.map((rank) => rank.copy().intersect(found)) ?? [found];
    return {
      centers: this.#page(ranked, (query.page - 1) * query.limit, query.limit),
      total: found.count,
      page: query.page,
      limit: query.limit,
      counts: this.#filters.counts(among, query),
    };
  }

  bySlug(slug: string): Center | undefined {
    return this.#bySlug.get(slug);
  }

  /** All centers of a state, in list order. */
  byState(state: Jurisdiction): readonly Center[] {
    return Array.from(this.#filters.ofState(state), (row) => this.#centers[row]!);
  }

  /** The centers verified most recently, then those created most recently, then by name. */
  recent(limit: number): Center[] {
    const key = ({ lastVerifiedAt, createdAt }: Center) => `${lastVerifiedAt ?? ''} ${createdAt}`;
    const newest: Center[] = [];
    for (const center of this.#centers) {
      if (newest.length === limit && key(center) <= key(newest[limit - 1]!)) continue;
      // Behind those that are as new: list order decides among them.
      const position = newest.findIndex((other) => key(other) < key(center));
      newest.splice(position === -1 ? newest.length : position, 0, center);
      newest.length = Math.min(newest.length, limit);
    }
    return newest;
  }

  /** How many centers each state has: all 50, and other jurisdictions that have any. */
  stateCounts(): StateCount[] {
    return jurisdictions.values
      .map((state) => ({ state, count: this.#filters.ofState(state).count }))
      .filter(({ state, count }) => isState(state) || count > 0);
  }

  /** The nearest centers, nearest first, with their distance; those without a position are left out. */
  near(point: Point, { miles = Number.POSITIVE_INFINITY, limit }: { miles?: number; limit: number }) {
    return this.#centers
      .flatMap((center) => {
        if (center.lat === null || center.lng === null) return [];
        return [{ center, miles: milesBetween(point, { lat: center.lat, lng: center.lng }) }];
      })
      .filter((found) => found.miles <= miles)
      .sort((a, b) => a.miles - b.miles)
      .slice(0, limit);
  }

  #textIndex(q: string): TextIndex | undefined {
    if (fold(q) === '') return undefined;
    while (!this.#text) this.#readTexts();
    return this.#text;
  }

  #readTexts(): void {
    const step = this.#textSteps.next();
    if (step.done) this.#text = step.value;
  }

  #page(ranked: readonly Bitset[], start: number, limit: number): Center[] {
    const centers: Center[] = [];
    let skip = start;
    for (const rank of ranked) {
      for (const row of rank) {
        if (skip > 0) skip -= 1;
        else centers.push(this.#centers[row]!);
        if (centers.length === limit) return centers;
      }
    }
    return centers;
  }
}

/** So many centers are put in order, or read for their filters, before a pause: a few milliseconds of work. */
const CENTERS_PER_STEP = 1000;

function* inListOrder(centers: readonly Center[]): Generator<void, Center[]> {
  const keyed: { center: Center; name: string }[] = [];
  for (let start = 0; start < centers.length; start += CENTERS_PER_STEP) {
    const run = centers
      .slice(start, start + CENTERS_PER_STEP)
      .map((center) => ({ center, name: fold(center.name) }))
      .sort(byListOrder);
    keyed.push(...run);
    yield;
  }
  // JavaScript's sort merges the ordered runs that it finds, which is quick.
  return keyed.sort(byListOrder).map(({ center }) => center);
}

function byListOrder(a: { center: Center; name: string }, b: { center: Center; name: string }): number {
  return (
    compareText(b.center.lastVerifiedAt ?? '', a.center.lastVerifiedAt ?? '') ||
    compareText(a.name, b.name) ||
    compareText(a.center.slug, b.center.slug) ||
    compareText(a.center.id, b.center.id)
  );
}
