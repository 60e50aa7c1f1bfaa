import { hc } from 'hono/client';
import type { App } from '#server/app.ts';
import { fetchPatiently } from '../directory/fetch-patiently.ts';
import { WriteKeys } from './write-keys.ts';

const keys = new WriteKeys();

/** The typed client of the calls of staff: each write has an `Idempotency-Key`. */
export const { api } = hc<App>('/', { init: { credentials: 'include' }, fetch: fetchOnce });

async function fetchOnce(address: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = options;
  if (method === 'GET') return fetchPatiently(address, options);
  const what = `${method} ${address} ${body ?? ''}`;
  const key = keys.keyOf(what);
  const headers = new Headers(options.headers);
  headers.set('Idempotency-Key', key);
  let status: number | undefined;
  try {
    const response = await fetchPatiently(address, { ...options, headers });
    status = response.status;
    return response;
  } finally {
    keys.settle(what, key, status);
  }
}
