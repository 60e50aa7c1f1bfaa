import { type RawBuilder, sql } from 'kysely';
import { changeSubjects } from '#core/lists/staff-lists.ts';
import { type Removable, type RemovableCounts, removables } from '#core/staff/removal.ts';
import type { Db } from '../database/db.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { findRemovable, removableTables } from './removable.ts';

/**
 * Deletes for good what somebody sent, and all that tells what it was: its mails, its receipts, and the words of its
 * history, which keeps that somebody deleted something of this kind. Call it in a write transaction, and `emptyLog` after
 * the commit. Throws what `findRemovable` throws.
 */
export async function deleteMessage(
  tx: Db,
  subject: Removable,
  given: string,
  actor: Actor,
  now: Date,
): Promise<{ mails: number; changeId: number }> {
  const { id, title } = await findRemovable(tx, subject, given);
  const mails = await deleteRows(tx, subject, [id]);
  const changeId = await recordChange(tx, { subject, id, title, action: 'delete', before: null }, actor, now);
  return { mails, changeId };
}

/** The same of all that fulfil a condition, at most `limit` of each kind. Recorded by whoever calls it. */
export async function deleteAllThat(
  tx: Db,
  conditions: Record<Removable, RawBuilder<boolean>>,
  limit?: number,
): Promise<RemovableCounts> {
  const counts = { submission: 0, matching_request: 0, center_report: 0 };
  for (const subject of removables) {
    const rows = await tx
      .selectFrom(removableTables[subject])
      .select('id')
      .where(conditions[subject])
      .$if(limit !== undefined, (query) => query.limit(limit!))
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

/** "2 × Submission, 1 × Problem report" */
export function describeCounts(counts: RemovableCounts): string {
  return removables
    .filter((subject) => counts[subject] > 0)
    .map((subject) => `${counts[subject]} × ${changeSubjects.labels[subject]}`)
    .join(', ');
}

export function sumOf(counts: RemovableCounts): number {
  return removables.reduce((sum, subject) => sum + counts[subject], 0);
}

const mailColumns = { submission: 'submission_id', matching_request: 'matching_request_id' } as const;

/** Returns how many mails went with them. */
async function deleteRows(tx: Db, subject: Removable, ids: readonly string[]): Promise<number> {
  const among = (column: RawBuilder<unknown>) =>
    sql<boolean>`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
  let mails = 0;
  if (subject !== 'center_report') {
    const about = among(sql.ref(mailColumns[subject]));
    const gone = await tx.deleteFrom('notifications').where(about).executeTakeFirst();
    mails = Number(gone.numDeletedRows);
    await tx
      .deleteFrom('claims')
      .where('subject', '=', subject)
      .where(among(sql.ref('subject_id')))
      .execute();
  }
  await forgetReceipts(tx, among(sql`json_extract(answer, '$.id')`));
  await forgetHistory(tx, subject, among(sql.ref('subject_id')));
  await tx
    .deleteFrom(removableTables[subject])
    .where(among(sql.ref('id')))
    .execute();
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
