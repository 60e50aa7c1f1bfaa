import type { MiddlewareHandler } from 'hono';

/** For what is named by its content, and so never changes. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for again each time: a 304 where nothing changed. */
export const CACHE_AND_ASK = 'no-cache';

/**
 * For public pages and data: a CDN may answer with it for five minutes, and for a day longer while it asks for a
 * newer one; a browser asks each time, and gets a 304 where nothing changed.
 */
export const CACHE_SHARED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** Sets Cache-Control on what was found, unless the route did. */
export function cache(control: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control'))
      c.res.headers.set('Cache-Control', c.res.ok ? control : CACHE_AND_ASK);
  };
}
