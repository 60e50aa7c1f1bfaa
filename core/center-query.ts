import type { Center } from './center.ts';
import { type FilterName, filterGroups, filterNames } from './filters.ts';
import {
  type InsuranceType,
  type Jurisdiction,
  type Level,
  type Population,
  parseJurisdiction,
} from './lists.ts';

/** A search of the directory: what the engine takes, and what an address holds. */
export interface CenterQuery {
  /** Words to find, as typed. */
  q: string;
  state: Jurisdiction | undefined;
  level: readonly Level[];
  population: readonly Population[];
  insurance: readonly InsuranceType[];
  /** From 1. */
  page: number;
  /** Centers per page. */
  limit: number;
}

/** What a search answers. */
export interface CenterPage {
  centers: Center[];
  /** All centers found, over all pages. */
  total: number;
  page: number;
  limit: number;
}

/**
 * For each filter value, how many centers the search would find with that value
 * and the other groups' filters: what a tap on its chip will do.
 */
export type FilterCounts = Record<FilterName, Record<string, number>> & { state: Record<string, number> };

/** A page of results with the counts for its filters. */
export interface SearchResult extends CenterPage {
  counts: FilterCounts;
}

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** As many recently added centers as Home shows (spec, section 9). */
export const RECENT_CENTERS = 6;
/** Longer queries are cut here by the PWA and refused by the API. */
export const MAX_QUERY_LENGTH = 200;

export const emptyQuery: CenterQuery = {
  q: '',
  state: undefined,
  level: [],
  population: [],
  insurance: [],
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
};

/**
 * Reads a search from an address. Lenient: what is unknown is left out, so that an old or
 * hand-made link still shows something. The API is strict instead (server/centers.ts).
 */
export function readCenterQuery(params: URLSearchParams): CenterQuery {
  const filter = <V extends string>(name: FilterName) => {
    const known: readonly string[] = filterGroups[name].list.values;
    const given = new Set(params.getAll(name).map((value) => value.toUpperCase()));
    return known.filter((value) => given.has(value)) as V[];
  };
  const whole = (name: string, fallback: number, max: number) => {
    const value = params.get(name) ?? '';
    return /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), max) : fallback;
  };
  return {
    q: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    state: parseJurisdiction(params.get('state')),
    level: filter<Level>('level'),
    population: filter<Population>('population'),
    insurance: filter<InsuranceType>('insurance'),
    page: whole('page', 1, 1_000_000),
    limit: whole('limit', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  };
}

/** The address of a search, shortest form: empty values and defaults are left out. */
export function writeCenterQuery(query: Partial<CenterQuery>): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q?.trim()) params.set('q', query.q.trim());
  if (query.state) params.set('state', query.state);
  for (const name of filterNames) for (const value of query[name] ?? []) params.append(name, value);
  if (query.page && query.page !== 1) params.set('page', String(query.page));
  if (query.limit && query.limit !== DEFAULT_PAGE_SIZE) params.set('limit', String(query.limit));
  return params;
}

/** True where something narrows the search (paging does not). */
export function hasFilters(query: CenterQuery): boolean {
  return (
    query.q.trim() !== '' || query.state !== undefined || filterNames.some((name) => query[name].length > 0)
  );
}

/** Of a form that is sent without a script: what its button changes in the search that the other fields hold. */
export const TOGGLE = 'toggle';
/** Takes back everything that narrows the search. */
export const CLEAR = 'clear';

/** The search after a button: "level:DETOX" adds or removes that value, `CLEAR` removes all. */
export function toggleFilter(query: CenterQuery, toggle: string): CenterQuery {
  if (toggle === CLEAR) return emptyQuery;
  const [name, value = ''] = toggle.split(':') as [FilterName, string?];
  if (!filterNames.includes(name)) return query;
  const chosen: readonly string[] = query[name];
  const others = chosen.filter((other) => other !== value);
  return { ...query, page: 1, [name]: others.length < chosen.length ? others : [...chosen, value] };
}
