import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { addGuides } from '../testing/add-guides.ts';
import { connectedApp } from './testing/connected.ts';

/**
 * What the registry takes of a server that is reached by an address, and is no package: see the file's own $schema, and
 * https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/server-json/generic-server-json.md
 */
const RegistryEntry = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+/),
  websiteUrl: z.url({ protocol: /^https$/ }),
  remotes: z.tuple([
    z.strictObject({ type: z.literal('streamable-http'), url: z.url({ protocol: /^https$/ }) }),
  ]),
});

const entry = RegistryEntry.parse(
  JSON.parse(readFileSync(new URL('../../docs/server.json', import.meta.url), 'utf8')),
);
let app: Awaited<ReturnType<typeof connectedApp>>;

beforeAll(async () => {
  app = await connectedApp((db) => addGuides(db, { slug: 'paying', title: 'Paying for treatment' }));
});
afterAll(() => app.stop());

it('names the server and its version as the server itself does', () => {
  expect(app.client.getServerVersion()).toMatchObject({ title: entry.title, version: entry.version });
});

it('has the address of the server, in the namespace of its own domain', async () => {
  const { hostname, pathname } = new URL(entry.remotes[0].url);
  expect(entry.name.split('/')[0]).toBe(hostname.split('.').reverse().join('.'));
  expect(new URL(entry.websiteUrl).hostname).toBe(hostname);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(pathname, app.address)));
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  await client.close();
});
