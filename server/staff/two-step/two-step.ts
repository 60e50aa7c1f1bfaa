import type { TwoStepStatus } from '#core/staff/two-step.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/db.ts';
import { countRecoveryCodes, removeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { findStep } from './time-codes.ts';

/**
 * Queues a mail to the owner of an account that says what was done, so that nobody does it unseen. Call it in the
 * transaction that does it.
 */
export type TellOwner = (
  tx: Db,
  email: string,
  what: 'two_step_on' | 'two_step_off' | 'two_step_reset' | 'password',
  now: Date,
) => Promise<void>;

/** The two-step sign-in of an account as its row; undefined where it was never begun. */
export function readTwoStep(db: Db, staffId: number) {
  return db.selectFrom('two_step').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
}

/** Whether an account has two-step sign-in: one that was begun, and not confirmed by a code, counts as none. */
export async function isOn(db: Db, staffId: number): Promise<boolean> {
  return ((await readTwoStep(db, staffId))?.confirmed_at ?? null) !== null;
}

export async function readStatus(db: Db, staffId: number): Promise<TwoStepStatus> {
  const onSince = (await readTwoStep(db, staffId))?.confirmed_at ?? null;
  return { onSince, recoveryCodesLeft: await countRecoveryCodes(db, staffId) };
}

/** By which kind of code somebody came in, which is used up; undefined where it was wrong. In a write transaction. */
export async function spendCode(
  tx: Db,
  staffId: number,
  given: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const code = toPlain(given);
  const own = await readTwoStep(tx, staffId);
  const step = own && findStep(Buffer.from(own.secret, 'base64url'), code, now, own.last_step);
  if (step !== undefined) {
    await tx.updateTable('two_step').set({ last_step: step }).where('staff_id', '=', staffId).execute();
    return 'app';
  }
  return (await spendRecoveryCode(tx, staffId, code)) ? 'recovery' : undefined;
}

/** A code as it is compared. */
export function toPlain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Call it in a write transaction. */
export async function removeTwoStep(tx: Db, staffId: number): Promise<void> {
  await removeRecoveryCodes(tx, staffId);
  await tx.deleteFrom('two_step').where('staff_id', '=', staffId).execute();
}

/** Throws 409 `two_step_off`. */
export async function refuseOff(tx: Db, staffId: number): Promise<void> {
  if (await isOn(tx, staffId)) return;
  throw new AppError(409, 'two_step_off', 'Two-step sign-in is off for this account.');
}
