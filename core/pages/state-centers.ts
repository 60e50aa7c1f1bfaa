import type { Center } from '../center/center.ts';
import type { CenterList } from '../search/center-list.ts';
import { lastPageOf } from './last-page.ts';

/** California has some 1,800 centers: a phone draws them in steps. */
export const STATE_PAGE_SIZE = 60;

/** A page of a state's centers. */
export interface StateCenters {
  centers: readonly Center[];
  /** All centers of the state. */
  total: number;
  /** The oldest `lastVerifiedAt` among all of them; null where one was never verified, or it is not known. */
  verifiedSince: string | null;
}

/** The number of the last page, from 1, of a state that has so many centers. */
export function lastStatePage(total: number): number {
  return lastPageOf({ total, limit: STATE_PAGE_SIZE });
}

/** The page that an address asks for by `page`; 1 for what is no page. */
export function readStatePage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** The query of a page's address, with its question mark; the first page has none. */
export function statePageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}

/** `centers` are all of the state in list order, in which those that were never verified come last. */
export function pageOfState(centers: CenterList, page: number): StateCenters {
  const start = (page - 1) * STATE_PAGE_SIZE;
  return {
    centers: centers.slice(start, start + STATE_PAGE_SIZE),
    total: centers.length,
    verifiedSince: centers.at(-1)?.lastVerifiedAt ?? null,
  };
}
