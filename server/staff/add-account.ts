import type { NewAccount, StaffAccount } from '#core/staff/staff.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Actor } from '../history/changes.ts';
import {
  readAccount,
  recordAccountChange,
  refuseTakenEmail,
  refuseTakenName,
  toAccount,
} from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Makes an account for somebody else, who needs no invitation then. Throws 409 `email_taken` and `name_taken`, and 400
 * `weak_password`.
 */
export async function addAccount(
  db: Db,
  { password, ...account }: NewAccount,
  actor: Actor,
): Promise<StaffAccount> {
  await refuseWeakPassword(password, account);
  const passwordHash = await hashPassword(password);
  return writeTransaction(db, async (tx) => {
    const id = await insertAccount(tx, { ...account, passwordHash }, actor, new Date());
    await tx
      .deleteFrom('staff_links')
      .where('purpose', '=', 'invite')
      .where('email', '=', account.email)
      .execute();
    return toAccount(await readAccount(tx, id));
  });
}

/**
 * Puts a new account into the database and on record; call it in a write transaction. Returns its id. Throws 409
 * `email_taken` and `name_taken`.
 */
export async function insertAccount(
  tx: Db,
  { email, name, role, passwordHash }: Omit<NewAccount, 'password'> & { passwordHash: string },
  actor: Actor,
  now: Date,
): Promise<number> {
  await refuseTakenEmail(tx, email);
  await refuseTakenName(tx, name);
  const { id } = await tx
    .insertInto('staff')
    .values({ email, name, role, password_hash: passwordHash, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAccountChange(tx, { id, name }, null, { action: 'create', actor, now });
  return id;
}
