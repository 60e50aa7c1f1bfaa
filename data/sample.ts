import type { Center, CenterFields } from '#core/center.ts';
import sample from './sample-centers.json' with { type: 'json' };

/** A made-up center as sample-centers.json holds it: its dates are counted back from when it is loaded. */
export type SampleCenter = CenterFields &
  Pick<Center, 'reviewStatus'> & { verifiedDaysAgo: number | null; createdDaysAgo: number };

/** The made-up centers of a new, empty instance: some verified lately, some due, some never verified. */
export function sampleCenters(
  now: Date,
): (CenterFields & Pick<Center, 'reviewStatus' | 'lastVerifiedAt' | 'verifiedBy' | 'createdAt'>)[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  return (sample as SampleCenter[]).map(({ verifiedDaysAgo, createdDaysAgo, ...center }) => ({
    ...center,
    lastVerifiedAt: verifiedDaysAgo === null ? null : daysAgo(verifiedDaysAgo),
    verifiedBy: verifiedDaysAgo === null ? null : 'Sample Reviewer',
    createdAt: daysAgo(createdDaysAgo),
  }));
}
