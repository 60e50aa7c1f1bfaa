import { type CenterFields, SAMPLE_SOURCE } from '#core/center/center.ts';
import { AppError } from '../app-error.ts';
import { dropClaim } from '../claims/claims.ts';
import { type CenterRow, fieldsToRow, toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { moveReports } from '../reports/center-reports-moving.ts';

interface Merge {
  /** The center that stays, with its address. */
  keepId: number;
  /** The one that goes into it. */
  mergeId: number;
  /** What the one that stays says from now on. */
  fields: CenterFields;
  /** When each had last been changed, as whoever merges has seen it. */
  seen: { keep: string; merge: string };
}

/**
 * Makes one center of two. The other one is only taken out of sight: its address leads to the one that stays, and an
 * import finds it by its key and does not add it anew. The later of the two verifications counts, and what is reported
 * of the other one and still open is from now on said of the one that stays. Nobody is on the other one any more. One act, to be taken back as a whole;
 * returns its first change. Throws 404 `center_not_found`, 409 `changed_meanwhile`, `not_public`, and `sample_center`
 * where one of the two is made up. Call it in a transaction.
 */
export async function mergeCenters(tx: Db, merge: Merge, actor: Actor, now: Date): Promise<number> {
  const keep = await readSeen(tx, merge.keepId, merge.seen.keep);
  const gone = await readSeen(tx, merge.mergeId, merge.seen.merge);
  if (keep.review_status === 'UNPUBLISHED') {
    throw new AppError(
      409,
      'not_public',
      `“${keep.name}” is not published, so nothing can be merged into it. Publish it first, or keep the other one.`,
    );
  }
  refuseSample(keep, gone);
  const verified = [keep, gone].reduce((a, b) =>
    (b.last_verified_at ?? '') > (a.last_verified_at ?? '') ? b : a,
  );
  const updated_at = now.toISOString();
  await tx
    .updateTable('centers')
    .set({
      ...fieldsToRow(merge.fields),
      last_verified_at: verified.last_verified_at,
      verified_by: verified.verified_by,
      updated_at,
    })
    .where('id', '=', keep.id)
    .execute();
  const first = await record(tx, keep, { action: 'merge' }, actor, now);
  // Whatever had been merged into the one that goes now leads to the one that stays.
  const before = await tx.selectFrom('centers').selectAll().where('merged_into', '=', gone.id).execute();
  for (const row of [gone, ...before]) {
    await tx
      .updateTable('centers')
      .set({ merged_into: keep.id, review_status: 'UNPUBLISHED', updated_at })
      .where('id', '=', row.id)
      .execute();
    await record(tx, row, { action: 'merge', partOf: first }, actor, now);
    await moveReports(tx, { from: row, to: keep, partOf: first }, actor, now);
    await dropClaim(tx, { subject: 'center', id: row.id });
  }
  return first;
}

async function readSeen(tx: Db, id: number, seen: string): Promise<CenterRow> {
  const row = await tx.selectFrom('centers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) {
    throw new AppError(404, 'center_not_found', `There is no center with the number ${toCenterId(id)}.`);
  }
  if (row.merged_into !== null || row.updated_at !== seen) {
    throw new AppError(
      409,
      'changed_meanwhile',
      `“${row.name}” has been changed since you opened it. Look at the two again, and then merge them.`,
    );
  }
  return row;
}

/** A real center would go with the sample, at the first import. Two made-up ones are there to try it out. */
function refuseSample(...pair: CenterRow[]): void {
  const sample = pair.filter(({ source }) => source === SAMPLE_SOURCE);
  if (sample.length !== 1) return;
  throw new AppError(
    409,
    'sample_center',
    `“${sample[0]!.name}” is made up: it goes away with the first import, and what was merged with it would go too. Keep the two apart.`,
  );
}

function record(
  tx: Db,
  row: CenterRow,
  { action, partOf }: { action: 'merge'; partOf?: number },
  actor: Actor,
  now: Date,
): Promise<number> {
  return recordChange(
    tx,
    { subject: 'center', id: row.id, title: row.name, action, partOf, before: row },
    actor,
    now,
  );
}
