import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OtherFormatError, PACKED_FORMAT } from '#core/snapshot/packed-format.ts';
import { manifestExample } from '#server/examples/data-examples.ts';
import { fetchManifest } from './sync.ts';

let answer: unknown;
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.end(JSON.stringify(answer));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // In a page an address is below the page's own.
  const { fetch } = globalThis;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => fetch(origin + address, options));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

it('takes a manifest in the format of this version, also of a server that does not say it yet', async () => {
  answer = manifestExample;
  expect(await fetchManifest(1)).toMatchObject({ version: manifestExample.version, format: PACKED_FORMAT });
  answer = { ...manifestExample, format: undefined };
  expect(await fetchManifest(1)).toMatchObject({ format: 1 });
});

it('says of one in a later format that it is one, whatever else it says, and asks once', async () => {
  asked = 0;
  answer = { format: PACKED_FORMAT + 1, parts: [] };
  await expect(fetchManifest(1)).rejects.toThrow(OtherFormatError);
  expect(asked).toBe(1);
});
