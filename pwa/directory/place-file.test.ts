import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { placeFile } from './place-file.ts';

const table = readFileSync(new URL('../../data/zip-centroids.json', import.meta.url), 'utf8');
/** It can be read, and is another one: of an older version, or of somebody who stands in the network. */
const another = table.replace('"zip":[501,43', '"zip":[501,44');

const answers: string[] = [];
let asked = 0;
const server = createServer((_, response) => response.end(answers[asked++]));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // In a page an address is below the page's own.
  const { fetch } = globalThis;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => fetch(origin + address, options));
  // As the build says it.
  vi.stubGlobal('PLACES_SHA256', createHash('sha256').update(table).digest('hex'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

it('asks again where another table came, past the caches that may keep it for ever', async () => {
  expect(another).not.toBe(table);
  answers.push(another, another, table);
  expect(await placeFile.fetch((text) => text)).toBe(table);
  expect(asked).toBe(3);
});

it('takes none that is not the one of the build', async () => {
  answers.push(another, another, another);
  await expect(placeFile.fetch((text) => text)).rejects.toThrow('The table of places arrived damaged.');
});

it('is told by the build what it must be', () => {
  const assets = fileURLToPath(new URL('../../dist/pwa/assets/', import.meta.url));
  const read = (name: RegExp) =>
    readdirSync(assets)
      .filter((each) => name.test(each))
      .map((each) => readFileSync(`${assets}${each}`, 'utf8'))
      .join('\n');
  const built = read(/^zip-centroids-[\w-]+\.json$/);
  expect(read(/\.js$/)).toContain(createHash('sha256').update(built).digest('hex'));
});
