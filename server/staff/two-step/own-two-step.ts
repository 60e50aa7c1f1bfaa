import { randomBytes } from 'node:crypto';
import type { SignedInStaff } from '#core/staff/staff.ts';
import type { RecoveryCodes, TwoStepSetup } from '#core/staff/two-step.ts';
import { actorOf } from '../../access/guard.ts';
import { endSessions } from '../../access/sessions.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/db.ts';
import { writeTransaction } from '../../database/write-transaction.ts';
import { readAccount, recordAccountChange } from '../accounts.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { describeSecret, findStep } from './time-codes.ts';
import { isOn, readTwoStep, refuseOff, removeTwoStep, type TellOwner, toPlain } from './two-step.ts';

/** As long as the result of SHA-1 (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Makes a secret for an app, in place of one that was not confirmed. Throws 409 `two_step_on`. */
export async function beginTwoStep(db: Db, { id, email }: SignedInStaff): Promise<TwoStepSetup> {
  const secret = randomBytes(SECRET_BYTES);
  const stored = { secret: secret.toString('base64url') };
  await writeTransaction(db, async (tx) => {
    await refuseOn(tx, id);
    await tx
      .insertInto('two_step')
      .values({ staff_id: id, ...stored, confirmed_at: null, last_step: null })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(stored))
      .execute();
  });
  return describeSecret(secret, email);
}

/**
 * Turns it on by a first code, which shows that the app has the secret. Signs out everywhere else, programs too: who is
 * signed in from then on was so with a code. Throws 409 `two_step_on` and `two_step_not_begun`, 400 `wrong_code`.
 */
export async function confirmTwoStep(
  db: Db,
  self: SignedInStaff,
  code: string,
  tellOwner: TellOwner,
): Promise<RecoveryCodes> {
  const now = new Date();
  return writeTransaction(db, async (tx) => {
    await refuseOn(tx, self.id);
    const step = await findFirstStep(tx, self.id, code, now);
    await tx
      .updateTable('two_step')
      .set({ confirmed_at: now.toISOString(), last_step: step })
      .where('staff_id', '=', self.id)
      .execute();
    await endSessions(tx, self.id, self.sessionId);
    await record(tx, self, 'two_step_on', now);
    await tellOwner(tx, self.email, 'two_step_on', now);
    return { recoveryCodes: await makeRecoveryCodes(tx, self.id) };
  });
}

/** Ten new ones: the old ones are good for nothing any more. Throws 409 `two_step_off`. */
export async function renewRecoveryCodes(db: Db, self: SignedInStaff): Promise<RecoveryCodes> {
  return writeTransaction(db, async (tx) => {
    await refuseOff(tx, self.id);
    await record(tx, self, 'recovery_codes', new Date());
    return { recoveryCodes: await makeRecoveryCodes(tx, self.id) };
  });
}

/** Turns it off, and signs out everywhere else. Throws 409 `two_step_off`. */
export async function turnOff(db: Db, self: SignedInStaff, tellOwner: TellOwner): Promise<void> {
  const now = new Date();
  await writeTransaction(db, async (tx) => {
    await refuseOff(tx, self.id);
    await removeTwoStep(tx, self.id);
    await endSessions(tx, self.id, self.sessionId);
    await record(tx, self, 'two_step_off', now);
    await tellOwner(tx, self.email, 'two_step_off', now);
  });
}

async function refuseOn(tx: Db, staffId: number): Promise<void> {
  if (!(await isOn(tx, staffId))) return;
  throw new AppError(409, 'two_step_on', 'Two-step sign-in is on already. To begin anew, turn it off first.');
}

async function findFirstStep(tx: Db, staffId: number, code: string, now: Date): Promise<number> {
  const begun = await readTwoStep(tx, staffId);
  if (!begun) throw new AppError(409, 'two_step_not_begun', 'Please begin with your password again.');
  const step = findStep(Buffer.from(begun.secret, 'base64url'), toPlain(code), now, null);
  if (step !== undefined) return step;
  const issue = { path: 'code', message: 'This is not the code that the app shows now' };
  const message = 'The code is not right. Please see that the clock of your phone is.';
  throw new AppError(400, 'wrong_code', message, [issue]);
}

async function record(
  tx: Db,
  self: SignedInStaff,
  action: 'two_step_on' | 'two_step_off' | 'recovery_codes',
  now: Date,
): Promise<void> {
  const account = await readAccount(tx, self.id);
  await recordAccountChange(tx, account, account, { action, actor: actorOf(self), now });
}
