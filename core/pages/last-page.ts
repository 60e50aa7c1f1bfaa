import type { CenterPage } from '../search/center-query.ts';

/** The number of the last page, from 1, of what was found. */
export function lastPageOf({ total, limit }: Pick<CenterPage, 'total' | 'limit'>): number {
  return Math.max(1, Math.ceil(total / limit));
}
