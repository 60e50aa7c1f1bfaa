import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerProcess } from '../server-process.ts';

/** What a network, or whoever stands in it, may do to an answer. */
export const LIES = [
  /** A gateway's page: the server behind it is gone, or busy. */
  '502',
  '503',
  /** A hotel's log-in page in place of what was asked for, or instead a way to it. */
  'portal',
  'redirect',
  /** The connection ends without a word. */
  'reset',
  /** Not a word, until the lies end. */
  'slow',
  /** The first half, and the answer says that this is all. */
  'cut',
  /** Another file's content. */
  'swapped',
  /** All of it, and the answer says that there is more. */
  'wrong length',
  /** What another server says, of another version. */
  'old version',
] as const;
export type Lie = (typeof LIES)[number];

/** A regular expression, or whatever else can tell which addresses are meant. */
type Addresses = Pick<RegExp, 'test'>;

interface Told {
  address: Addresses;
  lie: Lie;
  /** How often it is told; for ever where it is not given. */
  times?: number;
  /** Of what it asks: each so often. A deploy that goes from server to server answers so. */
  every?: number;
  asked: number;
}

const LOG_IN = '/hotel/log-in';
const LOG_IN_PAGE =
  '<!doctype html><html><title>Hotel</title><body><h1>Log in to our Wi-Fi</h1></body></html>';

/**
 * Stands before a server and passes all on; but some addresses it answers as it is told. A lie says of itself what the truth
 * would, so that caches keep it for as long.
 */
export class LyingProxy {
  /** Every address that was asked for, with its query. */
  readonly asked: string[] = [];
  /** Whether caches keep the truth as the server has it: else what is true is asked for each time. */
  truthMayBeKept = true;
  readonly #other: ServerProcess | undefined;
  readonly #scripts: [address: RegExp, script: string][] = [];
  readonly #server: Server;
  #told: Told[] = [];
  #waiting: (() => void)[] = [];

  /** `other` is the server whose word counts as an old version. */
  constructor(server: ServerProcess, other?: ServerProcess) {
    this.#other = other;
    this.#server = createServer((incoming, outgoing) => {
      const { url = '' } = incoming;
      this.asked.push(url);
      const script = this.#scripts.find(([address]) => address.test(url))?.[1];
      if (script !== undefined) {
        outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
        return;
      }
      if (url.startsWith(LOG_IN)) return logIn(outgoing);
      this.#answer(server.origin, incoming, outgoing, this.#lieAbout(url));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on, with a script of the errand's own. */
  answer(address: RegExp, script: string): void {
    this.#scripts.push([address, script]);
  }

  /** From now on; of several lies about an address the first is told. */
  lie(address: Addresses, lie: Lie, often: Pick<Told, 'times' | 'every'> = {}): void {
    this.#told.push({ address, lie, ...often, asked: 0 });
  }

  /** From now on, and to whoever still waits. */
  tellTheTruth(): void {
    this.#told = [];
    this.#scripts.length = 0;
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lieAbout(url: string): Lie | undefined {
    const told = this.#told.find(({ address }) => address.test(url));
    if (!told) return undefined;
    told.asked += 1;
    if (told.asked > (told.times ?? Number.POSITIVE_INFINITY) * (told.every ?? 1)) return undefined;
    return told.asked % (told.every ?? 1) === 0 ? told.lie : undefined;
  }

  #answer(origin: string, incoming: IncomingMessage, outgoing: ServerResponse, lie: Lie | undefined): void {
    switch (lie) {
      case '502':
      case '503':
        outgoing.writeHead(Number(lie), { 'Content-Type': 'text/html' }).end(`<h1>${lie}</h1><hr>gateway`);
        break;
      case 'redirect':
        outgoing.writeHead(302, { Location: LOG_IN }).end();
        break;
      case 'reset':
        incoming.socket.resetAndDestroy();
        break;
      case 'slow':
        this.#waiting.push(() => this.#passOn(origin, incoming, outgoing));
        break;
      case 'old version':
        if (!this.#other) throw new Error('There is no other server.');
        this.#passOn(this.#other.origin, incoming, outgoing);
        break;
      case undefined:
        this.#passOn(origin, incoming, outgoing);
        break;
      default:
        changeOf(origin, incoming, lie).then(
          ({ status, headers, body, promised }) => {
            outgoing.writeHead(status, { ...headers, 'Content-Length': promised });
            if (promised === body.length) outgoing.end(body);
            else outgoing.write(body, () => outgoing.destroy());
          },
          () => outgoing.destroy(),
        );
    }
  }

  #passOn(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '', method, headers } = incoming;
    const onward = request(origin + url, { method, headers }, (answer) => {
      if (!this.truthMayBeKept) answer.headers['cache-control'] = 'no-store';
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
      // What breaks off there breaks off here.
      answer.on('error', () => outgoing.destroy());
    });
    // The server is gone: so is this one, for whoever asks.
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}

function logIn(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(LOG_IN_PAGE);
}

/** The true answer with another content. */
async function changeOf(
  origin: string,
  { url = '', method }: IncomingMessage,
  lie: 'portal' | 'cut' | 'swapped' | 'wrong length',
) {
  const ask = async (address: string) => {
    const response = await fetch(origin + address, { method, headers: { 'accept-encoding': 'identity' } });
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  };
  const { response, body } = await ask(url);
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'cache-control', 'etag']) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { status } = response;
  const whole = (content: Buffer) => ({ status, headers, body: content, promised: content.length });
  switch (lie) {
    case 'portal':
      return {
        ...whole(Buffer.from(LOG_IN_PAGE)),
        status: 200,
        headers: { ...headers, 'content-type': 'text/html' },
      };
    case 'cut':
      return whole(body.subarray(0, body.length / 2));
    case 'swapped':
      return whole((await ask(anotherThan(url))).body);
    case 'wrong length':
      return { ...whole(body), promised: body.length + 100 };
  }
}

/** Of the same kind, where there is one: a script that runs is harder to tell from the right one. */
function anotherThan(url: string): string {
  if (/\.js(\?|$)/.test(url) && !url.startsWith('/recover.js')) return '/recover.js';
  if (/\.json(\?|$)/.test(url)) return '/manifest.webmanifest';
  return url.startsWith('/favicon') ? '/no-script.css' : '/favicon.svg';
}
