import type { Center, CenterFields } from '#core/center/center.ts';
import { nothingKnownOf } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import sample from './sample-centers.json' with { type: 'json' };

/** A made-up center as sample-centers.json holds it: its dates are counted back from when it is loaded. */
export type SampleCenter = Partial<CenterFields> &
  Pick<Center, 'name' | 'city' | 'state' | 'reviewStatus'> & {
    verifiedDaysAgo: number | null;
    createdDaysAgo: number;
  };

const nothingKnown = nothingKnownOf(fields);

/** The made-up centers of a new, empty instance: some verified lately, some due, some never verified. */
export function sampleCenters(
  now: Date,
): (CenterFields & Pick<Center, 'reviewStatus' | 'lastVerifiedAt' | 'verifiedBy' | 'createdAt'>)[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  return (sample as SampleCenter[]).map(({ verifiedDaysAgo, createdDaysAgo, ...center }) => ({
    ...nothingKnown,
    ...center,
    lastVerifiedAt: verifiedDaysAgo === null ? null : daysAgo(verifiedDaysAgo),
    verifiedBy: verifiedDaysAgo === null ? null : 'Sample Reviewer',
    createdAt: daysAgo(createdDaysAgo),
  }));
}
