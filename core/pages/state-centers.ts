import type { Center } from './center.ts';

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

/** `centers` are all of the state in list order, in which those that were never verified come last. */
export function pageOfState(centers: readonly Center[], page: number): StateCenters {
  const start = (page - 1) * STATE_PAGE_SIZE;
  return {
    centers: centers.slice(start, start + STATE_PAGE_SIZE),
    total: centers.length,
    verifiedSince: centers[centers.length - 1]?.lastVerifiedAt ?? null,
  };
}
