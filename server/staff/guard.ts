import type { MiddlewareHandler } from 'hono';
import type { SignedInStaff } from '#core/staff.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../app-error.ts';
import type { Actor } from '../changes.ts';
import { refuseOtherSites } from './other-sites.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';

/** What the guard tells the routes behind it. */
export interface StaffEnv {
  Variables: { staff: SignedInStaff };
}

type Guarded = Pick<AppContext, 'db' | 'publicUrl' | 'trustProxy'>;

/**
 * Lets staff through, whoever they are: all else is 401 `not_signed_in`, or 403 `other_site` where a page of another
 * site made the browser ask. No cache keeps what is behind it.
 */
export function requireStaff(context: Guarded): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    refuseOtherSites(c, context);
    const token = readSessionCookie(c);
    const staff = token && (await findSession(context.db, token, new Date()));
    if (!token || !staff) throw new AppError(401, 'not_signed_in', 'Please sign in.');
    setSessionCookie(c, token, context);
    c.set('staff', staff);
    await next();
  };
}

/** Behind `requireStaff`: lets admins through. All others get a 403 `admins_only`. */
export const requireAdmin: MiddlewareHandler<StaffEnv> = async (c, next) => {
  if (c.get('staff').role !== 'admin') {
    throw new AppError(403, 'admins_only', 'Only an admin may do this. Please ask one of yours.');
  }
  await next();
};

/** Who the history says it was. */
export function actorOf({ name }: SignedInStaff): Actor {
  return { name, channel: 'web' };
}
