import type { Channel } from '#core/lists/staff-lists.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/db.ts';
import { writeTransaction } from '../../database/write-transaction.ts';
import { readAccount, recordAccountChange } from '../accounts.ts';
import type { FailureCount } from '../failed-sign-ins.ts';
import type { SignInTry } from '../lock-out.ts';
import { isOn, spendCode } from './two-step.ts';

/**
 * The second step of a sign-in, after the right password; nothing where the account has none. Without a code it is no
 * failed sign-in, and forgets none: else whoever knows the password could guess codes without end. Throws 401
 * `code_needed` and `wrong_code`.
 */
export async function checkCode(
  db: Db,
  staffId: number,
  code: string | undefined,
  { attempt, failures, channel }: { attempt: SignInTry; failures: FailureCount; channel: Channel },
): Promise<void> {
  if (!(await isOn(db, staffId))) return;
  if (code === undefined) {
    await attempt.takeBack();
    const message = 'Please enter the code from your app, or one of your recovery codes.';
    throw new AppError(401, 'code_needed', message);
  }
  const now = new Date();
  const right = await writeTransaction(db, async (tx) => {
    const kind = await spendCode(tx, staffId, code, now);
    if (kind !== 'recovery') return kind !== undefined;
    const account = await readAccount(tx, staffId);
    const actor = { name: account.name, channel };
    await recordAccountChange(tx, account, account, { action: 'recovery_code', actor, now });
    return true;
  }).catch(async (error) => {
    // Nobody has looked at the code, such as while an import writes.
    await attempt.takeBack();
    throw error;
  });
  if (right) return;
  await failures.note(staffId, now);
  const issue = { path: 'code', message: 'This code is wrong, or was used before' };
  throw new AppError(401, 'wrong_code', 'The code is not right. Each works once: wait for the next.', [
    issue,
  ]);
}
