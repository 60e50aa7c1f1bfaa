import type { Center } from '../center/center.ts';
import { type Jurisdiction, parseJurisdiction } from '../lists/public-lists.ts';
import type { Point } from './distance.ts';
import {
  type FilterName,
  type Filters,
  filterGroups,
  filterNames,
  mapFilters,
  noFilters,
} from './filters.ts';

/** Miles around a place that a page offers; a search can ask for any whole number of them up to `MAX_WITHIN`. */
export const radii = [5, 10, 25, 50, 100] as const;
export const MAX_WITHIN = 500;

export const sorts = ['distance', 'match'] as const;
type Sort = (typeof sorts)[number];

/** What puts a life in danger; of several the first is told of: who is hurt by somebody is to hear of one line more. */
export const crises = ['violence', 'suicide', 'overdose'] as const;
export type Crisis = (typeof crises)[number];

/** A search of the directory: what the engine takes, and what an address holds. */
export interface CenterQuery extends Filters {
  /** Words to find, as typed. */
  q: string;
  state: Jurisdiction | undefined;
  /** Where the search is around: a ZIP code, or a city with its state ("Austin, TX"), as typed. Empty: anywhere. */
  near: string;
  /** Miles around `near`, from 1 to `MAX_WITHIN`; undefined: any distance. */
  within: number | undefined;
  /**
   * True where, if too little is found, `within` may grow and then one thing asked after the other be let go. Undefined:
   * for what `q` says in words.
   */
  widen: boolean | undefined;
  /** True where of each group of filters a center must have every value that is chosen, but for levels, of which any. */
  every: boolean | undefined;
  /** Of which danger the words of the question told: whoever gets its address is told whom to call, too. */
  crisis: Crisis | undefined;
  /** The nearest first, or what fits the words best; undefined is the nearest where `near` names a place. */
  sort: Sort | undefined;
  /** From 1. */
  page: number;
  /** Centers per page. An address says nothing of it: all pages are of one size. */
  limit: number;
}

/** What a search answers. */
export interface CenterPage {
  centers: Center[];
  /** All centers found, over all pages. */
  total: number;
  /** How many more come after them on the same pages: they say nothing of what was asked, and may well have it. */
  notStated?: number;
  /** Of those: how many are silent in which group. */
  notStatedOf?: Partial<Record<FilterName, number>>;
  page: number;
  limit: number;
}

/**
 * For each filter value, how many centers the search would find with that value
 * and the other groups' filters: what a tap on its chip will do.
 */
export type FilterCounts = Record<FilterName, Record<string, number>> & { state: Record<string, number> };

/** The middle of a ZIP code's area or of a city: right for the neighborhood, not for a door. */
export interface Place extends Point {
  /** "Austin, TX", "78701 (Austin, TX)". */
  name: string;
  state: string;
}

/** What the words of `near` mean: a place, several of that name in different states, or none that we know. */
export type PlaceAnswer = ({ place: Place } | { choices: readonly Place[] }) & {
  /**
   * True where only the places that the centers on the device are in could be searched: the table of all places was
   * not there. A place that is not known by them may exist.
   */
  fromCenters?: true;
};

/** One thing that was understood, and that can be taken away by itself. */
export type Chip = (
  | { name: FilterName; value: string }
  | { name: 'state'; value: Jurisdiction }
  /** Around a place; `within` in miles, undefined for any distance. */
  | { name: 'near'; value: string; within: number | undefined }
  /** Words that are searched as text. */
  | { name: 'q'; value: string }
) & {
  /** The words of the question that it came from, as they are compared. */
  words?: string;
};

