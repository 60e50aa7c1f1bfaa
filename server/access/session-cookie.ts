import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { usesHttps } from '../http/https.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { SESSION_HOURS } from './sessions.ts';

const NAME = 'harborlight_session';

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, NAME);
}

/** Sets the cookie, or sets it anew for another 12 hours. */
export function setSessionCookie(c: Context, token: string, address: ServerAddress): void {
  setCookie(c, NAME, token, { ...options(c, address), maxAge: SESSION_HOURS.web * 3600 });
}

export function removeSessionCookie(c: Context, address: ServerAddress): void {
  deleteCookie(c, NAME, options(c, address));
}

/** No script reads it, no other site sends it, and only the API gets it. */
function options(c: Context, address: ServerAddress): CookieOptions {
  return { httpOnly: true, sameSite: 'Strict', path: '/api', secure: usesHttps(c, address) };
}
