import { sql } from 'kysely';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { SubmissionStatus } from '#core/lists/staff-lists.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import type { Decision } from '#core/staff/submission-review.ts';
import { AppError } from '../app-error.ts';
import { dropClaim, setClaim } from '../claims/claims.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { undoChange } from '../history/undo.ts';
import { notifyOfDecision, withdrawDecisionMail } from '../mail/notifications.ts';
import { notFound, refuseSpam, shortTitle } from '../messages/removable.ts';
import { applyApproval } from './approval.ts';
import type { SubmissionRow } from './submissions-list.ts';

/** Throws 404 `submission_not_found`. */
export async function readSubmission(db: Db, id: string): Promise<SubmissionRow> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('submission', id);
  return row;
}

/**
 * Takes a submission one step on, with all that follows from it: the center that a listing makes or changes, the
 * history, and the mail to the submitter. Call it in a write transaction: of two reviewers at once the first wins.
 * Throws 409 `taken` where somebody else was first, or it is spam, `illegal_transition` where the step is none from here, and
 * `changed_meanwhile` where the center is not what the reviewer has seen; 400 where reason or approval is missing.
 */
export async function decide(
  tx: Db,
  id: string,
  decision: Decision,
  actor: Actor,
  now: Date,
): Promise<SubmissionRow> {
  const row = await readSubmission(tx, id);
  refuseWrongStep(row, decision.status, actor);
  refuseIncomplete(row, decision);
  const changeId = await recordChange(tx, { ...subjectOf(row), action: 'update' }, actor, now);
  if (decision.status === 'APPROVED' && decision.approval) {
    await applyApproval(tx, decision.approval, { actor, now, partOf: changeId });
  }
  const values =
    decision.status === 'UNDER_REVIEW'
      ? { reviewer: actor.name, review_started_at: now.toISOString() }
      : {
          processed_by: actor.name,
          processed_at: now.toISOString(),
          change_id: changeId,
          rejection_reason: decision.status === 'REJECTED' ? (decision.reason ?? null) : null,
        };
  await tx
    .updateTable('submissions')
    .set({ ...values, status: decision.status })
    .where('id', '=', id)
    .execute();
  const key = { subject: 'submission', id } as const;
  if (decision.status === 'UNDER_REVIEW') await setClaim(tx, key, actor, now);
  else await dropClaim(tx, key);
  if (row.type !== 'CONTACT' && decision.status !== 'UNDER_REVIEW' && decision.status !== 'NEW') {
    const { submitterEmail } = JSON.parse(row.payload_json) as ListingPayload;
    await notifyOfDecision(
      tx,
      {
        submissionId: id,
        decision: decision.status,
        recipient: submitterEmail,
        language: row.language,
      },
      now,
    );
  }
  return readSubmission(tx, id);
}

/**
 * Takes back the last decision with all that it did, and its mail, if that still waits. Returns whether the mail
 * had gone. Call it in a write transaction. Throws 409 `nothing_to_undo`, and what `undoChange` throws.
 */
export async function undoDecision(
  tx: Db,
  id: string,
  actor: Actor,
  now: Date,
): Promise<{ mailSent: boolean }> {
  const row = await readSubmission(tx, id);
  if (row.change_id === null || row.processed_at === null) {
    throw new AppError(409, 'nothing_to_undo', 'There is no decision here to take back.');
  }
  return undoAct(tx, row.change_id, actor, now);
}

/**
 * Takes back a change of any kind with all that was changed together with it; of a decision the mail, too, if that
 * still waits. Returns whether a mail had gone. Call it in a write transaction. Throws what `undoChange` throws.
 */
export async function undoAct(
  tx: Db,
  changeId: number,
  actor: Actor,
  now: Date,
): Promise<{ mailSent: boolean }> {
  const decision = await tx
    .selectFrom('changes as asked')
    .innerJoin('changes as part', (on) =>
      on.on((is) =>
        is.or([
          is('part.id', '=', is.fn.coalesce('asked.part_of', 'asked.id')),
          is('part.part_of', '=', is.fn.coalesce('asked.part_of', 'asked.id')),
        ]),
      ),
    )
    .select(['part.subject_id', 'part.at'])
    .where('asked.id', '=', changeId)
    .where('part.subject', '=', 'submission')
    // A spam mark, or another change, is none.
    .where(sql<boolean>`json_type(part.before, '$.status') is not null`)
    .executeTakeFirst();
  await undoChange(tx, changeId, actor, now);
  // Nobody is on what waits again.
  if (decision) await dropClaim(tx, { subject: 'submission', id: decision.subject_id });
  return {
    mailSent: decision ? await withdrawDecisionMail(tx, decision.subject_id, decision.at) : false,
  };
}

