import type { Bitset } from './bitset.ts';
import type { CenterQuery } from './center-query.ts';
import type { Distances } from './position-index.ts';
import type { TextMatches } from './text-index.ts';

/** What a search has selected, in rows. */
export interface Selected {
  matches: TextMatches | undefined;
  distances: Distances | undefined;
  /** By text and place alone, without the filters. */
  among: Bitset;
  found: Bitset;
  /** Those of `found` that come before all else. */
  first: Bitset | undefined;
  /** What may fit, and does not say so: behind all that does. Undefined where there is none. */
  notStated: Bitset | undefined;
  /** Whose source lists them no longer: behind all others that are found as well. */
  delisted: Bitset;
}

/** Rows of what was selected, from a position in the order of the results on. */
export function rowsInOrder(
  { matches, distances, found, first, notStated, delisted }: Selected,
  { sort }: Pick<CenterQuery, 'sort'>,
  start: number,
  limit: number,
): number[] {
  const byDistance = sort === 'match' ? undefined : distances;
  const inTurn = (rows: Bitset, from: number, most: number, ranked = matches?.ranked) =>
    byDistance
      ? byDistance.nearest(rows, from, most)
      : pageOf(ranked?.map((rank) => rank.copy().intersect(rows)) ?? [rows], from, most);
  // Who types a name wants whoever has it.
  const named = byDistance ? undefined : matches?.ranked[0];
  const last = named ? delisted.copy().subtract(named) : delisted;
  const delistedLast = (rows: Bitset) => [
    { rows: rows.copy().subtract(last) },
    { rows: rows.copy().intersect(last) },
  ];
  const blocks: { rows: Bitset; ranked?: Bitset[] }[] = [
    ...(first ? [{ rows: first, ranked: [first] }] : []),
    ...delistedLast(first ? found.copy().subtract(first) : found),
    ...(notStated ? delistedLast(notStated) : []),
  ];
  const page: number[] = [];
  let skip = start;
  for (const { rows, ranked } of blocks) {
    if (page.length >= limit) break;
    page.push(...inTurn(rows, skip, limit - page.length, ranked));
    skip = Math.max(0, skip - rows.count);
  }
  return page;
}

/** A slice of the rows, those of the first rank first. */
function pageOf(ranked: readonly Bitset[], start: number, limit: number): number[] {
  const rows: number[] = [];
  let skip = start;
  for (const rank of ranked) {
    for (const row of rank) {
      if (rows.length >= limit) return rows;
      if (skip > 0) skip -= 1;
      else rows.push(row);
    }
  }
  return rows;
}
