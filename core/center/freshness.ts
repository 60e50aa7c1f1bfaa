import type { Center } from './center.ts';

/** Listings are reverified every 6 months (spec, section 9). */
const VERIFICATION_MONTHS = 6;

/** How far what a listing says can be relied on. */
export type Freshness = 'verified' | 'due' | 'unverified';

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

/** Listings that were last verified then, or before, are due now. */
export function dueSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - VERIFICATION_MONTHS);
  return since;
}
