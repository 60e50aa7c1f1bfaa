import { fold } from '#core/fold-text.ts';
import type { StaffAccount } from '#core/staff/staff.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { type Actor, type Change, recordChange } from '../history/changes.ts';

/** What the history may know of an account: nothing that one could sign in with. */
const columns = ['id', 'email', 'name', 'role', 'created_at', 'disabled_at', 'last_used_at'] as const;

/** An account as its row, without the password's hash. Throws 404 `account_not_found`. */
export async function readAccount(db: Db, id: number) {
  const account = await db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst();
  if (!account) throw new AppError(404, 'account_not_found', 'There is no such account any more.');
  return account;
}
export type AccountRow = Awaited<ReturnType<typeof readAccount>>;

export function readAccounts(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('staff').select(columns).orderBy('name').orderBy('id').execute();
}

export function toAccount(row: AccountRow): StaffAccount {
  const { id, email, name, role, created_at: createdAt, disabled_at: disabledAt } = row;
  return { id, email, name, role, createdAt, disabledAt };
}

/** Puts on record what is about to be done to an account; `account` is as it was, null for a new one. */
export function recordAccountChange(
  tx: Db,
  { id, name }: { id: number; name: string },
  account: AccountRow | null,
  { action, actor, now }: { action: Change['action']; actor: Actor; now: Date },
): Promise<number> {
  const before = account && {
    email: account.email,
    name: account.name,
    role: account.role,
    disabled_at: account.disabled_at,
  };
  return recordChange(tx, { subject: 'staff', id, title: name, action, before }, actor, now);
}

/**
 * Gives an account another name, where it is one: what it is on goes on in it, and what it has done stays on record as
 * it was. Returns the account as it is then. Throws 409 `name_taken`. Call it in a write transaction.
 */
export async function renameAccount(
  tx: Db,
  account: AccountRow,
  name: string | undefined,
  { actor, now }: { actor: Actor; now: Date },
): Promise<AccountRow> {
  if (name === undefined || name === account.name) return account;
  await refuseTakenName(tx, name, account.id);
  await recordAccountChange(tx, account, account, { action: 'update', actor, now });
  await tx.updateTable('staff').set({ name }).where('id', '=', account.id).execute();
  await tx.updateTable('claims').set({ claimed_by: name }).where('claimed_by', '=', account.name).execute();
  await tx
    .updateTable('submissions')
    .set({ reviewer: name })
    .where('status', '=', 'UNDER_REVIEW')
    .where('reviewer', '=', account.name)
    .execute();
  return { ...account, name };
}

/** The names that an account has, and had. */
export async function readOwnNames(tx: Db, { id, name }: AccountRow): Promise<string[]> {
  const earlier = await tx
    .selectFrom('changes')
    .select('title')
    .distinct()
    .where('subject', '=', 'staff')
    .where('subject_id', '=', String(id))
    .execute();
  return [...new Set([name, ...earlier.map(({ title }) => title)])];
}

/** Two admins can take each other's rights at the same moment: the second one is refused. */
export async function refuseNoAdmin(tx: Db): Promise<void> {
  const admin = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (admin) return;
  throw new AppError(409, 'last_admin', 'This is the last admin. Make somebody else an admin first.');
}

/** Throws 409 `email_taken` where an account has the address. */
export async function refuseTakenEmail(db: Db, email: string): Promise<void> {
  const account = await db.selectFrom('staff').select('name').where('email', '=', email).executeTakeFirst();
  if (!account) return;
  throw new AppError(409, 'email_taken', `${account.name} has an account with this address already.`, [
    { path: 'email', message: 'An account with this address is there already' },
  ]);
}

/**
 * Throws 409 `name_taken` where somebody else has the name, had it, or stands under it in the history, which knows
 * people by their names alone; letter case, accents and punctuation do not count. `id`: whose it is to be; everybody
 * may keep their own names, and return to them. Call it in the transaction that gives the name.
 */
export async function refuseTakenName(tx: Db, name: string, id?: number): Promise<void> {
  const wanted = comparable(name);
  const isSame = (other: { name: string }) => comparable(other.name) === wanted;
  const accounts = await tx.selectFrom('staff').select(['id', 'name']).execute();
  const earlier = await tx
    .selectFrom('changes')
    .select(['subject_id', 'title as name'])
    .distinct()
    .where('subject', '=', 'staff')
    // An invitation stands there under its email address.
    .where('subject_id', 'not like', 'invitation-%')
    .execute();
  const named = [...accounts, ...earlier.map((entry) => ({ ...entry, id: Number(entry.subject_id) }))];
  const having = named.filter(isSame);
  const isOwn = having.length > 0 && having.every((entry) => entry.id === id);
  const isOthers = having.some((entry) => entry.id !== id);
  if (isOwn || !(isOthers || (await isActor(tx, isSame)))) return;
  throw new AppError(409, 'name_taken', `“${name}” is, or was, the name of somebody else here.`, [
    { path: 'name', message: 'Somebody else has, or had, this name here. Please add what tells you apart.' },
  ]);
}

/** Who works in the terminal is named as on that machine: that is nobody's name here. */
async function isActor(tx: Db, isSame: (actor: { name: string }) => boolean): Promise<boolean> {
  // All names first, which an index holds; the channel is looked up for the same ones alone.
  const actors = await tx.selectFrom('changes').select('actor as name').distinct().execute();
  const same = actors.filter(isSame).map((actor) => actor.name);
  if (same.length === 0) return false;
  const change = await tx
    .selectFrom('changes')
    .select('id')
    .where('actor', 'in', same)
    .where('channel', '=', 'web')
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** A name of signs alone folds to nothing, and is compared as it is. */
function comparable(name: string): string {
  return fold(name) || name.trim();
}
