import { type RawBuilder, sql } from 'kysely';
import { changeSubjects } from '#core/lists/staff-lists.ts';
import {
  describeCounts,
  type Removable,
  type RemovableCounts,
  removables,
  sumOf,
} from '#core/staff/removal.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import { findRemovable, removableTables } from './removable.ts';

/**
 * Deletes for good what somebody sent, and all that tells what it was: its mails, its receipts, and the words of its
 * history, which keeps that somebody deleted something of this kind. Call it in a write transaction, and `emptyLog` after
 * the commit. Throws what `findRemovable` throws.
 */
export async function deleteMessage(
  tx: Db,
  subject: Removable,
  id: string,
  actor: Actor,
  now: Date,
): Promise<{ mails: number }> {
  const { title } = await findRemovable(tx, subject, id);
  const mails = await deleteRows(tx, subject, [id]);
  await recordChange(tx, { subject, id, title, action: 'delete', before: null }, actor, now);
  return { mails };
}

/** Of each kind at once: others who write wait no longer than for that. */
const AT_ONCE = 500;

/** The same of all that fulfil a condition, in transactions of its own. The history has how many of each kind went. */
export async function deleteAllThat(
  db: Db,
  conditions: Record<Removable, RawBuilder<boolean>>,
  act: 'purge_handled' | 'clear_spam',
  actor: Actor,
  now: Date,
): Promise<RemovableCounts> {
  const deleted = { submission: 0, matching_request: 0, center_report: 0 };
  for (;;) {
    const some = await writeTransaction(db, async (tx) => {
      const counts = await deleteSome(tx, conditions);
      if (sumOf(counts) > 0) await recordSystemAct(tx, act, actor, now, describeCounts(counts));
      return counts;
    });
    if (sumOf(some) === 0) return deleted;
    for (const subject of removables) deleted[subject] += some[subject];
  }
}

async function deleteSome(
  tx: Db,
  conditions: Record<Removable, RawBuilder<boolean>>,
): Promise<RemovableCounts> {
  const counts = { submission: 0, matching_request: 0, center_report: 0 };
  for (const subject of removables) {
    const rows = await tx
      .selectFrom(removableTables[subject])
      .select('id')
      .where(conditions[subject])
      .limit(AT_ONCE)
      .execute();
    counts[subject] = rows.length;
    if (rows.length > 0) {
      await deleteRows(
        tx,
        subject,
        rows.map(({ id }) => id),
      );
    }
  }
  return counts;
}

/** How many fulfil it, by their kind. */
export async function countAllThat(
  db: Db,
  conditions: Record<Removable, RawBuilder<boolean>>,
): Promise<RemovableCounts> {
  const counts = { submission: 0, matching_request: 0, center_report: 0 };
  for (const subject of removables) {
    const { count } = await db
      .selectFrom(removableTables[subject])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(conditions[subject])
      .executeTakeFirstOrThrow();
    counts[subject] = Number(count);
  }
  return counts;
}

const mailColumns = { submission: 'submission_id', matching_request: 'matching_request_id' } as const;

/** Returns how many mails went with them. */
async function deleteRows(tx: Db, subject: Removable, ids: readonly string[]): Promise<number> {
  const among = (column: string) => isOneOf(column, ids);
  let mails = 0;
  if (subject !== 'center_report') {
    const about = among(mailColumns[subject]);
    const gone = await tx.deleteFrom('notifications').where(about).executeTakeFirst();
    mails = Number(gone.numDeletedRows);
    await tx.deleteFrom('claims').where('subject', '=', subject).where(among('subject_id')).execute();
  }
  await forgetReceipts(tx, isOneOf(sql`json_extract(answer, '$.id')`, ids));
  await forgetHistory(tx, subject, among('subject_id'));
  await tx.deleteFrom(removableTables[subject]).where(among('id')).execute();
  return mails;
}

/**
 * What a device named stays by that name alone until receipts go, so that a phone which sends it once more does not bring
 * it back. The others hold what was sent: as a hash by which a browser without a script is known, or whole, as staff got it.
 */
async function forgetReceipts(tx: Db, ofThem: RawBuilder<boolean>): Promise<void> {
  const isNamedByUs = sql<boolean>`(key like 'staff %' or key like 'form %')`;
  await tx.deleteFrom('receipts').where(ofThem).where(isNamedByUs).execute();
  await tx.updateTable('receipts').set({ fingerprint: '' }).where(ofThem).execute();
}

/** Who did what and when stays. A report is called by its center and what was wrong there. */
async function forgetHistory(tx: Db, subject: Removable, ofThem: RawBuilder<boolean>): Promise<void> {
  const title = sql<string>`${`${changeSubjects.labels.center_report} `} || substr(subject_id, 1, 8)`;
  await tx
    .updateTable('changes')
    .set({ before: null, ...(subject === 'center_report' && { title }) })
    .where('subject', '=', subject)
    .where(ofThem)
    .execute();
}
