import type { Context } from 'hono';

/** What a terminal shows in place of a cookie (RFC 6750, section 2.1). */
export function readToken(c: Context): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}
