import { dueFrom } from '../center/freshness.ts';
import type { Guide } from './guide.ts';

/** What says when a guide is due. */
type Dated = Pick<Guide, 'dueAt' | 'reviewedAt' | 'updatedAt'>;

/**
 * The day on which a guide is to be looked at again, such as "2027-01-15": the one that its author has set, for a law or
 * a number that will change; else six months after it was last reviewed or changed, as centers are called again. In UTC.
 */
export function dueOn({ dueAt, reviewedAt, updatedAt }: Dated): string {
  if (dueAt) return dueAt;
  const last = reviewedAt !== null && reviewedAt > updatedAt ? reviewedAt : updatedAt;
  return dueFrom(new Date(last)).toISOString().slice(0, 10);
}

/** From the beginning of that day on. */
export function isDue(guide: Dated, now: Date): boolean {
  return dueOn(guide) <= now.toISOString().slice(0, 10);
}

/** Those that are due, the longest first. */
export function dueGuides<G extends Dated>(guides: readonly G[], now: Date): G[] {
  return guides.filter((guide) => isDue(guide, now)).sort((a, b) => dueOn(a).localeCompare(dueOn(b)));
}
