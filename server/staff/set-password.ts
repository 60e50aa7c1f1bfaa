import type { SignedInStaff, StaffAccount } from '#core/staff/staff.ts';
import { actorOf } from '../access/guard.ts';
import { endSessions } from '../access/sessions.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Actor } from '../history/changes.ts';
import { type AccountRow, readAccount, recordAccountChange, toAccount } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import type { TellOwner } from './two-step/two-step.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Sets the password of somebody else's account. Throws 404 `account_not_found`, 409 `account_disabled` and
 * `own_account`, and 400 `weak_password`.
 */
export async function setPassword(
  db: Db,
  id: number,
  password: string,
  by: SignedInStaff,
  tellOwner: TellOwner,
): Promise<StaffAccount> {
  refuseOwnPassword(id, by);
  await refuseWeakPassword(password, await readAccount(db, id));
  const passwordHash = await hashPassword(password);
  return writeTransaction(db, async (tx) => {
    const account = await readAccount(tx, id);
    if (account.disabled_at !== null) {
      throw new AppError(409, 'account_disabled', 'This account is disabled. Please enable it first.');
    }
    await writePassword(tx, account, passwordHash, { actor: actorOf(by), now: new Date(), tellOwner });
    return toAccount(account);
  });
}

/**
 * Whoever finds an admin's terminal open must not get the account for good: one's own takes the current password. The
 * terminal of the database's own machine has no account, and may set any. Throws 409 `own_account`.
 */
export function refuseOwnPassword(id: number, by: SignedInStaff): void {
  if (id !== by.id) return;
  const message = 'This is your own account. Its password is changed with the current one.';
  throw new AppError(409, 'own_account', message);
}

/**
 * Stores a new password, signs the account out everywhere but in `keptSession`, takes back the links for a new
 * password, puts that on record, and has the owner told. Call it in a write transaction.
 */
export async function writePassword(
  tx: Db,
  account: AccountRow,
  passwordHash: string,
  {
    actor,
    now,
    keptSession,
    tellOwner,
  }: { actor: Actor; now: Date; keptSession?: number; tellOwner: TellOwner },
): Promise<void> {
  const { id } = account;
  await tx.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await endSessions(tx, id, keptSession);
  await tx.deleteFrom('staff_links').where('staff_id', '=', id).execute();
  await recordAccountChange(tx, account, account, { action: 'password', actor, now });
  await tellOwner(tx, account.email, 'password', now);
}
