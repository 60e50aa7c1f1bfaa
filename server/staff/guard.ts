import type { Context, MiddlewareHandler } from 'hono';
import type { SignedInStaff } from '#core/staff.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import type { Actor } from '../changes.ts';
import { refuseOtherSites } from './other-sites.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';
import { readToken } from './token-header.ts';

/** What the guard tells the routes behind it. */
export interface StaffEnv {
  Variables: { staff: SignedInStaff };
}

type Guarded = Pick<AppContext, 'db' | 'publicUrl' | 'trustProxy' | 'operator'>;

/**
 * Lets staff through, whoever they are: all else is 401 `not_signed_in`, or 403 `other_site` where a page of another
 * site made the browser ask. No cache keeps what is behind it.
 */
export function requireStaff(context: Guarded): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    refuseOtherSites(c, context);
    const staff = context.operator ?? (await findToken(c, context)) ?? (await findBrowser(c, context));
    if (!staff) throw new AppError(401, 'not_signed_in', 'Please sign in.');
    c.set('staff', staff);
    await next();
  };
}

async function findToken(c: Context, { db }: Guarded): Promise<SignedInStaff | undefined> {
  const token = readToken(c);
  return token === undefined ? undefined : findSession(db, token, 'terminal', new Date());
}

async function findBrowser(c: Context, context: Guarded): Promise<SignedInStaff | undefined> {
  const token = readSessionCookie(c);
  if (token === undefined) return undefined;
  const staff = await findSession(context.db, token, 'web', new Date());
  if (staff) setSessionCookie(c, token, context);
  return staff;
}

/** Behind `requireStaff`: lets admins through. All others get a 403 `admins_only`. */
export const requireAdmin: MiddlewareHandler<StaffEnv> = async (c, next) => {
  if (c.get('staff').role !== 'admin') {
    throw new AppError(403, 'admins_only', 'Only an admin may do this. Please ask one of yours.');
  }
  await next();
};

/** Who the history says it was. */
export function actorOf({ name, channel }: SignedInStaff): Actor {
  return { name, channel };
}
