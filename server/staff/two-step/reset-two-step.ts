import type { SignedInStaff } from '#core/staff/staff.ts';
import { actorOf } from '../../access/guard.ts';
import { endSessions } from '../../access/sessions.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/db.ts';
import { writeTransaction } from '../../database/write-transaction.ts';
import { readAccount, recordAccountChange } from '../accounts.ts';
import { refuseOff, removeTwoStep, type TellOwner } from './two-step.ts';

/**
 * Turns off the two-step sign-in of somebody who has lost phone and recovery codes, and signs them out everywhere. Not
 * one's own: whoever finds an admin's session open must not get round the password. Throws 404 `account_not_found`,
 * 409 `own_account` and `two_step_off`.
 */
export async function resetTwoStep(
  db: Db,
  id: number,
  by: SignedInStaff,
  tellOwner: TellOwner,
): Promise<void> {
  const now = new Date();
  if (id === by.id) {
    const message = 'This is your own account. Turn it off on the page Account, with your password.';
    throw new AppError(409, 'own_account', message);
  }
  await writeTransaction(db, async (tx) => {
    const account = await readAccount(tx, id);
    await refuseOff(tx, id);
    await removeTwoStep(tx, id);
    await endSessions(tx, id);
    await recordAccountChange(tx, account, account, { action: 'two_step_reset', actor: actorOf(by), now });
    await tellOwner(tx, account.email, 'two_step_reset', now);
  });
}
