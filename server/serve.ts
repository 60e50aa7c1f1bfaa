import { chmod, lstat, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { limitBody } from './http/long-body.ts';

/** A stop looks this often how the answers under way go on. */
const LOOK_MS = 200;
/** As on the connection of a phone that is gone. */
const LONGEST_SILENCE_MS = 10_000;

/** Whoever sends slower than that drips: a form has 64 KB at most. */
const BODY_MS = 60 * 1000;
const HEADERS_MS = 30 * 1000;

const serverOptions = {
  /** What staff upload, such as a backup, may come over a slow line: see takesLong. */
  requestTimeout: 60 * 60 * 1000,
  /**
   * Longer than proxies keep a connection that rests (nginx and Varnish for 60 s, Caddy for 120), so that none of them
   * sends a form into one that we are just closing.
   */
  keepAliveTimeout: 130 * 1000,
};

/** A server that listens. */
export interface Listening {
  /** 0 for a unix socket. */
  port: number;
  /** Takes no more requests; resolves once those under way are answered, or as long as that may take is over. */
  close(): Promise<void>;
}

/** The first that systemd passes (https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html). */
const FIRST_PASSED_FD = 3;

/**
 * The socket that systemd holds for this process, if it does (docs/running.md#without-a-gap): while one server ends and the
 * next starts nobody is refused, but waits.
 */
export function findPassedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? FIRST_PASSED_FD : undefined;
}

interface ListenOptions {
  /** 0 for any that is free. */
  port: number;
  /** A name or an address; or, with a slash at its beginning, the path of a unix socket. */
  hostname: string;
  /** A socket that is open already, in the place of both: see findPassedSocket. */
  fd?: number;
  /** How long answers that move may hold up the end. */
  stopWithinMs?: number;
  /** How long those may on which nothing moves. */
  silenceMs?: number;
  /** How long a request may take to be there whole. */
  bodyMs?: number;
  /** And its headers alone. */
  headersMs?: number;
  /** How many connections one client may have at once. `clientOf` an address: undefined where nobody counts. */
  perClient?: { most: number; clientOf: (address: string) => string | undefined } | undefined;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Serves where it is told to. Rejects where it cannot, with Node's error: EADDRINUSE and the like. */
export async function listen(
  fetch: Fetch,
  { port, hostname, fd, stopWithinMs = 30_000, silenceMs = LONGEST_SILENCE_MS, ...limits }: ListenOptions,
): Promise<Listening> {
  const { bodyMs = BODY_MS, headersMs = HEADERS_MS, perClient } = limits;
  const isSocket = fd === undefined && hostname.startsWith('/');
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      ...serverOptions,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(headersMs, 5000),
    },
    ...(!isSocket && { hostname }),
  });
  if (perClient) limitConnections(server as Server, perClient);
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    limitBody(request, response, bodyMs),
  );
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  if (isSocket) {
    await removeStaleSocket(hostname);
    await begin(server as Server, { path: hostname });
    // For the group, too, which the proxy's user is a member of.
    await chmod(hostname, 0o660);
  } else {
    await begin(server as Server, fd === undefined ? { port, host: hostname } : { fd });
  }
  const address = server.address() as AddressInfo | string;
  return {
    port: typeof address === 'string' ? 0 : address.port,
    close: () => closeGently(server, open, { stopWithinMs, silenceMs }),
  };
}

function limitConnections(server: Server, { most, clientOf }: NonNullable<ListenOptions['perClient']>): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket.remoteAddress ?? '');
    if (client === undefined) return;
    const count = (counts.get(client) ?? 0) + 1;
    if (count > most) return socket.destroy();
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  });
}

function begin(
  server: Server,
  where: { path: string } | { port: number; host: string } | { fd: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** One that a server has left behind which was killed: nobody listens there. Any other file stays. */
async function removeStaleSocket(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isSocket()) return;
  const isStale = await new Promise<boolean>((resolve) => {
    const attempt = connect(path);
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(false);
    });
    attempt.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  });
  if (isStale) await rm(path, { force: true });
}

function closeGently(
  server: ReturnType<typeof createAdaptorServer>,
  open: ReadonlySet<Socket>,
  { stopWithinMs, silenceMs }: { stopWithinMs: number; silenceMs: number },
): Promise<void> {
  const deadline = performance.now() + stopWithinMs;
  const seen = new Map<Socket, { moved: number; at: number }>();
  return new Promise((resolve) => {
    function look(): void {
      const now = performance.now();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      for (const socket of open) {
        // What waits here to be sent has not moved yet.
        const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
        const before = seen.get(socket);
        if (before?.moved !== moved) seen.set(socket, { moved, at: now });
        else if (now - before.at > silenceMs) socket.destroy();
        if (now > deadline) socket.destroy();
      }
    }
    const timer = setInterval(look, LOOK_MS);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
    look();
  });
}
