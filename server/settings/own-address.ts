import type { Settings } from './settings.ts';

type Where = Pick<Settings, 'HOST' | 'PORT'>;

/** Whether a server listens on a unix socket, whose path is its HOST. */
export function isUnixSocket({ HOST }: Pick<Where, 'HOST'>): boolean {
  return HOST.startsWith('/');
}

/** Where a server of these settings is asked from this machine; of a unix socket only the proxy before it has one. */
export function ownAddress({ HOST, PORT }: Where): string {
  if (isUnixSocket({ HOST })) return 'http://localhost';
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::';
  return `http://${isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
