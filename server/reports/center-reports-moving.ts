import { reportKinds } from '#core/lists/staff-lists.ts';
import type { CenterRow } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { readOpenProblemsOf } from './center-reports-counts.ts';

interface Move {
  from: Pick<CenterRow, 'id' | 'name'>;
  to: Pick<CenterRow, 'id'>;
  /** The first change of the act that this is a part of. */
  partOf: number;
}

/**
 * Makes the open reports of a center those of the one that it was merged into: nobody has read them yet. Each has its
 * own entry in the history, so that it goes back with the merge. Call it in a transaction.
 */
export async function moveReports(
  tx: Db,
  { from, to, partOf }: Move,
  actor: Actor,
  now: Date,
): Promise<void> {
  const open = await readOpenProblemsOf(tx, from.id);
  for (const { id, kind } of open) {
    await recordChange(
      tx,
      {
        subject: 'center_report',
        id,
        title: `${from.name}: ${reportKinds.labels[kind]}`,
        action: 'merge',
        before: { center_id: from.id },
        partOf,
      },
      actor,
      now,
    );
    await tx.updateTable('center_reports').set({ center_id: to.id }).where('id', '=', id).execute();
  }
}
