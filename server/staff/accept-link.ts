import type { LinkAcceptance } from '#core/staff/staff.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { readAccount } from './accounts.ts';
import { insertAccount } from './add-account.ts';
import { findLink, type LinkRow } from './links.ts';
import { hashPassword } from './passwords.ts';
import { writePassword } from './set-password.ts';
import type { TellOwner } from './two-step/two-step.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Uses a link up: makes the account, or sets its password and signs it out everywhere. Returns the account's id.
 * Throws 404 `link_not_valid`, 400 `weak_password` and where a needed field is missing, 409 `email_taken` and `name_taken`.
 */
export async function acceptLink(
  db: Db,
  acceptance: LinkAcceptance,
  tellOwner: TellOwner,
  now: Date,
): Promise<number> {
  // Before the password is hashed, which takes a while, and again within the transaction: one of two wins.
  await refuseWeakPassword(acceptance.password, await readOwner(db, acceptance, now));
  const passwordHash = await hashPassword(acceptance.password);
  return writeTransaction(db, async (tx) => {
    const link = await findLink(tx, acceptance.token, now);
    await tx.deleteFrom('staff_links').where('id', '=', link.id).execute();
    return link.staff_id === null
      ? acceptInvitation(tx, link, acceptance, passwordHash, now)
      : acceptPasswordLink(tx, link.staff_id, passwordHash, { tellOwner, now });
  });
}

/** Whose the password is to be, as far as that is known. */
async function readOwner(db: Db, { token, email = '', name = '' }: LinkAcceptance, now: Date) {
  const link = await findLink(db, token, now);
  return link.staff_id === null ? { email: link.email ?? email, name } : readAccount(db, link.staff_id);
}

async function acceptInvitation(
  tx: Db,
  link: LinkRow,
  given: LinkAcceptance,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const email = link.email ?? given.email;
  const { name } = given;
  const missing = [
    ...(email === undefined ? [{ path: 'email', message: 'Please enter a valid email address' }] : []),
    ...(name === undefined ? [{ path: 'name', message: 'Please enter a name' }] : []),
  ];
  if (email === undefined || name === undefined) {
    const message = missing.map(({ path, message }) => `${path}: ${message}`).join('; ');
    throw new AppError(400, 'invalid_request', message, missing);
  }
  const account = { email, name, role: link.role ?? 'admin', passwordHash };
  return insertAccount(tx, account, { name, channel: 'web' }, now);
}

async function acceptPasswordLink(
  tx: Db,
  id: number,
  passwordHash: string,
  told: { tellOwner: TellOwner; now: Date },
): Promise<number> {
  const account = await readAccount(tx, id);
  await writePassword(tx, account, passwordHash, { actor: { name: account.name, channel: 'web' }, ...told });
  return id;
}
