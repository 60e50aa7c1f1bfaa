import { sql, type Transaction } from 'kysely';
import type { Purged } from '#core/retention.ts';
import type { Actor } from './changes.ts';
import type { Db } from './db.ts';
import { recordSystemAct } from './system-acts.ts';
import type { Database } from './tables.ts';
import { writeTransaction } from './write-transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Wipes how to reach the people who wrote to us, `days` after they did: contact details and ZIP of requests for a
 * match, addresses of confirmations, comments on centers, and the receipts, which hold hashes of messages. Sessions
 * and links of staff go once they have ended. With an actor it is on record; the server does it every day without.
 */
export async function purgeOld(db: Db, now: Date, days: number, actor?: Actor): Promise<Purged> {
  return writeTransaction(db, async (tx) => {
    if (actor) await recordSystemAct(tx, 'purge', actor, now);
    return purgeRows(tx, now, days);
  });
}

/** What `purgeOld` would do: the same work, undone. Nobody can say more exactly. */
export async function previewPurge(db: Db, now: Date, days: number): Promise<Purged> {
  let purged: Purged | undefined;
  const undone = new Error('Undone.');
  try {
    return await writeTransaction(db, async (tx) => {
      purged = await purgeRows(tx, now, days);
      throw undone;
    });
  } catch (error) {
    if (error === undone && purged) return purged;
    throw error;
  }
}

/** Purges now and once a day. `onTrouble` hears of what will be tried again the next day. Returns how to stop. */
export function purgeDaily(db: Db, days: number, onTrouble: (error: unknown) => void): () => void {
  const purge = () => void purgeOld(db, new Date(), days).catch(onTrouble);
  purge();
  const timer = setInterval(purge, DAY_MS).unref();
  return () => clearInterval(timer);
}

async function purgeRows(tx: Transaction<Database>, now: Date, days: number): Promise<Purged> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  const requests = await tx
    .updateTable('matching_requests')
    .set({ contact_info: null, user_phone: null, zip: null })
    .where('created_at', '<', before)
    .where((has) =>
      has.or([
        has('contact_info', 'is not', null),
        has('user_phone', 'is not', null),
        has('zip', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  const notifications = await tx
    .updateTable('notifications')
    .set({
      recipient: null,
      // A mail server's complaint may name the address.
      last_error: null,
      // What has waited all that time has nobody to go to any more.
      status: sql`case when status = 'QUEUED' then 'FAILED' else status end`,
      next_attempt_at: null,
    })
    .where('audience', '=', 'submitter')
    .where('created_at', '<', before)
    .where('recipient', 'is not', null)
    .executeTakeFirst();
  // Whoever comments may name somebody. That there was a report stays, for the queue.
  const comments = await tx
    .updateTable('center_reports')
    .set({ comment: null })
    .where('created_at', '<', before)
    .where('comment', 'is not', null)
    .executeTakeFirst();
  const receipts = await tx.deleteFrom('receipts').where('created_at', '<', before).executeTakeFirst();
  const at = now.toISOString();
  const sessions = await tx.deleteFrom('staff_sessions').where('expires_at', '<=', at).executeTakeFirst();
  const links = await tx.deleteFrom('staff_links').where('expires_at', '<=', at).executeTakeFirst();
  return {
    matchingRequests: Number(requests.numUpdatedRows),
    notifications: Number(notifications.numUpdatedRows),
    reportComments: Number(comments.numUpdatedRows),
    receipts: Number(receipts.numDeletedRows),
    staffSessions: Number(sessions.numDeletedRows),
    staffLinks: Number(links.numDeletedRows),
  };
}
