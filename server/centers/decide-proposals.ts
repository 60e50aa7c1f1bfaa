import { fields } from '#core/center/fields.ts';
import { proposals as words } from '#core/i18n/en/admin/imports/proposals.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import type { ProposalAction } from '#core/staff/proposal.ts';
import { AppError } from '../app-error.ts';
import { toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { readCenterRow } from '../database/find-center.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { readOpenProposal } from '../proposals/open-proposals.ts';
import { editCenter } from './centers-saving.ts';

interface Decision {
  /** The center's eight digits. */
  centerId: string;
  proposalId: number;
  action: ProposalAction;
  /** The center's `updatedAt` as whoever decides has seen it. */
  seenUpdatedAt: string;
}

/**
 * Gives a center what a source proposes, as an edit by staff; or dismisses that, so that this source does not propose
 * the same again. Either is on record and can be taken back: then it is proposed again. Throws 404 `proposal_not_found`
 * where it is not open any more, and what `editCenter` throws. Call it in a transaction.
 */
export async function decideProposal(
  tx: Db,
  { centerId, proposalId, action, seenUpdatedAt }: Decision,
  actor: Actor,
  now: Date,
): Promise<EditedCenter> {
  const row = await readCenterRow(tx, centerId);
  const proposal = await readOpenProposal(tx, row.id, proposalId);
  if (!proposal) {
    throw new AppError(
      404,
      'proposal_not_found',
      'This is not proposed any more: somebody has decided it, verified the center, or undone the import. Look at the center again.',
    );
  }
  const { field, value } = proposal;
  if (action === 'accept') {
    const given = toCenter({ ...row, [fields[field].column]: JSON.parse(value) });
    return editCenter(tx, centerId, { fields: given, seenUpdatedAt }, actor, now);
  }
  const changeId = await recordChange(
    tx,
    {
      subject: 'proposal',
      id: proposalId,
      title: `${row.name}: ${words.label({ field })}`,
      action: 'dismiss',
      before: { dismissed_at: null, dismissed_by: null },
    },
    actor,
    now,
  );
  await tx
    .updateTable('proposals')
    .set({ dismissed_at: now.toISOString(), dismissed_by: actor.name })
    .where('id', '=', proposalId)
    .execute();
  return { center: toCenter(row), changeId };
}
