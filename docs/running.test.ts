import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCachePurge } from '#server/directory/purge-caches.ts';

const running = readFileSync(new URL('running.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'harborlight-cdn-'));
const keyFile = join(folder, 'fastly-key');

/** Stands in for both. */
const received: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
const cdn = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method, url, headers } = request;
  received.push({ method, url, headers, body });
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
});

beforeAll(async () => {
  writeFileSync(keyFile, 'the-key\n');
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  cdn.close();
  rmSync(folder, { recursive: true });
});

/** The setting as the line of this CDN has it, with what leads to it led here. */
function settingFor(name: string, setting: string): string {
  const row = running.split('\n').find((line) => line.startsWith(`| ${name} `));
  const value = new RegExp(`\`${setting}=([^\`]+)\``).exec(row ?? '')?.[1];
  if (!value) throw new Error(`running.md does not say ${setting} for ${name}.`);
  const here = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  return value.replace(/https:\/\/api\.\w+\.com/, here).replace('/etc/harborlight/fastly-key', keyFile);
}

async function tell(settings: Partial<Parameters<typeof openCachePurge>[0]>) {
  const failures: string[] = [];
  const none = { PURGE_URL: undefined, PURGE_TOKEN: undefined, PURGE_COMMAND: undefined };
  const purge = openCachePurge({ ...none, ...settings }, (message) => failures.push(message));
  const before = received.length;
  purge!.tell(['state-tx', 'directory']);
  await expect.poll(() => received.length + failures.length).toBe(before + 1);
  purge!.stop();
  expect(failures).toEqual([]);
  return received.at(-1);
}

// https://developers.cloudflare.com/api/resources/cache/methods/purge/
it('tells Cloudflare what to drop as its API wants it', async () => {
  const told = await tell({ PURGE_URL: settingFor('Cloudflare', 'PURGE_URL'), PURGE_TOKEN: 'the-token' });
  expect(told).toMatchObject({
    method: 'POST',
    url: '/client/v4/zones/ZONE/purge_cache',
    headers: { authorization: 'Bearer the-token', 'content-type': 'application/json' },
  });
  expect(JSON.parse(told!.body)).toEqual({ tags: ['directory', 'state-tx'] });
});

// https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag
it('tells Fastly what to drop as its API wants it', async () => {
  const told = await tell({ PURGE_COMMAND: settingFor('Fastly', 'PURGE_COMMAND') });
  expect(told).toMatchObject({
    method: 'POST',
    url: '/service/ID/purge',
    headers: { 'fastly-key': 'the-key', 'surrogate-key': 'directory state-tx' },
  });
});
