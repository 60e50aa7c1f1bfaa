import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../app-error.ts';

/** Of a query the control characters, but for tabs and line ends, which people paste with what they look for. */
const UNSEEN = /%(?:0[0-8bcef]|1[\da-f]|7f|c2%[89][\da-f])/i;

/** Answers with the page that says that there is none. */
export type DrawNothing = (c: Context) => Promise<Response>;

/**
 * Takes no address that nobody can read: what does not decode, has characters that nobody sees in its path or its query, or
 * came for a host that is no name. It is refused before anything looks it up, draws it or complains of it. Throws 400
 * `invalid_address`; a person, whose link was cut, gets the page that says so, with the headers that `secure` gives all
 * pages.
 */
export function refuseUnreadable(secure: MiddlewareHandler, drawNothing?: DrawNothing): MiddlewareHandler {
  return async (c, next) => {
    const { url } = c.req;
    if (isReadable(url)) return next();
    // A bad host has no page, either.
    if (drawNothing && URL.canParse(url) && !OF_PROGRAMS.test(new URL(url).pathname)) {
      await secure(c, async () => {
        c.res = await drawNothing(c);
      });
      return;
    }
    throw new AppError(400, 'invalid_address', 'This address cannot be read. Please check the link.');
  };
}

/** The paths that programs ask for: there are no pages below them. */
export const OF_PROGRAMS = /^\/(api|hsds|mcp|livez|readyz|healthz)([/?]|$)/;

/** False for what does not decode, or holds what nobody sees. */
export function isReadable(address: string): boolean {
  try {
    const { pathname, search } = new URL(address);
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname)) && !UNSEEN.test(search);
  } catch {
    return false;
  }
}
