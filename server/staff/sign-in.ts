import type { Context } from 'hono';
import type { Channel } from '#core/lists/staff-lists.ts';
import type { SignedInStaff, SignIn } from '#core/staff/staff.ts';
import { readSessionCookie, setSessionCookie } from '../access/session-cookie.ts';
import { beginSession, endSession, findSession } from '../access/sessions.ts';
import { holdTo } from '../access/two-step-rule.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { ErrorBody, json } from '../http/api-schemas.ts';
import { clientAddress } from '../http/client-address.ts';
import { deviceKind } from '../http/device-kind.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { isPassword } from './passwords.ts';
import type { SignIns } from './sign-ins.ts';
import { checkCode } from './two-step/check-code.ts';

/** The 401 of a sign-in, for a route's declaration. */
export const notSignedIn = json(
  ErrorBody,
  'They do not fit; or the password does, and with `code_needed` a code is asked for: send all three.',
);

/**
 * Whose email, password and code these are. Throws 401 `wrong_sign_in`, `code_needed` and `wrong_code`, 429
 * `too_many_sign_ins`.
 */
export async function checkSignIn(
  c: Context,
  db: Db,
  { lockOut, failures, devices }: SignIns,
  { email, password, code }: SignIn,
  address: ServerAddress,
  channel: Channel,
): Promise<number> {
  const device = await devices.read(c, email);
  const attempt = await lockOut.begin(email, clientAddress(c, address.trustProxy), device);
  const account = await db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const right = await isPassword(password, account?.password_hash);
  if (!right || !account || account.disabled_at !== null) {
    await failures.note(account?.id, new Date());
    throw new AppError(401, 'wrong_sign_in', 'The email address or the password is not right.');
  }
  await checkCode(db, account.id, code, { attempt, failures, channel });
  await attempt.succeed();
  return account.id;
}

/** Signs the browser in, in place of whoever was signed in there before, and knows it again from then on. */
export async function signInBrowser(
  c: Context,
  db: Db,
  { devices, requireTwoStep }: SignIns,
  address: ServerAddress,
  staffId: number,
): Promise<SignedInStaff> {
  const now = new Date();
  const device = deviceKind(c.req.header('User-Agent'));
  const token = await writeTransaction(db, async (tx) => {
    await endSession(tx, readSessionCookie(c, address));
    return beginSession(tx, staffId, { channel: 'web', device }, now);
  });
  setSessionCookie(c, token, address);
  const staff = holdTo(requireTwoStep, (await findSession(db, token, 'web', now))!);
  await devices.remember(c, staff.email);
  return staff;
}
