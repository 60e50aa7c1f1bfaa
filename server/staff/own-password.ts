import type { Context } from 'hono';
import type { StaffEnv } from '../access/guard.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { clientAddress } from '../http/client-address.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { isPassword } from './passwords.ts';
import type { SignIns } from './sign-ins.ts';

/**
 * Makes sure that whoever asks knows the account's password. Guesses are slowed as at sign-in, and are no failed
 * sign-ins of the account. Throws 400 `wrong_password`, 429 `too_many_sign_ins`.
 */
export async function checkOwnPassword(
  c: Context<StaffEnv>,
  db: Db,
  trustProxy: TrustedProxies,
  { lockOut, devices }: SignIns,
  current: string,
): Promise<void> {
  const { id, email } = c.get('staff');
  const attempt = await lockOut.begin(email, clientAddress(c, trustProxy), await devices.read(c, email));
  const { password_hash } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(current, password_hash))) {
    const issue = { path: 'current', message: 'This is not your password' };
    throw new AppError(400, 'wrong_password', 'Your current password is not right.', [issue]);
  }
  await attempt.succeed();
}
