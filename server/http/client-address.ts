import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { countTrusted, readChain, type TrustedProxies } from './trusted-proxies.ts';

/**
 * What tells one client from another, for limits only: whoever asked the outermost of our proxies, or us where there is
 * none. What X-Forwarded-For says beyond that, anybody can make up. Of IPv6 the network, since every household has 2^64
 * addresses.
 */
export function clientAddress(c: Context, trusted: TrustedProxies): string {
  const chain = readChain(c);
  const address = chain[Math.min(countTrusted(chain, trusted), chain.length - 1)] ?? '';
  return isIPv6(address) ? expandIPv6(address.toLowerCase()).slice(0, 19) : address;
}
