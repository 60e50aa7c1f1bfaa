import type { MiddlewareHandler } from 'hono';
import { AppError } from '../app-error.ts';

/**
 * Takes no address that nobody can read: what does not decode, has control characters or line separators in its path or
 * NUL in its query, or came for a host that is no name. It is refused before anything looks it up, draws it or complains
 * of it. Throws 400 `invalid_address`.
 */
export const refuseUnreadable: MiddlewareHandler = async (c, next) => {
  if (!isReadable(c.req.url)) {
    throw new AppError(400, 'invalid_address', 'This address cannot be read. Please check the link.');
  }
  await next();
};

function isReadable(address: string): boolean {
  try {
    const { pathname, search } = new URL(address);
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname)) && !search.includes('%00');
  } catch {
    return false;
  }
}
