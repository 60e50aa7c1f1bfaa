import type { Center } from './center.ts';
import { freshnessOf } from './freshness.ts';

/** How many centers that are due are fetched at once. */
const PAGE = 20;

/**
 * The part of the staff's list of due centers that a walk through them needs next; `seen` are the ids of those that it
 * has had. What is settled has left the list, and what was seen and is still due stands before what was not seen.
 */
export function nextDue(seen: readonly string[], settled: ReadonlySet<string>) {
  const page = Math.floor(countDue(seen, settled) / PAGE) + 1;
  return { due: 'true', page: String(page), limit: String(PAGE) } as const;
}

/** How many of those that were seen are still due. */
export function countDue(seen: readonly string[], settled: ReadonlySet<string>): number {
  return seen.filter((id) => !settled.has(id)).length;
}

/** Those of a page that the walk has not had. */
export function unseenOf<T extends { id: string }>(centers: readonly T[], seen: readonly string[]): T[] {
  const known = new Set(seen);
  return centers.filter(({ id }) => !known.has(id));
}

/**
 * True of a center that belongs in the queue, as the server finds those (server/centers/centers-search.ts). `open`: how many
 * problems visitors have reported of it, and how much sources say otherwise than staff.
 */
export function isDue(
  center: Pick<Center, 'lastVerifiedAt'>,
  open: { problems: number; proposals: number },
  now: Date,
): boolean {
  return freshnessOf(center, now) !== 'verified' || open.problems + open.proposals > 0;
}
