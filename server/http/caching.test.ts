import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let nameless: typeof on;

beforeAll(async () => {
  on = await startApp({ publicUrl: 'https://harborlight.example' });
  nameless = await startApp();
  await on.change(() => addCenters(on.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
  await on.change(() => addGuides(on.db, { slug: 'detox', title: 'Detox' }));
});
afterAll(async () => {
  await on.stop();
  await nameless.stop();
});

const headersOf = async (path: string, headers: Record<string, string> = {}, app = on) =>
  (await app.app.request(path, { headers })).headers;

it.each([
  '/api/centers?q=my+secret',
  '/api/centers?near=Austin',
  '/api/centers-positions?near=Austin&within=5',
  // However somebody writes it.
  '/api/centers?%71=my+secret',
  '/api/states/tx.json?Q=my+secret',
  '/hsds/services?search=my+secret',
  '/robots.txt?q=my+secret',
  '/api/nowhere?q=my+secret',
  '/about?utm=x&near=Austin',
])('lets no cache keep what was typed into %s', async (path) => {
  for (let time = 1; time <= 2; time++) {
    const headers = await headersOf(path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect([headers.has('Surrogate-Key'), headers.has('Cache-Tag')]).toEqual([false, false]);
  }
  const { headers } = await on.app.request(path, { method: 'HEAD' });
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

it.each([
  ['/api/centers.json', 'directory'],
  ['/api/states/TX.json', 'state-tx'],
  ['/api/centers/lantern-house-austin-tx.json', 'state-tx'],
  ['/api/guides.json', 'guides'],
  ['/api/guides/detox.json', 'guides'],
  ['/hsds/services', 'directory'],
  ['/sitemap.xml', 'directory'],
  ['/feed.xml', 'directory'],
])('names %s by what it goes by, so that caches can be told to drop it: %s', async (path, tag) => {
  for (let time = 1; time <= 2; time++) {
    const headers = await headersOf(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    expect([headers.get('Surrogate-Key'), headers.get('Cache-Tag')]).toEqual([
      `harborlight ${tag}`,
      `harborlight,${tag}`,
    ]);
  }
});

it('answers HEAD by what is kept as GET, without the body', async () => {
  const path = '/api/states/TX.json';
  const get = await on.app.request(path);
  const head = await on.app.request(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});

it('has nobody share what names an address that anybody may make up, where PUBLIC_URL is not set', async () => {
  for (const path of ['/robots.txt', '/api/centers.json', '/hsds']) {
    const response = await nameless.app.request(`http://evil.example${path}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache, no-transform']);
    const again = await headersOf(path, {}, nameless);
    expect(again.get('Cache-Control')).toBe('no-cache, no-transform');
    expect(await (await nameless.app.request(path)).text()).not.toContain('evil.example');
  }
});

it('has browsers stay on https for the days that are set, and says so by https alone', async () => {
  const HSTS = 'Strict-Transport-Security';
  const byDefault = 'max-age=15552000';
  const at = 'https://harborlight.example';
  // A kept answer, too, says it to those who came by https and to no others.
  for (let time = 1; time <= 2; time++) {
    for (const path of ['/robots.txt', '/healthz']) {
      expect((await headersOf(at + path)).get(HSTS)).toBe(byDefault);
      // A proxy that does not say by which way it was asked.
      expect((await headersOf(`http://harborlight.example${path}`)).get(HSTS)).toBe(byDefault);
      expect((await headersOf(`http://localhost:8787${path}`)).get(HSTS)).toBeNull();
      const byHttp = { 'X-Forwarded-Proto': 'http' };
      expect((await headersOf(`http://harborlight.example${path}`, byHttp)).get(HSTS)).toBeNull();
    }
  }
  const forwarded = { 'X-Forwarded-Proto': 'https' };
  expect((await headersOf('/healthz', forwarded, nameless)).get(HSTS)).toBeNull();
  for (const [env, expected] of [
    [{ TRUST_PROXY: '1' }, byDefault],
    [{ TRUST_PROXY: '1', HSTS_DAYS: '365' }, 'max-age=31536000'],
    [{ TRUST_PROXY: '1', HSTS_DAYS: '0' }, null],
  ] as const) {
    const behind = await startApp({ env });
    expect((await headersOf('/healthz', forwarded, behind)).get(HSTS)).toBe(expected);
    await behind.stop();
  }
});
