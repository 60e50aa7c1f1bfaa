import { SAMPLE_SOURCE } from '#core/center/center.ts';
import type { Approval } from '#core/staff/submission-review.ts';
import { AppError } from '../app-error.ts';
import { createCenter, editCenter } from '../centers/centers-saving.ts';
import type { Db } from '../database/db.ts';
import { readCenterRow } from '../database/find-center.ts';
import type { Actor } from '../history/changes.ts';

/**
 * Brings an approved listing into the directory: a new center, or the chosen one as it is to be, published and
 * verified by who approves it, as a part of the act that begins with the change `partOf`. Throws what `editCenter`
 * throws, such as 409 `changed_meanwhile` where the center is not what the reviewer has seen, and 409 `sample_center`
 * where it is made up.
 */
export async function applyApproval(
  tx: Db,
  { centerId, fields, seenUpdatedAt }: Approval,
  { actor, now, partOf }: { actor: Actor; now: Date; partOf: number },
): Promise<void> {
  const approved = { fields, reviewStatus: 'PUBLISHED', verified: true } as const;
  if (centerId === null) {
    await createCenter(tx, approved, actor, now, partOf);
    return;
  }
  await refuseSample(tx, centerId);
  await editCenter(tx, centerId, { ...approved, seenUpdatedAt }, actor, now, partOf);
}

/** What is written over a made-up center would go with the sample, at the first import. */
async function refuseSample(tx: Db, centerId: string): Promise<void> {
  const { name, source } = await readCenterRow(tx, centerId);
  if (source !== SAMPLE_SOURCE) return;
  throw new AppError(
    409,
    'sample_center',
    `“${name}” is made up: it goes away with the first import, and this listing would go with it. Add the listing as a new center instead.`,
  );
}
