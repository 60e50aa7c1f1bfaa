import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

/** A cache that hears what to drop. */
const received: { method: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const cache = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ method: request.method ?? '', headers: request.headers, body });
  response.writeHead(status, { Location: '/elsewhere' }).end('what it says is its own affair');
});
const folder = mkdtempSync(join(tmpdir(), 'harborlight-purge-'));
const dropped = join(folder, 'dropped');
let on: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  on = await startApp({
    publicUrl: 'https://harborlight.example',
    env: {
      PURGE_URL: `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`,
      PURGE_TOKEN: 'swordfish',
      PURGE_COMMAND: `echo "$PURGE_TAGS $PURGE_JSON \${PURGE_TOKEN-none}" >> ${dropped}`,
    },
  });
});
afterAll(async () => {
  await on.stop();
  cache.close();
  rmSync(folder, { recursive: true });
});

const told = () => received.map(({ body }) => JSON.parse(body).tags as string[]);
/** What was told since, all calls together: two changes may be told at once. */
const toldAfter = (count: number) => [...new Set(told().slice(count).flat())].sort();

/**
 * How many calls there were once all before this moment has been told: that an old file was withdrawn may be told a
 * second after the change itself, but no later than the next change.
 */
async function countAllTold(): Promise<number> {
  const before = received.length;
  await on.change(() => addCenters(on.db, { name: `Pier ${before}`, city: 'Hagatna', state: 'GU' }));
  await expect.poll(() => toldAfter(before)).toContain('state-gu');
  return received.length;
}

it('has caches drop everything at the start, since nobody knows what changed meanwhile', async () => {
  await expect.poll(() => toldAfter(0)).toEqual(['harborlight']);
  expect((await on.app.request('/robots.txt')).headers.get('Surrogate-Key')).toBe('harborlight directory');
});

it('tells them which answers a change made another, by the names that those carry', async () => {
  const before = await countAllTold();
  await on.change(() =>
    addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX', street: '5 Shelter Lane' }),
  );
  await expect.poll(() => toldAfter(before)).toEqual(['directory', 'state-tx']);
  expect(received.at(-1)).toMatchObject({
    method: 'POST',
    headers: { 'surrogate-key': 'directory state-tx', authorization: 'Bearer swordfish' },
    body: '{"tags":["directory","state-tx"]}',
  });
  await expect
    .poll(() => existsSync(dropped) && readFileSync(dropped, 'utf8').trim().split('\n').at(-1))
    .toBe('directory state-tx {"tags":["directory","state-tx"]} none');
  for (const path of ['/api/states/tx.json', '/api/centers/lantern-house-austin-tx.json']) {
    const { headers } = await on.app.request(path);
    expect(headers.get('Surrogate-Key')).toBe('harborlight state-tx');
    expect(headers.get('Cache-Tag')).toBe('harborlight,state-tx');
  }
});

it('tells them of a center that is gone, and of a guide', async () => {
  const before = await countAllTold();
  await on.change(() =>
    on.db.updateTable('centers').set({ review_status: 'UNPUBLISHED' }).where('state', '=', 'TX').execute(),
  );
  await expect.poll(() => toldAfter(before)).toEqual(['directory', 'state-tx']);
  const afterwards = await countAllTold();
  await on.change(() => addGuides(on.db, { slug: 'detox', title: 'Detox' }));
  await expect.poll(() => toldAfter(afterwards)).toEqual(['directory', 'guides']);
});

it('drops everything where an import changes many states', async () => {
  const before = await countAllTold();
  const states = jurisdictions.values.slice(0, 30);
  await on.change(() =>
    addCenters(on.db, ...states.map((state) => ({ name: `Of ${state}`, city: 'Springfield', state }))),
  );
  await expect.poll(() => toldAfter(before)).toEqual(['harborlight']);
});

it('tries again where a cache does not take it, follows it nowhere, and tells the operator', async () => {
  const before = await countAllTold();
  status = 302;
  await on.change(() => addCenters(on.db, { name: 'Harbor', city: 'Reno', state: 'NV' }));
  await expect
    .poll(() => on.errors.map(({ message }) => message))
    .toEqual(['A cache in front was not told what to drop, trying again in 2 s: PURGE_URL answered 302']);
  status = 200;
  await expect.poll(() => received.length - before).toBe(2);
  expect(told().slice(before)).toEqual([
    ['directory', 'state-nv'],
    ['directory', 'state-nv'],
  ]);
});