/** How a question was read. All of it are plain values: it travels as JSON. */
export interface Understood {
  /**
   * The search that was done, as ordinary parameters: whoever asks it again gets the same. `q` holds the words that are
   * searched as text, such as a center's name.
   */
  query: CenterQuery;
  /** What `query` asks for, each with the words that it came from, as far as it came from words. */
  chips: readonly Chip[];
  /** Words that no center has and that mean nothing to us: they did not count. */
  leftOut: readonly string[];
  /** What was not wanted ("no methadone"): nothing searches for that, so it did not count either. */
  negated: readonly string[];
  /** Words that say nothing about which center is right: "please", "help my son". */
  silent: readonly string[];
  /** What was asked, too, and let go because nothing has all of it. */
  loosened: readonly Chip[];
  /** True where the words are, or begin, a center's name or are its phone number. */
  named: boolean;
  /** Other places of the name that the search is around, the largest first; ready for `near`. */
  otherPlaces: readonly Place[];
  /** True where somebody's life may be in danger, `query.crisis` says by what: 911 and 988 come before all else. */
  urgent: boolean;
  /** True where the words say "near me": only a position can tell. */
  wantsPosition: boolean;
  /** The part of the country that was asked for and where we list no center at all; found are the nearest, not across a sea. */
  noneIn?: Jurisdiction;
  /** Another country that was asked for, by its code of ISO 3166: nothing is found. */
  abroad?: string;
  /** The miles that were asked for, where fewer than enough centers are so near; `query.within` is what it became. */
  widenedFrom?: number;
}

/** A page of results with the counts for its filters. */
export interface SearchResult extends CenterPage {
  counts: FilterCounts;
  /** Where the search is around something. */
  near?: PlaceAnswer;
  /** How the question was read: see `ask`. */
  understood?: Understood;
  /** For each center of the page, the miles to the place; null where its position is not known. */
  miles?: readonly (number | null)[];
}

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** As many recently added centers as Home shows (spec, section 9). */
export const RECENT_CENTERS = 6;
/** Longer queries are cut here by the PWA and refused by the API. */
export const MAX_QUERY_LENGTH = 200;

/** Longer than the name of any city with its state. */
export const MAX_PLACE_LENGTH = 80;

export const emptyQuery: CenterQuery = {
  q: '',
  state: undefined,
  ...noFilters,
  near: '',
  within: undefined,
  widen: undefined,
  every: undefined,
  crisis: undefined,
  sort: undefined,
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
};

/**
 * Reads a search from an address. Lenient: what is unknown is left out, so that an old or
 * hand-made link still shows something. The API is strict instead (server/centers/public-routes.ts).
 */
export function readCenterQuery(params: URLSearchParams): CenterQuery {
  const filter = (name: FilterName) => {
    const known: readonly string[] = filterGroups[name].values;
    const given = new Set(params.getAll(name).map((value) => value.toUpperCase()));
    return known.filter((value) => given.has(value.toUpperCase()));
  };
  const whole = <Fallback>(name: string, fallback: Fallback, max: number) => {
    const value = params.get(name) ?? '';
    return /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), max) : fallback;
  };
  const q = (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  const near = (params.get('near') ?? '').trim().slice(0, MAX_PLACE_LENGTH);
  // Distance and order are of a place, which the words may name, too.
  const isPlaced = q !== '' || near !== '';
  return {
    q,
    state: parseJurisdiction(params.get('state')),
    ...mapFilters(filter),
    near,
    within: isPlaced ? whole('within', undefined, MAX_WITHIN) : undefined,
    widen: readFlag(params.get('widen')),
    every: readFlag(params.get('every')) || undefined,
    crisis: crises.find((crisis) => crisis === params.get('crisis')),
    sort: isPlaced ? sorts.find((sort) => sort === params.get('sort')) : undefined,
    page: whole('page', 1, 1_000_000),
    limit: DEFAULT_PAGE_SIZE,
  };
}

function readFlag(text: string | null): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** The address of a search, shortest form: empty values and defaults are left out. */
export function writeCenterQuery(query: Partial<CenterQuery>): URLSearchParams {
  const params = new URLSearchParams();
  const write = (name: Exclude<keyof CenterQuery, FilterName>) => {
    const value = String(query[name] ?? '').trim();
    if (value && value !== String(emptyQuery[name])) params.set(name, value);
  };
  write('q');
  write('state');
  if (query.near?.trim()) (['near', 'within', 'sort'] as const).forEach(write);
  for (const name of filterNames) for (const value of query[name] ?? []) params.append(name, value);
  if (query.every) write('every');
  (['widen', 'crisis', 'page'] as const).forEach(write);
  return params;
}

/** True where something narrows the search (paging does not). */
export function hasFilters(query: CenterQuery): boolean {
  return (
    query.q.trim() !== '' ||
    query.near.trim() !== '' ||
    query.state !== undefined ||
    filterNames.some((name) => query[name].length > 0)
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
