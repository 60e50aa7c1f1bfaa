import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

/** An answer that takes longer than this when the server stops is cut off. */
const LONGEST_ANSWER_MS = 5000;

/** A large upload, such as a backup, may come over a slow line; Node ends it after five minutes. */
const serverOptions = { requestTimeout: 60 * 60 * 1000 };

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no more requests; resolves once those under way are answered. */
  close(): Promise<void>;
}

/** Serves on a port, 0 for any that is free. Rejects where it cannot, with Node's error: EADDRINUSE and the like. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, hostname }: { port: number; hostname: string },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname, serverOptions }, (address: AddressInfo) => {
      resolve({ port: address.port, close });
    });
    server.once('error', reject);

    function close(): Promise<void> {
      return new Promise((closed) => {
        server.close(() => closed());
        if (!('closeIdleConnections' in server)) return;
        server.closeIdleConnections();
        // A connection on which nothing comes must not hold up a restart.
        setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
      });
    }
  });
}
