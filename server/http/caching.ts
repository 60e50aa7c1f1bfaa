import type { MiddlewareHandler } from 'hono';
import { OPENED } from '#core/messages/form-messages.ts';

/**
 * A phone knows the app's and the copy's files by their hash, and takes none that a proxy has made smaller:
 * https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.6
 */
const AS_IT_IS = 'no-transform';

/** For what is named by its content, and so never changes. */
export const CACHE_FOREVER = `public, max-age=31536000, immutable, ${AS_IT_IS}`;
/** Kept, but asked for again each time: a 304 where nothing changed. */
export const CACHE_AND_ASK = `no-cache, ${AS_IT_IS}`;
/** For what holds what one person typed. */
export const CACHE_NOWHERE = 'private, no-store';

/** What was taken back must be gone soon from caches that many share, though nobody tells them. */
const SHARED_FOR = 's-maxage=60, stale-while-revalidate=60';

/**
 * For public pages and data: a CDN may answer with it for a minute, and for one more while it asks for a newer one; a
 * browser asks each time, and gets a 304 where nothing changed.
 */
export const CACHE_SHARED = `public, max-age=0, ${SHARED_FOR}`;
/** For the files of the offline copy: named by their content, but one may be withdrawn. */
export const CACHE_COPY = `public, max-age=31536000, ${SHARED_FOR}, immutable, ${AS_IT_IS}`;

/**
 * Parameters of addresses in which people type what they look for, and where: of the site, and of HSDS; and in which a
 * page names what waits on one phone.
 */
const TYPED = ['q', 'near', 'search', OPENED];

/** True for an address that holds what somebody typed: no cache may keep it, in whose files others could read it. */
export function isTyped(url: string): boolean {
  const start = url.indexOf('?');
  if (start < 0) return false;
  return [...new URLSearchParams(url.slice(start)).keys()].some((name) => TYPED.includes(name.toLowerCase()));
}

/** Sets Cache-Control on what was found, unless the route did. */
export function cache(control: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control'))
      c.res.headers.set('Cache-Control', c.res.ok ? control : CACHE_AND_ASK);
  };
}
