import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import {
  bareAddress,
  countTrusted,
  type Incoming,
  isIn,
  LOCAL,
  readChain,
  type TrustedProxies,
} from './trusted-proxies.ts';

/**
 * What tells one client from another, for limits only: whoever asked the outermost of our proxies, or us where there is
 * none. What X-Forwarded-For says beyond that, anybody can make up. Of IPv6 the network, since every household has 2^64
 * addresses.
 */
export function clientAddress(c: Incoming, trusted: TrustedProxies): string {
  const chain = readChain(c);
  return networkOf(chain[Math.min(countTrusted(chain, trusted), chain.length - 1)] ?? '');
}

/**
 * The same by the connection alone, where no proxy of ours stands in front. Undefined for this machine and its own
 * network: what runs there needs no limit, and a proxy that nobody has told us of must not be taken for one client.
 */
export function connectedClient(remoteAddress: string): string | undefined {
  const address = bareAddress(remoteAddress);
  return address === '' || isIn(LOCAL, address) ? undefined : networkOf(address);
}

function networkOf(address: string): string {
  return isIPv6(address) ? expandIPv6(address.toLowerCase()).slice(0, 19) : address;
}
