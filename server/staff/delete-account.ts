import { FORMER_COLLEAGUE, type SignedInStaff } from '#core/staff/staff.ts';
import { actorOf } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { readAccount, readOwnNames, refuseNoAdmin } from './accounts.ts';

/** Where the record names who did something. */
const NAMED = [
  ['submissions', 'reviewer'],
  ['submissions', 'processed_by'],
  ['matching_requests', 'handled_by'],
  ['center_reports', 'handled_by'],
  ['proposals', 'dismissed_by'],
  ['imports', 'actor'],
  ['imports', 'undone_by'],
  ['backups', 'actor'],
  ['distinct_centers', 'actor'],
  ['changes', 'actor'],
] as const;

/** What goes with it. */
const OWN = ['staff_sessions', 'staff_links', 'failed_sign_ins', 'two_step', 'recovery_codes'] as const;

/** The same in what the history keeps of how a row was. */
const NAMED_BEFORE = ['reviewer', 'processed_by', 'handled_by', 'dismissed_by', 'undone_by', 'claimed_by'];

/** Has a listing that somebody reviews wait for a reviewer again. */
export type FreeReview = (tx: Db, submissionId: string, actor: Actor, now: Date) => Promise<void>;

/**
 * Deletes an account for good. What it did stays on record as a former colleague's; a center that it verified stays
 * verified, by nobody who is named. What it was on goes back to all. Throws 404 `account_not_found`, 409 `own_account`
 * and `last_admin`.
 */
export async function deleteAccount(
  db: Db,
  id: number,
  by: SignedInStaff,
  freeReview: FreeReview,
): Promise<void> {
  const [now, actor] = [new Date(), actorOf(by)];
  await writeTransaction(db, async (tx) => {
    const account = await readAccount(tx, id);
    if (id === by.id) {
      throw new AppError(409, 'own_account', 'This is your own account. Another admin has to do it.');
    }
    const names = await readOwnNames(tx, account);
    await giveAllBack(tx, names, freeReview, actor, now);
    for (const table of OWN) {
      await tx.deleteFrom(table).where('staff_id', '=', id).execute();
    }
    await tx.deleteFrom('staff_links').where('created_by_id', '=', id).execute();
    await tx
      .deleteFrom('notifications')
      .where('audience', '=', 'account')
      .where('recipient', '=', account.email)
      .execute();
    await tx.deleteFrom('staff').where('id', '=', id).execute();
    await refuseNoAdmin(tx);
    const title = FORMER_COLLEAGUE;
    const before = { role: account.role, disabled_at: account.disabled_at };
    await recordChange(tx, { subject: 'staff', id, title, action: 'delete', before }, actor, now);
    await forgetNames(tx, names);
    await forgetAccount(tx, account);
  });
}

async function giveAllBack(tx: Db, names: string[], freeReview: FreeReview, actor: Actor, now: Date) {
  const reviewing = await tx
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'UNDER_REVIEW')
    .where('reviewer', 'in', names)
    .execute();
  for (const submission of reviewing) await freeReview(tx, submission.id, actor, now);
  await tx.deleteFrom('claims').where('claimed_by', 'in', names).execute();
}

async function forgetNames(tx: Db, names: string[]): Promise<void> {
  for (const [table, column] of NAMED) {
    await tx
      .updateTable(table)
      .set({ [column]: FORMER_COLLEAGUE })
      .where(column, 'in', names)
      .execute();
  }
  await tx.updateTable('centers').set({ verified_by: null }).where('verified_by', 'in', names).execute();
  // Where a sign of a name stands for others, too, a few more rows are looked at.
  const written = names.map((name) => JSON.stringify(name));
  const kept = await tx
    .selectFrom('changes')
    .select(['id', 'before'])
    .where((is) => is.or(written.map((name) => is('before', 'like', `%${name}%`))))
    .where('subject', '!=', 'staff')
    .execute();
  for (const { id, before } of kept) {
    const row = JSON.parse(before ?? 'null') as Record<string, unknown>;
    const isTheirs = (key: string) => names.includes(String(row[key]));
    for (const key of NAMED_BEFORE.filter(isTheirs)) row[key] = FORMER_COLLEAGUE;
    if (isTheirs('verified_by')) row.verified_by = null;
    await tx
      .updateTable('changes')
      .set({ before: JSON.stringify(row) })
      .where('id', '=', id)
      .execute();
  }
}

/** What was done to the account stays; who it was does not. */
async function forgetAccount(tx: Db, { id, email }: { id: number; email: string }): Promise<void> {
  const own = await tx
    .selectFrom('changes')
    .select(['id', 'before'])
    .where('subject', '=', 'staff')
    .where((is) => is.or([is('subject_id', '=', String(id)), is('title', '=', email)]))
    .execute();
  for (const change of own) {
    const { name: _, email: __, ...rest } = JSON.parse(change.before ?? '{}') as Record<string, unknown>;
    const before = change.before && JSON.stringify(rest);
    await tx
      .updateTable('changes')
      .set({ title: FORMER_COLLEAGUE, before })
      .where('id', '=', change.id)
      .execute();
  }
}
