import { Bitset } from './bitset.ts';
import type { Center } from './center.ts';
import type { CenterQuery, FilterCounts } from './center-query.ts';
import { type FilterName, filterGroups, filterNames } from './filters.ts';

type Filters = Pick<CenterQuery, FilterName | 'state'>;

/** Which centers have which filter value. Rows are positions in the list that it was built from. */
export class FilterIndex {
  readonly #size: number;
  readonly #groups: Record<FilterName, Map<string, Bitset>>;
  readonly #states = new Map<string, Bitset>();

  constructor(centers: readonly Center[]) {
    this.#size = centers.length;
    this.#groups = Object.fromEntries(
      filterNames.map((name) => [
        name,
        new Map(filterGroups[name].list.values.map((value) => [value, new Bitset(this.#size)])),
      ]),
    ) as Record<FilterName, Map<string, Bitset>>;
    for (const [row, center] of centers.entries()) {
      const ofState = this.#states.get(center.state);
      if (ofState) ofState.add(row);
      else this.#states.set(center.state, new Bitset(this.#size).addAll([row]));
      for (const name of filterNames) {
        for (const value of filterGroups[name].valuesOf(center)) this.#groups[name].get(value)?.add(row);
      }
    }
  }

  /** The centers of one state. */
  ofState(state: string): Bitset {
    return this.#states.get(state) ?? new Bitset(this.#size);
  }

  /** Those among the given that pass every group: within a group values are OR. */
  filter(among: Bitset, filters: Filters): Bitset {
    return this.#filterBut(undefined, among, filters);
  }

  /** For each value, how many of the given it would leave together with the other groups' filters. */
  counts(among: Bitset, filters: Filters): FilterCounts {
    const count = (values: Map<string, Bitset>, others: Bitset) =>
      Object.fromEntries([...values].map(([value, rows]) => [value, others.countCommon(rows)]));
    const states = count(this.#states, this.#filterBut('state', among, filters));
    return {
      state: Object.fromEntries(Object.entries(states).filter(([, number]) => number > 0)),
      ...(Object.fromEntries(
        filterNames.map((name) => [name, count(this.#groups[name], this.#filterBut(name, among, filters))]),
      ) as Record<FilterName, Record<string, number>>),
    };
  }

  #filterBut(left: FilterName | 'state' | undefined, among: Bitset, filters: Filters): Bitset {
    const rows = among.copy();
    if (filters.state && left !== 'state') rows.intersect(this.ofState(filters.state));
    for (const name of filterNames) {
      if (name === left || filters[name].length === 0) continue;
      const any = new Bitset(this.#size);
      for (const value of filters[name]) any.union(this.#groups[name].get(value) ?? new Bitset(this.#size));
      rows.intersect(any);
    }
    return rows;
  }
}
