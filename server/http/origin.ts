import type { Context } from 'hono';

/**
 * Where people reach this server, without a slash at its end: PUBLIC_URL, and where it is not set what the request
 * was sent to.
 */
export function originOf(c: Context, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/+$/, '') ?? new URL(c.req.url).origin;
}

/**
 * Whether a page of ours sent it. A proxy may hide from us whether people use https, but not the host that they ask
 * for.
 */
export function isOwnOrigin(c: Context, origin: string, publicUrl: string | undefined): boolean {
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  const host = c.req.header('Host') ?? new URL(c.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
