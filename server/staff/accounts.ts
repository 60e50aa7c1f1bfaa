import type { StaffAccount } from '#core/staff.ts';
import { AppError } from '../app-error.ts';
import { type Actor, type Change, recordChange } from '../changes.ts';
import type { Db } from '../db.ts';

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

/** Throws 409 `email_taken` where an account has the address. */
export async function refuseTakenEmail(db: Db, email: string): Promise<void> {
  const account = await db.selectFrom('staff').select('name').where('email', '=', email).executeTakeFirst();
  if (!account) return;
  throw new AppError(409, 'email_taken', `${account.name} has an account with this address already.`, [
    { path: 'email', message: 'An account with this address is there already' },
  ]);
}
