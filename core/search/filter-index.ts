import type { Center } from '../center/center.ts';
import { jurisdictions } from '../lists/public-lists.ts';
import type { ArrayReader, ArrayWriter } from './array-file.ts';
import { Bitset } from './bitset.ts';
import type { CenterQuery, FilterCounts } from './center-query.ts';
import { filterValues } from './filter-values.ts';
import { type Filters as Chosen, type FilterName, filterGroups, filterNames, needsEvery } from './filters.ts';
import { type Silence, silenceNames, silenceOf, silences } from './not-stated.ts';

type Filters = Chosen & Pick<CenterQuery, 'state'> & Partial<Pick<CenterQuery, 'every'>>;

/** Which centers have which filter value. */
export class FilterIndex {
  readonly #size: number;
  readonly #groups: Record<FilterName, Map<string, Bitset>>;
  /** Which centers say nothing of what. */
  readonly #silent: Record<Silence, Bitset>;
  readonly #states = new Map<string, Bitset>();
  /** By row: the position of its state in `jurisdictions`. */
  readonly #stateOfRow: Uint8Array;

  /** For rows from 0 to size - 1: with the next of the sets for each value and silence, or an empty one. */
  constructor(size: number, sets: Iterator<Bitset> = [].values()) {
    this.#size = size;
    this.#stateOfRow = new Uint8Array(size);
    const next = (): Bitset => sets.next().value ?? new Bitset(size);
    this.#groups = Object.fromEntries(
      filterNames.map((name) => [name, new Map(filterGroups[name].values.map((value) => [value, next()]))]),
    ) as Record<FilterName, Map<string, Bitset>>;
    this.#silent = Object.fromEntries(silenceNames.map((name) => [name, next()])) as Record<Silence, Bitset>;
  }

  /** As it was written, once all was added. */
  static read(reader: ArrayReader, size: number): FilterIndex {
    const index = new FilterIndex(size, Bitset.read(reader, size).values());
    const states = reader.uint32();
    for (let row = 0; row < size; row++) index.#addState(states[row]!, row);
    return index;
  }

  write(writer: ArrayWriter): void {
    const sets = filterNames.flatMap((name) => [...this.#groups[name].values()]);
    Bitset.write(writer, this.#size, [...sets, ...silenceNames.map((name) => this.#silent[name])]);
    writer.add(Uint32Array.from(this.#stateOfRow));
  }

  add(center: Center, row: number): void {
    this.#addState(jurisdictions.values.indexOf(center.state), row);
    for (const name of filterNames) {
      for (const value of filterValues[name](center)) this.#groups[name].get(value)?.add(row);
    }
    for (const name of silenceNames) if (silences[name](center)) this.#silent[name].add(row);
  }

  /** The centers of one state. */
  ofState(state: string): Bitset {
    return this.#states.get(state) ?? new Bitset(this.#size);
  }

  /** True where some center has the value. */
  offers(name: FilterName, value: string): boolean {
    return (this.#groups[name].get(value)?.count ?? 0) > 0;
  }

  /** Those among the given that pass every group: within a group values are OR, or AND where it needs every one. */
  filter(among: Bitset, filters: Filters): Bitset {
    return this.#filterBut(undefined, among, filters);
  }

  /**
   * Those among the given that pass, or may: they say nothing at all of what they lack. Undefined where nothing is asked
   * of which a center may be silent.
   */
  mayPass(among: Bitset, filters: Filters): Bitset | undefined {
    if (!filterNames.some((name) => filters[name].some((value) => silenceOf(name, value)))) return undefined;
    return this.#filterBut(undefined, among, filters, (name, value) => this.#mayHave(name, value));
  }

  /** How many of such centers are silent in each group. */
  countSilent(notStated: Bitset, filters: Filters): Partial<Record<FilterName, number>> {
    const counts = filterNames.flatMap((name) => {
      if (filters[name].length === 0) return [];
      const count = notStated.count - notStated.countCommon(this.#ofGroup(name, filters));
      return count > 0 ? [[name, count] as const] : [];
    });
    return Object.fromEntries(counts);
  }

  /**
   * For each value, how many of the given it would leave together with the other groups' filters; in a group that needs
   * every value, together with those that are chosen in it.
   */
  counts(among: Bitset, filters: Filters): FilterCounts {
    const groups = filterNames.map((name) => {
      const others = this.#filterBut(needsEvery(name, filters.every) ? undefined : name, among, filters);
      const counts = [...this.#groups[name]].map(([value, rows]) => [value, others.countCommon(rows)]);
      return [name, Object.fromEntries(counts)];
    });
    return {
      state: this.#countStates(this.#filterBut('state', among, filters)),
      ...Object.fromEntries(groups),
    };
  }

  #addState(position: number, row: number): void {
    this.#stateOfRow[row] = position;
    const state = jurisdictions.values[position]!;
    const ofState = this.#states.get(state);
    if (ofState) ofState.add(row);
    else this.#states.set(state, new Bitset(this.#size).addAll([row]));
  }

  #countStates(rows: Bitset): Record<string, number> {
    const counts = new Array<number>(jurisdictions.values.length).fill(0);
    rows.countByKey(this.#stateOfRow, counts);
    const entries = jurisdictions.values.map((state, position) => [state, counts[position]!] as const);
    return Object.fromEntries(entries.filter(([, count]) => count > 0));
  }

  #filterBut(
    left: FilterName | 'state' | undefined,
    among: Bitset,
    filters: Filters,
    having: Having = this.#having,
  ): Bitset {
    const rows = among.copy();
    if (filters.state && left !== 'state') rows.intersect(this.ofState(filters.state));
    for (const name of filterNames) {
      if (name !== left && filters[name].length > 0) rows.intersect(this.#ofGroup(name, filters, having));
    }
    return rows;
  }

  #ofGroup(name: FilterName, filters: Filters, having: Having = this.#having): Bitset {
    const every = needsEvery(name, filters.every);
    const [first, ...others] = filters[name].map((value) => having(name, value));
    const rows = first!.copy();
    for (const rowsOfOther of others) {
      if (every) rows.intersect(rowsOfOther);
      else rows.unite(rowsOfOther);
    }
    return rows;
  }

  readonly #having: Having = (name, value) => this.#groups[name].get(value) ?? new Bitset(this.#size);

  /** The value, or nothing that would deny it. */
  #mayHave(name: FilterName, value: string): Bitset {
    const silence = silenceOf(name, value);
    const rows = this.#having(name, value);
    return silence ? rows.copy().unite(this.#silent[silence]) : rows;
  }
}

/** The rows of the centers that have, or may have, a value. */
type Having = (name: FilterName, value: string) => Bitset;
