import { expect } from 'vitest';
import type { Phone } from './phone.ts';
import type { ServerProcess } from './server-process.ts';

/** Starts the server, and opens a phone on its start page until the directory is on it. */
export async function bringCopy(server: ServerProcess, phone: Phone): Promise<void> {
  await server.start();
  await phone.openBrowser();
  await phone.open('/');
  await phone.hasCopy();
}

/** The same until what was made of it for searches is kept, too: without that a phone draws no page itself. */
export async function bringIndexedCopy(server: ServerProcess, phone: Phone): Promise<void> {
  await bringCopy(server, phone);
  await expect.poll(() => phone.page.evaluate(isIndexed)).toBe(true);
}

const isIndexed = () => caches.match('/harborlight-index/index').then(Boolean);
