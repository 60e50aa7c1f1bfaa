import { sql, type Transaction } from 'kysely';
import type { Purged, RetentionReport } from '#core/staff/retention.ts';
import type { Db } from '../database/db.ts';
import { emptyLog } from '../database/empty-log.ts';
import { findKeptFiles, removeKeptFiles } from '../database/kept-files.ts';
import type { Database } from '../database/tables.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Actor } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import type { Log } from '../log.ts';
import { countHandled, deleteHandled } from '../messages/handled-messages.ts';
import type { Settings } from '../settings/settings.ts';
import { forgetOldFailures } from '../staff/failed-sign-ins.ts';
import { findClockGap, noteHold, SeenTime } from './clock-doubt.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how long what is kept. */
export type Kept = Pick<Settings, 'CONTACT_RETENTION_DAYS' | 'KEEP_HANDLED_DAYS'>;

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

/**
 * The same, and messages go that were handled long ago; and of what is wiped nothing stays in files: neither in SQLite's log, which has rows as they were, nor in
 * copies beside the database. `logEmptied` is false where others used the log all that time.
 */
export async function purgeAll(
  db: Db,
  databaseFile: string,
  now: Date,
  { CONTACT_RETENTION_DAYS: days, KEEP_HANDLED_DAYS: handledDays }: Kept,
  actor?: Actor,
): Promise<{ purged: AllPurged; logEmptied: boolean }> {
  const keptFiles = await removeKeptFiles(databaseFile, now, days);
  const purged = await purgeOld(db, now, days, actor);
  const handledMessages = await deleteHandled(db, now, handledDays, actor);
  return { purged: { ...purged, keptFiles, handledMessages }, logEmptied: await emptyLog(db) };
}

type AllPurged = Purged & Pick<RetentionReport, 'keptFiles' | 'handledMessages'>;

/** What `purgeAll` would do. */
export async function previewAll(
  db: Db,
  databaseFile: string,
  now: Date,
  { CONTACT_RETENTION_DAYS: days, KEEP_HANDLED_DAYS: handledDays }: Kept,
): Promise<AllPurged> {
  return {
    ...(await previewPurge(db, now, days)),
    keptFiles: (await findKeptFiles(databaseFile, now, days)).length,
    handledMessages: await countHandled(db, now, handledDays),
  };
}

/** What `purgeOld` would do: the same work, undone. Nobody can say more exactly. */
export async function previewPurge(db: Db, now: Date, days: number): Promise<Purged> {
  return writeTransaction(db, (tx) => purgeRows(tx, now, days), { keep: false });
}

/**
 * Purges now and once a day, and the files beside the database with it; what fails is tried the next day, and so is all of
 * it where the clock may have jumped. Returns how to stop.
 */
export function keepRetention(
  db: Db,
  databaseFile: string,
  kept: Kept,
  log: Log,
  { readClock = () => new Date(), everyMs = DAY_MS } = {},
): () => void {
  const seen = new SeenTime();
  async function purge(): Promise<void> {
    try {
      const [now, uptimeMs] = [readClock(), performance.now()];
      const gap = seen.hasGoneOn(now, uptimeMs) ? undefined : await findClockGap(db, now);
      if (gap !== undefined && holdsPeople(await previewAll(db, databaseFile, now, kept))) {
        await noteHold(db, now);
        const said = `the clock says ${now.toISOString()}, and nothing has come since ${gap}`;
        log.warn(
          `Nothing is wiped today: ${said}. If the clock is wrong, set it; if not, what is kept no longer goes tomorrow`,
        );
        return;
      }
      if (gap === undefined) seen.trust(now, uptimeMs);
      const { purged, logEmptied } = await purgeAll(db, databaseFile, now, kept);
      if (!logEmptied) log.warn('The log of the database could not be emptied, trying again tomorrow');
      if (Object.values(purged).some((count) => count > 0)) log.info('Wiped what is kept no longer', purged);
    } catch (error) {
      log.warn('What is kept no longer could not be wiped, trying again tomorrow');
      log.error(error as Error);
    }
  }
  void purge();
  const timer = setInterval(purge, everyMs).unref();
  return () => clearInterval(timer);
}

/** Whether something would go that only a person could send again: sign-ins and receipts cost nobody much. */
function holdsPeople({ staffSessions: _, staffLinks: __, receipts: ___, ...purged }: AllPurged): boolean {
  return Object.values(purged).some((count) => count > 0);
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
    .where('audience', '!=', 'staff')
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
  await forgetOldFailures(tx, now);
  await tx.deleteFrom('claims').where('until', '<=', at).execute();
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
