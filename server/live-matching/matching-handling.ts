import type { Selectable } from 'kysely';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { AppError } from '../app-error.ts';
import { dropClaim } from '../claims/claims.ts';
import type { Db } from '../database/db.ts';
import type { MatchingRequestsTable } from '../database/message-tables.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { notFound, refuseSpam, shortTitle } from '../messages/removable.ts';

type MatchingRow = Selectable<MatchingRequestsTable>;

/**
 * Puts on record that somebody has been in touch, or that this was a mistake; nothing that was typed. Throws 404
 * `request_not_found`, 409 `taken` where somebody else was first, or it is spam, and `illegal_transition` where nothing
 * changes.
 */
export async function setHandled(tx: Db, id: string, handled: boolean, actor: Actor, now: Date) {
  const row = await readRequest(tx, id);
  const { handled_at, handled_by } = row;
  refuseSpam(row);
  if (handled) refuseHandled(row, actor);
  if (!handled && handled_at === null) {
    throw new AppError(409, 'illegal_transition', 'This request is open already.');
  }
  const before = { handled_at, handled_by };
  const title = shortTitle('matching_request', id);
  await recordChange(tx, { subject: 'matching_request', id, title, action: 'update', before }, actor, now);
  await tx
    .updateTable('matching_requests')
    .set(
      handled
        ? { handled_at: now.toISOString(), handled_by: actor.name }
        : { handled_at: null, handled_by: null },
    )
    .where('id', '=', id)
    .execute();
  // Whether it is done or open again: nobody is on it now.
  await dropClaim(tx, { subject: 'matching_request', id });
  return readRequest(tx, id);
}

/** Throws 404 `request_not_found`. */
export async function readRequest(db: Db, id: string) {
  const row = await db.selectFrom('matching_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('matching_request', id);
  return row;
}

/** Throws 409 `taken` where somebody has handled it; `illegal_transition` where the actor has. */
export function refuseHandled({ handled_at, handled_by }: MatchingRow, actor?: Actor): void {
  if (handled_at === null) return;
  const others = handled_by !== actor?.name;
  const words = `${handled_by ?? 'Somebody'} marked this as handled on ${formatMomentUtc(handled_at)}.`;
  throw new AppError(409, others ? 'taken' : 'illegal_transition', words);
}
