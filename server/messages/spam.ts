import { type RawBuilder, sql } from 'kysely';
import { type Removable, type RemovableCounts, removables, type Spam, sumOf } from '#core/staff/removal.ts';
import { AppError } from '../app-error.ts';
import { dropClaim } from '../claims/claims.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { isSpam } from '../queues/queue-conditions.ts';
import { countAllThat, deleteAllThat } from './delete-messages.ts';
import { findRemovable, removableTables } from './removable.ts';

/**
 * Takes it out of all queues, or puts it back. Call it in a write transaction. Throws what `findRemovable` throws, and 409
 * `illegal_transition` where nothing changes.
 */
export async function markSpam(
  tx: Db,
  subject: Removable,
  id: string,
  marked: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { title, spamAt } = await findRemovable(tx, subject, id);
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

/** How much of what people sent is marked as spam, and when the last of it was. */
export async function countSpam(db: Db): Promise<Spam> {
  const counts = await countAllThat(db, ofAll(isSpam));
  let until: string | null = null;
  for (const subject of removables) {
    const { last } = await db
      .selectFrom(removableTables[subject])
      .select(({ fn }) => fn.max('spam_at').as('last'))
      .executeTakeFirstOrThrow();
    if (last !== null && (until === null || last > until)) until = last;
  }
  return { counts, total: sumOf(counts), until };
}

/** Deletes all that was marked as spam until then, as `deleteMessage` does: of what came since nobody was asked. */
export function clearSpam(db: Db, until: string, actor: Actor, now: Date): Promise<RemovableCounts> {
  return deleteAllThat(db, ofAll(sql`spam_at <= ${until}`), 'clear_spam', actor, now);
}

function ofAll(condition: RawBuilder<boolean>): Record<Removable, RawBuilder<boolean>> {
  return { submission: condition, matching_request: condition, center_report: condition };
}
