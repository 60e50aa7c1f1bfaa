import type { Context } from 'hono';
import type { ServerAddress } from '../http/server-address.ts';
import { SESSION_HOURS } from './sessions.ts';
import { readStaffCookie, removeStaffCookie, setStaffCookie } from './staff-cookie.ts';

const NAME = 'harborlight_session';

export function readSessionCookie(c: Context, address: ServerAddress): string | undefined {
  return readStaffCookie(c, NAME, address);
}

/** Sets the cookie, or sets it anew for another 12 hours. */
export function setSessionCookie(c: Context, token: string, address: ServerAddress): void {
  setStaffCookie(c, NAME, token, SESSION_HOURS.web * 3600, address);
}

export function removeSessionCookie(c: Context, address: ServerAddress): void {
  removeStaffCookie(c, NAME, address);
}
