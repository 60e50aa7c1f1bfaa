import {
  careChoices,
  insuranceTypes,
  knownAccreditations,
  levelChoices,
  modalities,
  populations,
  spokenLanguages,
} from '../lists/public-lists.ts';
import { topicValues } from '../lists/topic-values.ts';

/** One group of filter values. Between groups values are AND; within one they are OR, unless it says `every`. */
interface FilterGroup {
  readonly values: readonly string[];
  /** True where a center must have every value that is chosen. */
  readonly every?: true;
  /** The list's name in the catalogs of words, which have its labels in each language. */
  readonly name: string;
}

/** The groups a search can filter by; each key is also the query parameter's name. */
export const filterGroups = {
  level: {
    name: 'levelChoices',
    values: levelChoices.values,
  },
  care: {
    name: 'careChoices',
    values: careChoices.values,
  },
  population: {
    name: 'populations',
    values: populations.values,
  },
  insurance: {
    name: 'insuranceTypes',
    values: insuranceTypes.values,
  },
  topic: {
    name: 'topics',
    values: topicValues,
    every: true,
  },
  modality: {
    name: 'modalities',
    values: modalities.values,
  },
  accreditation: {
    name: 'knownAccreditations',
    values: knownAccreditations.values,
  },
  language: {
    name: 'spokenLanguages',
    values: spokenLanguages.values,
  },
} as const satisfies Record<string, FilterGroup>;

export type FilterName = keyof typeof filterGroups;
export const filterNames = Object.keys(filterGroups) as FilterName[];

/**
 * True where a center must have every value that is chosen in the group, and not any of them; `every` is what the search
 * says (CenterQuery). Of levels any will do, always: nobody looks for a place that is outpatient and residential.
 */
export function needsEvery(name: FilterName, every = false): boolean {
  return 'every' in filterGroups[name] || (every && name !== 'level');
}

/** The values chosen in each group; a center passes a group where none is chosen. */
export type Filters = {
  [Name in FilterName]: readonly (typeof filterGroups)[Name]['values'][number][];
};

/** Makes of each group's name the values chosen in it. */
export function mapFilters(valuesOf: (name: FilterName) => readonly string[]): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, valuesOf(name)])) as unknown as Filters;
}

export const noFilters = mapFilters(() => []);
