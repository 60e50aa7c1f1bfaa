import { isIP } from 'node:net';
import type { Context } from 'hono';
import { AppError } from '../app-error.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Settings } from '../settings/settings.ts';

/** By which names this server is asked for. */
interface Named {
  publicUrl: string | undefined;
  settings: Pick<Settings, 'HOST'>;
}

/**
 * Refuses what a web page of others may have sent, above all by DNS rebinding, where a page's own name suddenly leads
 * to this machine (https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning).
 *
 * - Host must be a name of ours: that of PUBLIC_URL, that of HOST, localhost, or any IP address, since such a page has a
 *   name. Where the server listens to other machines and no PUBLIC_URL is set, nobody has told us our name, and any
 *   will do. A reverse proxy passes on the name that was asked for, or asks by an address: both are fine.
 * - Origin comes from browsers, with every POST, and must be that of PUBLIC_URL, or have the very name and port of Host,
 *   which then must be ours in any case. Programs send none.
 *
 * Throws 403 `other_host` or `other_site`.
 */
export function refuseForeignHost(c: Context, named: Named): void {
  const host = c.req.header('Host') ?? new URL(c.req.url).host;
  const own = isOwnHost(host, named);
  if (!own && (named.publicUrl || isLocal(nameOf(named.settings.HOST)))) {
    throw new AppError(
      403,
      'other_host',
      'This server was asked for by a name that it does not know as its own. Whoever runs it sets PUBLIC_URL to the address that people use, and has a reverse proxy pass the Host header on.',
    );
  }
  const origin = c.req.header('Origin');
  if (origin === undefined || (own && isOwnOrigin(c, origin, named.publicUrl))) return;
  throw new AppError(403, 'other_site', 'Pages of other sites may not use this; programs may.');
}

function isOwnHost(host: string, { publicUrl, settings }: Named): boolean {
  const name = nameOf(host);
  if (name === undefined) return false;
  if (isLocal(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  return name === nameOf(settings.HOST) || (publicUrl !== undefined && name === new URL(publicUrl).hostname);
}

/** "Example.org:8080" → "example.org", "::1" → "[::1]"; undefined where it is no host. */
function nameOf(host: string): string | undefined {
  const url = `http://${isIP(host) === 6 ? `[${host}]` : host}`;
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** What leads to this machine itself, whatever a name server says: RFC 6761, section 6.3. */
function isLocal(name: string | undefined): boolean {
  if (name === undefined) return false;
  return /^(.+\.)?localhost$/.test(name) || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));
}
