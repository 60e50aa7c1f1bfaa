import {
  insuranceTypes,
  knownAccreditations,
  levelChoices,
  modalities,
  populations,
  spokenLanguages,
} from './lists.ts';
import type { ValueList, ValueOf } from './value-list.ts';

/** One group of filter values: within a group values are OR, between groups AND. */
interface FilterGroup {
  readonly list: ValueList;
  /** The list's name in the catalogs of words, which have its labels in each language. */
  readonly name: string;
}

/** The groups a search can filter by; each key is also the query parameter's name. */
export const filterGroups = {
  level: {
    name: 'levelChoices',
    list: levelChoices,
  },
  population: {
    name: 'populations',
    list: populations,
  },
  insurance: {
    name: 'insuranceTypes',
    list: insuranceTypes,
  },
  modality: {
    name: 'modalities',
    list: modalities,
  },
  accreditation: {
    name: 'knownAccreditations',
    list: knownAccreditations,
  },
  language: {
    name: 'spokenLanguages',
    list: spokenLanguages,
  },
} as const satisfies Record<string, FilterGroup>;

export type FilterName = keyof typeof filterGroups;
export const filterNames = Object.keys(filterGroups) as FilterName[];

/** The values chosen in each group; a center passes a group if it has any of them, or if none is chosen. */
export type Filters = { [Name in FilterName]: readonly ValueOf<(typeof filterGroups)[Name]['list']>[] };

/** Makes of each group's name the values chosen in it. */
export function mapFilters(valuesOf: (name: FilterName) => readonly string[]): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, valuesOf(name)])) as unknown as Filters;
}

export const noFilters = mapFilters(() => []);
