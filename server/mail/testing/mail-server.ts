import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';

// The library lets each connection wait for 0.1 s, to see who talks before the greeting. Ours never do, and open one for
// each mail: with thousands of them that was most of the time.
SMTPConnection.prototype.init = function init(this: SMTPConnection): void {
  this._setListeners(() => this.connectionReady());
};

/** A mail that the server took. */
export interface ReceivedMail {
  /** The envelope's addresses: who it really went to. */
  envelope: { from: string; to: string[] };
  /** By name in lower case, decoded. */
  headers: Map<string, string>;
  text: string;
  /** Whether it came over TLS. */
  secure: boolean;
  /** Who signed in. */
  user: string | undefined;
}

/** How the server deals with mails; what is not given is done as a good server does it. */
export interface Manners {
  /** Refuses with an SMTP answer: after the recipient's address, or after the whole mail. */
  refuse?: { code: number; message: string; after?: 'recipient' | 'mail' };
  /** Waits so long before it answers to a mail. */
  delayMs?: number;
  /** Hangs up in the middle of a mail, or once it has taken it, before it says so. */
  hangUp?: 'during mail' | 'after mail';
}

/** A real mail server on 127.0.0.1. */
export class MailServer {
  /** What it took since it was made, also over restarts. */
  readonly mails: ReceivedMail[] = [];
  /** May be changed at any time. */
  manners: Manners = {};
  /** How many mails were tried to hand over, also in vain. */
  attempts = 0;
  #port = 0;
  #server: SMTPServer | undefined;
  readonly #sockets = new Set<Socket>();

  /** `tls`: offers STARTTLS, with a certificate that nobody trusts; `account`: wants people to sign in. */
  constructor(readonly options: { tls?: boolean; account?: { user: string; pass: string } } = {}) {}

  /** Without user and password. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Again after `stop()`: on the same port. */
  async start(): Promise<this> {
    const { tls, account } = this.options;
    const server = new SMTPServer({
      disabledCommands: tls ? [] : ['STARTTLS'],
      authOptional: account === undefined,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      logger: false,
      onAuth: ({ username, password }, _session, answer) =>
        username === account?.user && password === account?.pass
          ? answer(null, { user: username })
          : answer(new Error('Wrong user or password')),
      onRcptTo: (_address, _session, answer) => {
        this.attempts++;
        answer(this.manners.refuse?.after === 'recipient' ? this.#refusal() : null);
      },
      onData: (stream, session, answer) => {
        this.#take(stream, session).then((error) => answer(error), answer);
      },
    });
    // A client that goes away is part of the tests.
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  /** As if the machine were switched off. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server?.close(resolve));
    this.#hangUp();
    await closed;
  }

  /** What it took for an address. */
  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ envelope }) => envelope.to.includes(address));
  }

  async #take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const { delayMs = 0, hangUp, refuse } = this.manners;
    if (hangUp === 'during mail') {
      this.#hangUp();
      return null;
    }
    const raw = await buffer(stream);
    await pause(delayMs);
    if (refuse) return this.#refusal();
    const { mailFrom, rcptTo } = session.envelope;
    this.mails.push({
      ...readMail(raw.toString()),
      envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
      secure: session.secure,
      user: session.user,
    });
    if (hangUp === 'after mail') this.#hangUp();
    return null;
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #refusal(): Error | null {
    const { code, message } = this.manners.refuse ?? {};
    return code ? Object.assign(new Error(message), { responseCode: code }) : null;
  }
}

/** Headers and text of a mail of one part (RFC 5322, 2045 and 2047): all that we send. */
function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())] as const;
    }),
  );
  const body = raw.slice(end + 4);
  const encoding = headers.get('content-transfer-encoding');
  const bytes =
    encoding === 'quoted-printable'
      ? decodeQuoted(body.replace(/=\r\n/g, ''))
      : Buffer.from(body, encoding === 'base64' ? 'base64' : 'utf8');
  return { headers, text: bytes.toString().replace(/\r\n/g, '\n') };
}

/** Encoded words, such as "=?UTF-8?Q?Caf=C3=A9?=", and the spaces between two of them. */
function decodeHeader(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      (/b/i.test(encoding) ? Buffer.from(text, 'base64') : decodeQuoted(text.replace(/_/g, ' '))).toString(),
    );
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
