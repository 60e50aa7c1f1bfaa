import type { Context } from 'hono';
import type { AppContext } from '../app-context.ts';

/**
 * Where people reach this server, without a slash at its end: PUBLIC_URL, and where it is not set what the request
 * was sent to.
 */
export function originOf(c: Context, { publicUrl }: Pick<AppContext, 'publicUrl'>): string {
  return publicUrl?.replace(/\/+$/, '') ?? new URL(c.req.url).origin;
}
