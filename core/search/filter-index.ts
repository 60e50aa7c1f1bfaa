import type { Center } from '../center/center.ts';
import { jurisdictions } from '../lists/public-lists.ts';
import { Bitset } from './bitset.ts';
import type { CenterQuery, FilterCounts } from './center-query.ts';
import { filterValues } from './filter-values.ts';
import { type Filters as Chosen, type FilterName, filterGroups, filterNames, needsEvery } from './filters.ts';

type Filters = Chosen & Pick<CenterQuery, 'state'> & Partial<Pick<CenterQuery, 'every'>>;

/** After so many centers the builder pauses. */
const CENTERS_PER_STEP = 1000;

/** Which centers have which filter value. Rows are positions in the list that it was built from. */
export class FilterIndex {
  readonly #size: number;
  readonly #groups: Record<FilterName, Map<string, Bitset>>;
  readonly #states = new Map<string, Bitset>();
  /** By row: the position of its state in `jurisdictions`. */
  readonly #stateOfRow: Uint8Array;

  private constructor(size: number) {
    this.#size = size;
    this.#stateOfRow = new Uint8Array(size);
    this.#groups = Object.fromEntries(
      filterNames.map((name) => [
        name,
        new Map(filterGroups[name].values.map((value) => [value, new Bitset(size)])),
      ]),
    ) as Record<FilterName, Map<string, Bitset>>;
  }

  /** Builds in steps, so that who builds can do other things between them. */
  static *build(centers: readonly Center[]): Generator<void, FilterIndex> {
    const index = new FilterIndex(centers.length);
    for (let row = 0; row < centers.length; row++) {
      index.#add(centers[row]!, row);
      if (row % CENTERS_PER_STEP === 0) yield;
    }
    return index;
  }

  /** The centers of one state. */
  ofState(state: string): Bitset {
    return this.#states.get(state) ?? new Bitset(this.#size);
  }

  /** Those among the given that pass every group: within a group values are OR, or AND where it needs every one. */
  filter(among: Bitset, filters: Filters): Bitset {
    return this.#filterBut(undefined, among, filters);
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

  #add(center: Center, row: number): void {
    this.#stateOfRow[row] = jurisdictions.values.indexOf(center.state);
    const ofState = this.#states.get(center.state);
    if (ofState) ofState.add(row);
    else this.#states.set(center.state, new Bitset(this.#size).addAll([row]));
    for (const name of filterNames) {
      for (const value of filterValues[name](center)) this.#groups[name].get(value)?.add(row);
    }
  }

  #countStates(rows: Bitset): Record<string, number> {
    const counts = new Array<number>(jurisdictions.values.length).fill(0);
    rows.countByKey(this.#stateOfRow, counts);
    const entries = jurisdictions.values.map((state, position) => [state, counts[position]!] as const);
    return Object.fromEntries(entries.filter(([, count]) => count > 0));
  }

  #filterBut(left: FilterName | 'state' | undefined, among: Bitset, filters: Filters): Bitset {
    const rows = among.copy();
    if (filters.state && left !== 'state') rows.intersect(this.ofState(filters.state));
    for (const name of filterNames) {
      if (name === left || filters[name].length === 0) continue;
      const chosen = filters[name].map((value) => this.#groups[name].get(value) ?? new Bitset(this.#size));
      if (needsEvery(name, filters.every)) {
        for (const having of chosen) rows.intersect(having);
        continue;
      }
      const any = new Bitset(this.#size);
      for (const having of chosen) any.unite(having);
      rows.intersect(any);
    }
    return rows;
  }
}
