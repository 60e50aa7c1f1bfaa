import { sql } from 'kysely';
import type { Removable, RemovableCounts } from '#core/staff/removal.ts';
import { AppError } from '../app-error.ts';
import { dropClaim } from '../claims/claims.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import { countAllThat, deleteAllThat, describeCounts, sumOf } from './delete-messages.ts';
import { findRemovable, removableTables } from './removable.ts';

const isSpam = sql<boolean>`spam_at is not null`;
const spam = { submission: isSpam, matching_request: isSpam, center_report: isSpam };

/**
 * Takes it out of all queues, or puts it back. Call it in a write transaction. Throws what `findRemovable` throws, and 409
 * `illegal_transition` where nothing changes.
 */
export async function markSpam(
  tx: Db,
  subject: Removable,
  given: string,
  marked: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id, title, spamAt } = await findRemovable(tx, subject, given);
  if ((spamAt !== null) === marked) {
    const words = marked ? 'This is marked as spam already.' : 'This is not marked as spam.';
    throw new AppError(409, 'illegal_transition', words);
  }
  const before = { spam_at: spamAt };
  await recordChange(tx, { subject, id, title, action: 'update', before }, actor, now);
  await tx
    .updateTable(removableTables[subject])
    .set({ spam_at: marked ? now.toISOString() : null })
    .where('id', '=', id)
    .execute();
  if (subject !== 'center_report') await dropClaim(tx, { subject, id });
}

/** How much of what people sent is marked as spam. */
export function countSpam(db: Db): Promise<RemovableCounts> {
  return countAllThat(db, spam);
}

/**
 * Deletes all that is marked as spam, as `deleteMessage` does. Call it in a write transaction. Throws 409
 * `changed_meanwhile` where that is not as many as somebody was asked about.
 */
export async function clearSpam(tx: Db, expected: number, actor: Actor, now: Date): Promise<RemovableCounts> {
  const counts = await deleteAllThat(tx, spam);
  const total = sumOf(counts);
  if (total !== expected) {
    throw new AppError(
      409,
      'changed_meanwhile',
      `By now ${total} ${total === 1 ? 'is' : 'are'} marked as spam. Look at them before you delete them.`,
    );
  }
  if (total > 0) await recordSystemAct(tx, 'clear_spam', actor, now, describeCounts(counts));
  return counts;
}
