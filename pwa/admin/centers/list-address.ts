import { jurisdictions, parseJurisdiction } from '#core/lists/public-lists.ts';
import {
  type ListingFlaw,
  listingFlaws,
  type ReviewStatus,
  reviewStatuses,
} from '#core/lists/staff-lists.ts';
import type { ValueList } from '#core/lists/value-list.ts';
import { MAX_QUERY_LENGTH } from '#core/search/center-query.ts';

/** What the list of staff shows; '' narrows nothing. */
export interface CenterFilters {
  q: string;
  state: string;
  status: ReviewStatus | '';
  /** Only those that the public sees with this that cannot be right. */
  flaw: ListingFlaw | '';
  /** From 1. */
  page: number;
}

/** Reads the filters from an address. What is unknown is left out, so that an old link still shows something. */
export function readFilters(params: URLSearchParams): CenterFilters {
  const page = params.get('page') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    state: parseJurisdiction(params.get('state')) ?? '',
    status: reviewStatuses.values.find((status) => status === params.get('status')) ?? '',
    flaw: listingFlaws.values.find((flaw) => flaw === params.get('flaw')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of some filters, in its shortest form. */
export function writeFilters({ q, state, status, flaw, page }: CenterFilters): URLSearchParams {
  const given = { q: q.trim(), state, status, flaw, page: page === 1 ? '' : String(page) };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
}

/** The states that staff are offered first (spec, section 9), and then all others. */
const FIRST = ['FL', 'CA', 'TX', 'NY'] as const;
export const stateChoices: ValueList = {
  values: [...FIRST, ...jurisdictions.values.filter((code) => !(FIRST as readonly string[]).includes(code))],
  labels: jurisdictions.labels,
};
