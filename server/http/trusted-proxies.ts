import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** The proxies in front that are ours: how many one after the other, or in which networks they are. 0: none. */
export type TrustedProxies = number | BlockList;

/** What is read of a request to know how it came, and what it takes: each context of Hono's has it. */
export interface Incoming {
  /** Node's own request, in `incoming`; undefined for a call within this process. */
  env: unknown;
  req: { method: string; url: string; header(name: string): string | undefined };
}

/** What TRUST_PROXY may be; a list of networks is still the text that was given. */
export type TrustSetting = false | number | string;

/** More are a mistake. */
const MOST_HOPS = 9;

/** Reads TRUST_PROXY: "true" is one proxy. Undefined where it is wrong. */
export function readTrustSetting(given: string): TrustSetting | undefined {
  if (given === 'true') return 1;
  if (given === 'false' || given === '0') return false;
  if (/^\d+$/.test(given)) return Number(given) <= MOST_HOPS ? Number(given) : undefined;
  return readNetworks(given) && given;
}

export function toTrustedProxies(setting: TrustSetting): TrustedProxies {
  return typeof setting === 'string' ? (readNetworks(setting) ?? 0) : Number(setting);
}

/** "10.0.0.0/8, 192.0.2.7, fd00::/8"; undefined where one of them is no network. */
function readNetworks(given: string): BlockList | undefined {
  const list = new BlockList();
  for (const network of given.split(/[\s,]+/).filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || Number(bits ?? most) > most) return undefined;
    list.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6');
  }
  return list.rules.length > 0 ? list : undefined;
}

/** This machine, and what stands on a network of its own beside it: a proxy often does. */
export const LOCAL = readNetworks(
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 ::1 fc00::/7 fe80::/10',
)!;

/**
 * Who has passed a request on, the nearest first: whoever is at the other end of the connection ('' for a call within
 * this process, or by a socket of the machine), and what X-Forwarded-For says, of which each proxy writes its own
 * last.
 */
export function readChain(c: Incoming): string[] {
  const forwarded = readHeader(c, 'x-forwarded-for')?.split(',') ?? [];
  const connected = nodeRequest(c)?.socket.remoteAddress ?? '';
  return [
    connected,
    ...forwarded
      .map((each) => each.trim())
      .filter(Boolean)
      .reverse(),
  ].map(bareAddress);
}

/** How many at the beginning of a chain are ours. The next one is the client, unless there is none. */
export function countTrusted(chain: readonly string[], trusted: TrustedProxies): number {
  if (typeof trusted === 'number') return trusted;
  const first = chain.findIndex((address) => address !== '' && !isIn(trusted, address));
  return first < 0 ? chain.length : first;
}

/** Whether what a request says of the way that it came is said by a proxy of ours. */
export function isFromProxy(c: Incoming, trusted: TrustedProxies): boolean {
  return countTrusted(readChain(c), trusted) > 0;
}

/** Node's own headers, where there are any: to make the platform's of them takes longer than the rest. */
export function readHeader(c: Incoming, name: string): string | undefined {
  const headers = nodeRequest(c)?.headers;
  return headers ? headers[name]?.toString() : c.req.header(name);
}

function nodeRequest(c: Incoming): HttpBindings['incoming'] | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming;
}

export function isIn(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Some proxies add the port, which is another for each connection: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;

/** An address as all of ours are compared: without a port, a zone, and what IPv6 puts before one of IPv4. */
export function bareAddress(given: string): string {
  const { ipv4, ipv6 = given } = WITH_PORT.exec(given)?.groups ?? {};
  return ipv4 ?? ipv6.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}
