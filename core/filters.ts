import type { Center } from './center.ts';
import { insuranceTypes, levels, populations, type ValueList } from './lists.ts';

/** One group of filter values: within a group values are OR, between groups AND. */
interface FilterGroup {
  readonly list: ValueList;
  /** The list's name in the catalogs of words, which have its labels in each language. */
  readonly name: string;
  /** The group's values that a center has. */
  readonly valuesOf: (center: Center) => readonly string[];
}

/** The groups a search can filter by; each key is also the query parameter's name. */
export const filterGroups = {
  level: {
    name: 'levels',
    list: levels,
    valuesOf: (center) => center.levels.map(({ level }) => level),
  },
  population: {
    name: 'populations',
    list: populations,
    valuesOf: (center) => center.populations.map(({ population }) => population),
  },
  insurance: {
    name: 'insuranceTypes',
    list: insuranceTypes,
    valuesOf: (center) => center.insurance.map(({ insurance }) => insurance),
  },
} as const satisfies Record<string, FilterGroup>;

export type FilterName = keyof typeof filterGroups;
export const filterNames = Object.keys(filterGroups) as FilterName[];
