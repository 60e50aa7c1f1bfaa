import {
  countTrusted,
  type Incoming,
  isIn,
  LOCAL,
  readChain,
  readHeader,
  type TrustedProxies,
} from './trusted-proxies.ts';

/** How TRUST_PROXY may not fit the way that requests come. */
export const proxyTroubles = ['not_set', 'other_network', 'more', 'fewer', 'none'] as const;
type ProxyTrouble = (typeof proxyTroubles)[number];

/** What was seen; `proxies` is how many stand in front of almost every request. */
export interface ProxyNotice {
  trouble: ProxyTrouble;
  proxies: number;
}

/** Before so many requests nothing is said: an operator who looks around makes that many with a few pages. */
const ENOUGH = 20;
/** Nearly all: what single visitors send they can make up, but nobody sends for the others. */
const MOST = 0.9;
/** From then on older ones count less and less. */
const REMEMBERED = 400;

/** What other machines ask day and night, past any proxy. */
const PROBED = /^https?:\/\/[^/]*\/(healthz|livez|readyz|metrics)(\?|$)/;

/**
 * Notices from what requests show that TRUST_PROXY was forgotten, or is wrong: then all visitors are taken for one, who
 * uses up the limits of all, or each can make up an address and has none. Holds numbers, and nobody's address.
 */
export class ProxyWatch {
  readonly #trusted: TrustedProxies;
  readonly #onChange: (notice: ProxyNotice | undefined) => void;
  /** How many requests came in each way, through how many proxies: "more 2", "fits 1". */
  readonly #counts = new Map<string, number>();
  #total = 0;
  #told: ProxyTrouble | 'fits' | undefined;

  constructor(trusted: TrustedProxies, onChange: (notice: ProxyNotice | undefined) => void) {
    this.#trusted = trusted;
    this.#onChange = onChange;
  }

  look(c: Incoming): void {
    const way = classify(c, this.#trusted);
    if (way === undefined) return;
    this.#counts.set(way, (this.#counts.get(way) ?? 0) + 1);
    this.#total++;
    if (this.#total < ENOUGH) return;
    this.#judge();
    if (this.#total >= REMEMBERED) this.#fade();
  }

  #judge(): void {
    const [mostFrequent = ''] = [...this.#counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const [way, proxies] = mostFrequent.split(' ') as [ProxyTrouble | 'fits', string];
    let count = 0;
    for (const [each, times] of this.#counts) if (each.startsWith(`${way} `)) count += times;
    // Where they come in different ways, what was known stays.
    if (count < this.#total * MOST || way === this.#told) return;
    this.#told = way;
    this.#onChange(way === 'fits' ? undefined : { trouble: way, proxies: Number(proxies) });
  }

  #fade(): void {
    this.#total = 0;
    for (const [way, count] of this.#counts) {
      const half = Math.floor(count / 2);
      this.#counts.set(way, half);
      this.#total += half;
    }
  }
}

/** Undefined for what says nothing: a probe, or somebody on this machine or its network without a proxy. */
function classify(c: Incoming, trusted: TrustedProxies): string | undefined {
  const chain = readChain(c);
  const [connected = '', ...forwarded] = chain;
  const proxies = forwarded.length;
  if (proxies === 0 && !hasOtherSigns(c)) {
    if (connected === '' || isIn(LOCAL, connected) || PROBED.test(c.req.url)) return undefined;
    return typeof trusted === 'number' && trusted > 0 ? 'none 0' : 'fits 0';
  }
  const count = countTrusted(chain, trusted);
  if (count === 0) return `${trusted === 0 ? 'not_set' : 'other_network'} ${Math.max(proxies, 1)}`;
  if (count > proxies) return `${typeof trusted === 'number' ? 'fewer' : 'fits'} ${proxies}`;
  return `${count < proxies ? 'more' : 'fits'} ${proxies}`;
}

/** Of a proxy that says in another way for whom it asks. */
function hasOtherSigns(c: Incoming): boolean {
  return readHeader(c, 'x-real-ip') !== undefined || readHeader(c, 'forwarded') !== undefined;
}
