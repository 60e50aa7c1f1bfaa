import type { Context, MiddlewareHandler } from 'hono';
import type { SignedInStaff } from '#core/staff/staff.ts';
import type { TwoStepRule } from '#core/staff/two-step.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { isSafe, refuseCrossSite } from '../http/csrf.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';
import { readToken } from './token-header.ts';
import { holdTo, refuseUntilOn } from './two-step-rule.ts';

/** What the guard tells the routes behind it. */
export interface StaffEnv {
  Variables: { staff: SignedInStaff };
}

/** What the guard knows staff by. */
export interface StaffGuard extends ServerAddress {
  db: Db;
  /** Who works on the database itself, in a terminal of its machine: may do all. Never set where others can ask. */
  operator?: SignedInStaff | undefined;
  /** Whose accounts must have two-step sign-in. */
  requireTwoStep: TwoStepRule;
}

/**
 * Lets staff through, whoever they are: all else is 401 `not_signed_in`, or 403 `other_site` where a page of another
 * site made the browser ask, `two_step_needed` where the account must turn on two-step sign-in first, or
 * `read_only_token` for a write by a token that may only read. No cache keeps what is behind it.
 */
export function requireStaff(guard: StaffGuard): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    refuseCrossSite(c, guard.publicUrl);
    const found = guard.operator ?? (await findToken(c, guard.db)) ?? (await findBrowser(c, guard));
    if (!found) throw new AppError(401, 'not_signed_in', 'Please sign in.');
    const staff = guard.operator ?? holdTo(guard.requireTwoStep, found);
    if (staff.twoStep === 'due') refuseUntilOn(c);
    if (staff.readOnly) refuseWrite(c);
    c.set('staff', staff);
    await next();
  };
}

async function findToken(c: Context, db: Db): Promise<SignedInStaff | undefined> {
  const token = readToken(c);
  return token === undefined ? undefined : findSession(db, token, 'terminal', new Date());
}

async function findBrowser(c: Context, guard: StaffGuard): Promise<SignedInStaff | undefined> {
  const token = readSessionCookie(c, guard);
  if (token === undefined) return undefined;
  const staff = await findSession(guard.db, token, 'web', new Date());
  if (staff) setSessionCookie(c, token, guard);
  return staff;
}

/** To sign out itself it may. */
function refuseWrite(c: Context): void {
  if (isSafe(c) || (c.req.method === 'DELETE' && c.req.path === '/api/admin/session')) return;
  throw new AppError(
    403,
    'read_only_token',
    'This token may only read. Sign in with one that may change things.',
  );
}

/** Behind `requireStaff`: lets admins through. All others get a 403 `admins_only`. */
export const requireAdmin: MiddlewareHandler<StaffEnv> = async (c, next) => {
  if (c.get('staff').role !== 'admin') {
    throw new AppError(403, 'admins_only', 'Only an admin may do this. Please ask one of yours.');
  }
  await next();
};

/** Who the history says it was. */
export function actorOf({
  name,
  channel,
}: Pick<SignedInStaff, 'name' | 'channel'>): Pick<SignedInStaff, 'name' | 'channel'> {
  return { name, channel };
}