/**
 * Has a review go on in another name; null: nobody's, and it is new again. Call it in a write transaction, for a listing
 * that is under review.
 */
export async function setReviewer(
  tx: Db,
  id: string,
  reviewer: string | null,
  actor: Actor,
  now: Date,
): Promise<void> {
  await recordChange(tx, { ...subjectOf(await readSubmission(tx, id)), action: 'update' }, actor, now);
  const review_started_at = reviewer === null ? null : now.toISOString();
  const status = reviewer === null ? 'NEW' : 'UNDER_REVIEW';
  await tx
    .updateTable('submissions')
    .set({ status, reviewer, review_started_at })
    .where('id', '=', id)
    .execute();
}

/** Throws 409 `taken` where it was approved, rejected or handled: nobody needs to be on it. */
export function refuseDecided(row: SubmissionRow): void {
  if (row.status === 'NEW' || row.status === 'UNDER_REVIEW') return;
  throw new AppError(409, 'taken', lastStep(row).words);
}

/** Which steps there are (spec, section 4). A contact message needs no review to be handled. */
function isStep({ type, status }: SubmissionRow, to: SubmissionStatus): boolean {
  if (status === 'NEW') return to === 'UNDER_REVIEW' || (to === 'APPROVED' && type === 'CONTACT');
  return status === 'UNDER_REVIEW' && (to === 'APPROVED' || to === 'REJECTED');
}

function refuseWrongStep(row: SubmissionRow, to: SubmissionStatus, actor: Actor): void {
  refuseSpam(row);
  if (isStep(row, to)) return;
  const { by, words } = lastStep(row);
  const others = by !== null && by !== actor.name && to !== 'NEW';
  throw new AppError(409, others ? 'taken' : 'illegal_transition', words);
}

/** Who brought a submission to where it is, in words. */
function lastStep(row: SubmissionRow): { by: string | null; words: string } {
  const { status, type, reviewer, review_started_at, processed_by, processed_at } = row;
  if (status === 'NEW') {
    return { by: null, words: 'Nobody has started to review this. Please start the review first.' };
  }
  const [by, verb, at] =
    status === 'UNDER_REVIEW'
      ? [reviewer, 'started to review this', review_started_at]
      : [processed_by, status === 'REJECTED' ? 'rejected this' : done[type], processed_at];
  return { by, words: `${by ?? 'Somebody'} ${verb}${at === null ? '' : ` on ${formatMomentUtc(at)}`}.` };
}

const done: Record<SubmissionRow['type'], string> = {
  NEW_CENTER: 'approved this',
  UPDATE_CENTER: 'approved this',
  CONTACT: 'handled this',
};

function refuseIncomplete({ type }: SubmissionRow, { status, reason, approval }: Decision): void {
  if (type === 'CONTACT') {
    if (approval) throw missing('approval', 'A contact message changes no center.');
  } else if (status === 'APPROVED' && !approval) {
    throw missing('approval', 'Please say which center this listing makes or changes.');
  } else if (status === 'REJECTED' && !reason) {
    throw missing('reason', 'Please give a reason. The submitter will be told.');
  }
}

function missing(path: string, message: string): AppError {
  return new AppError(400, 'invalid_request', message, [{ path, message }]);
}

/** For the history: nothing that was typed. */
export function subjectOf(row: SubmissionRow) {
  const { id, type, status, reviewer, review_started_at } = row;
  const { processed_at, processed_by, rejection_reason, change_id } = row;
  return {
    subject: 'submission',
    id,
    title: shortTitle('submission', id, type),
    before: {
      status,
      reviewer,
      review_started_at,
      processed_at,
      processed_by,
      rejection_reason,
      change_id,
    },
  } as const;
}
