import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * What tells one client from another, for limits only: the address of its connection or, behind a proxy that is
 * trusted, the one that this proxy has put last into X-Forwarded-For; whatever stands before it, anybody can make up.
 * Of IPv6 the network, since every household has 2^64 addresses.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded || socketAddress(c));
}

/** Empty for a call within this process, as the toolkit makes it. */
function socketAddress(c: Context): string {
  return (c.env?.incoming ? getConnInfo(c).remote.address : undefined) ?? '';
}

/** Some proxies add the port, which is another for each connection: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;

function network(given: string): string {
  const { ipv4, ipv6 = given } = WITH_PORT.exec(given)?.groups ?? {};
  const address = ipv4 ?? ipv6.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv6(address) ? expandIPv6(address.toLowerCase()).slice(0, 19) : address;
}
