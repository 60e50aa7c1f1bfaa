import type { MiddlewareHandler } from 'hono';
import type { ServerAddress } from './server-address.ts';
import { type Incoming, isFromProxy, readHeader } from './trusted-proxies.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** True where people use https, though a proxy may not. */
export function usesHttps(c: Incoming, address: ServerAddress): boolean {
  return address.publicUrl?.startsWith('https:') === true || cameByHttps(c, address);
}

/**
 * Whether this very request came by https: as a proxy of ours says, or because it asks for PUBLIC_URL's own name. A
 * proxy that says http is believed whoever it is.
 */
export function cameByHttps(c: Incoming, { publicUrl, trustProxy }: ServerAddress): boolean {
  const said = readHeader(c, 'x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
  if (said !== undefined && said !== 'https') return false;
  if (said === 'https' && isFromProxy(c, trustProxy)) return true;
  const { url } = c.req;
  return url.startsWith('https:') || isAt(url, publicUrl);
}

/** Whether an address, by whichever scheme, is at an https PUBLIC_URL. */
function isAt(url: string, publicUrl: string | undefined): boolean {
  if (!publicUrl?.startsWith('https:')) return false;
  return new URL(url).host === new URL(publicUrl).host;
}

/** Has browsers ask by https alone for so many days, where they did so now. Of this name, and none below it. */
export function stayOnHttps(address: ServerAddress, days: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (days > 0 && cameByHttps(c, address))
      c.res.headers.set('Strict-Transport-Security', `max-age=${days * DAY_SECONDS}`);
  };
}
