import { userInfo } from 'node:os';
import { hc } from 'hono/client';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { type Target, toRun } from '../command-line.ts';
import { UsageError } from '../usage-error.ts';
import { readLogins } from './logins.ts';

/** The typed client, whichever way it goes. */
export type Api = ReturnType<typeof hc<App>>['api'];

export interface Connection {
  api: Api;
  /** For what the typed client cannot do, such as sending files; `path` begins at the root. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** What is worked on, for people: a server's address or a database file. */
  place: string;
  /** Of the server; '' for a database, of which nobody knows where its pages are read. */
  address: string;
  close(): Promise<void>;
}

/** `create`: a local database may be made where there is none. */
export async function connect(target: Target, { create = false } = {}): Promise<Connection> {
  const server = chooseServer(target);
  return server === undefined ? openLocal(target, create) : openRemote(server);
}

/** The address of the server that is meant, without a slash at its end; undefined for the local database. */
export function chooseServer({ server, db, local }: Target): string | undefined {
  if (server !== undefined && (db !== undefined || local)) {
    throw new UsageError('Give --server, or --db or --local for this machine, but not both.');
  }
  if (server !== undefined) return readAddress(server);
  return db !== undefined || local ? undefined : readLogins().current;
}

/** "https://example.org/" → "https://example.org". Throws UsageError. */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is no address of a server: give one such as https://example.org.`);
  }
  return url.origin;
}

async function openLocal({ db }: Target, create: boolean): Promise<Connection> {
  const { openLocalApp } = await import('#server/local-app.ts');
  const { ownAddress } = await import('#server/settings/own-address.ts');
  const { readSettingsHere } = await import('./read-settings-here.ts');
  const { settings, origins } = readSettingsHere({ db });
  let cause: Error | undefined;
  const app = await openLocalApp(settings, {
    operator: userName(),
    origins,
    create,
    logError: (error) => {
      cause = error;
    },
  });
  const base = ownAddress(settings);
  const request = async (url: string | URL | Request, init?: RequestInit) => {
    cause = undefined;
    const response = await app.request(String(url), init);
    // Here is no log to look into: whoever asked gets to know what went wrong.
    if (cause) throw cause;
    return response;
  };
  return {
    api: hc<App>(base, { fetch: request }).api,
    fetch: (path, init) => request(base + path, init),
    place: settings.HARBORLIGHT_DB,
    address: '',
    close: () => app.close(),
  };
}

function openRemote(server: string): Connection {
  const request = reachServer(server, readLogins().servers[server]?.token);
  return {
    api: hc<App>(server, { fetch: request }).api,
    fetch: (path, init) => request(server + path, init),
    place: server,
    address: server,
    close: async () => {},
  };
}

/** Asks a server, with the token; throws 503 `no_answer` where it cannot be reached, in words for people. */
export function reachServer(server: string, token?: string) {
  return async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    let response: Response;
    try {
      // A token is for the server that it was made by, and no other.
      response = await fetch(url, { ...init, headers, redirect: 'manual' });
    } catch (error) {
      throw unreachable(server, error);
    }
    const target = response.headers.get('location');
    if (target === null || response.status < 300 || response.status > 399) return response;
    const { origin } = new URL(target, server);
    throw new AppError(
      502,
      'leads_elsewhere',
      `${server} leads to ${origin}. If you trust it, give that address.`,
    );
  };
}

/** Whether the server has done what it was asked for, nobody knows where the connection broke later on. */
function unreachable(server: string, error: unknown): Error {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  const never = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ];
  const message =
    never.includes(code) || /CERT|TLS|SSL|SIGNATURE/.test(code)
      ? `${server} does not answer (${code}). Is the server up, and is this its address?`
      : `The connection to ${server} broke. If this was to change something, see "${toRun('history')}" for whether it did.`;
  return new AppError(503, 'no_answer', message);
}

/** Who is on record for what is done on a local database. A container's user may have no name. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
