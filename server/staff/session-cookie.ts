import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppContext } from '../app-context.ts';
import { SESSION_HOURS } from './sessions.ts';

type Site = Pick<AppContext, 'publicUrl' | 'trustProxy'>;

const NAME = 'harborlight_session';

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, NAME);
}

/** Sets the cookie, or sets it anew for another 12 hours. */
export function setSessionCookie(c: Context, token: string, site: Site): void {
  setCookie(c, NAME, token, { ...options(c, site), maxAge: SESSION_HOURS.web * 3600 });
}

export function removeSessionCookie(c: Context, site: Site): void {
  deleteCookie(c, NAME, options(c, site));
}

/** True where people use https, though a proxy may not. */
export function usesHttps(c: Context, { publicUrl, trustProxy }: Site): boolean {
  return (
    publicUrl?.startsWith('https:') === true ||
    (trustProxy && c.req.header('X-Forwarded-Proto') === 'https') ||
    c.req.url.startsWith('https:')
  );
}

/** No script reads it, no other site sends it, and only the API gets it. */
function options(c: Context, site: Site): CookieOptions {
  return { httpOnly: true, sameSite: 'Strict', path: '/api', secure: usesHttps(c, site) };
}
