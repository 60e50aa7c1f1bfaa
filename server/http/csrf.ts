import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../app-error.ts';
import { isOwnOrigin } from './origin.ts';

export const OTHER_SITE = 'Another site asked for this, so it was not done.';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what a page of another site has the browser of staff send (CSRF): browsers say where a request comes from
 * (https://www.w3.org/TR/fetch-metadata/ and, of older ones, the Origin header), and pages cannot change that. What
 * says neither comes from no browser. Hono's own `csrf` looks at forms only; this looks at every call that writes.
 * Throws 403 `other_site`.
 */
export function refuseCrossSite(c: Context, publicUrl: string | undefined): void {
  if (!isSafe(c)) refuseOtherSite(c, publicUrl);
}

function refuseOtherSite(c: Context, publicUrl: string | undefined): void {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const own =
    site === undefined ? origin === undefined || isOwnOrigin(c, origin, publicUrl) : site === 'same-origin';
  if (!own) throw new AppError(403, 'other_site', OTHER_SITE);
}

/** Whether a request changes nothing, whatever it asks for (RFC 9110, section 9.2.1). */
export function isSafe(c: Context): boolean {
  return SAFE_METHODS.includes(c.req.method);
}

/** The same for all that comes to a route, also where it only reads. */
export function sameOriginOnly(publicUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    refuseOtherSite(c, publicUrl);
    await next();
  };
}
