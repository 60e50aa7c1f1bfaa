import type { CenterPage } from '../search/center-query.ts';

/** How many centers all pages of what was found have, with those that do not say that they have what was asked. */
export function allOn({ total, notStated = 0 }: Pick<CenterPage, 'total' | 'notStated'>): number {
  return total + notStated;
}

/** The number of the last page, from 1, of what was found. */
export function lastPageOf(found: Pick<CenterPage, 'total' | 'notStated' | 'limit'>): number {
  return Math.ceil(allOn(found) / found.limit) || 1;
}
