import type { Context } from 'hono';
import type { SignedInStaff } from '#core/staff.ts';
import type { AppContext } from '../app-context.ts';
import { deviceKind } from '../receiving/device-kind.ts';
import { writeTransaction } from '../write-transaction.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { beginSession, endSession, findSession } from './sessions.ts';

/** Signs the browser in, in place of whoever was signed in there before. */
export async function signInBrowser(
  c: Context,
  context: Pick<AppContext, 'db' | 'publicUrl' | 'trustProxy'>,
  staffId: number,
): Promise<SignedInStaff> {
  const { db } = context;
  const now = new Date();
  const device = deviceKind(c.req.header('User-Agent'));
  const token = await writeTransaction(db, async (tx) => {
    await endSession(tx, readSessionCookie(c));
    return beginSession(tx, staffId, device, now);
  });
  setSessionCookie(c, token, context);
  return (await findSession(db, token, now))!;
}
