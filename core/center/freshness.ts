import type { Center } from './center.ts';

/** Listings are reverified every 6 months (spec, section 9), and guides are read again as often. */
const VERIFICATION_MONTHS = 6;

/** How far what a listing says can be relied on. */
type Freshness = 'verified' | 'due' | 'unverified';

/** `due` once the last verification is older than 6 months; `unverified` where our staff never did. */
export function freshnessOf({ lastVerifiedAt }: Pick<Center, 'lastVerifiedAt'>, now: Date): Freshness {
  if (lastVerifiedAt === null) return 'unverified';
  return new Date(lastVerifiedAt) > dueSince(now) ? 'verified' : 'due';
}

/** The same for those who read it: `listed` where all that stands behind a listing is its source. */
export function meaningOf(
  center: Pick<Center, 'lastVerifiedAt' | 'source'>,
  now: Date,
): Freshness | 'listed' {
  const freshness = freshnessOf(center, now);
  return freshness === 'unverified' && center.source ? 'listed' : freshness;
}

/** True where the source lists the center no longer, as far as we know: it may have closed. */
export function isDelisted({ reviewStatus, source }: Pick<Center, 'reviewStatus' | 'source'>): boolean {
  return reviewStatus === 'NEEDS_REVIEW' && source !== null;
}

/** The moment since which more than half of the listings were verified; null where our staff never verified so many. */
export function mostVerifiedAt(centers: readonly Pick<Center, 'lastVerifiedAt'>[]): string | null {
  const newestFirst = centers
    .flatMap(({ lastVerifiedAt }) => lastVerifiedAt ?? [])
    .sort()
    .reverse();
  return newestFirst[Math.floor(centers.length / 2)] ?? null;
}

/** Listings that were last verified then, or before, are due now. */
export function dueSince(now: Date): Date {
  return addMonths(now, -VERIFICATION_MONTHS);
}

/** When what was last looked at then is due. */
export function dueFrom(last: Date): Date {
  return addMonths(last, VERIFICATION_MONTHS);
}

function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
