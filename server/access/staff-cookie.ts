import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { usesHttps } from '../http/https.ts';
import type { ServerAddress } from '../http/server-address.ts';

export function readStaffCookie(c: Context, name: string, address: ServerAddress): string | undefined {
  return usesHttps(c, address) ? getCookie(c, name, 'host') : getCookie(c, name);
}

export function setStaffCookie(
  c: Context,
  name: string,
  value: string,
  maxAge: number,
  address: ServerAddress,
): void {
  setCookie(c, name, value, { ...options(c, address), maxAge });
}

export function removeStaffCookie(c: Context, name: string, address: ServerAddress): void {
  deleteCookie(c, name, options(c, address));
}

/**
 * No script reads it, and no other site sends it. Where people use https its name begins with `__Host-`: browsers take
 * such a cookie from this very server alone, so that no site beside it, and nobody on the way, can put one of theirs in
 * its place; it must be for all paths then (https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis). Else only the API gets it.
 */
function options(c: Context, address: ServerAddress): CookieOptions {
  const always = { httpOnly: true, sameSite: 'Strict' } as const;
  return usesHttps(c, address)
    ? { ...always, prefix: 'host', path: '/', secure: true }
    : { ...always, path: '/api' };
}
