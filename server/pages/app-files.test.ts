import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';

const SHELL = '<div id="root"><!--content--><h1>Harborlight</h1><!--/content--></div>';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  mkdirSync(join(server.folder, 'pwa/assets'), { recursive: true });
  writeFileSync(join(server.folder, 'pwa/index.html'), SHELL);
  writeFileSync(join(server.folder, 'pwa/assets/main-abc.js'), 'run();');
});
afterAll(() => server.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.app.request(path, { headers });
  const body = await response.text();
  return { response, status: response.status, cache: response.headers.get('Cache-Control'), body };
};

it('lets a file that is named by its content be kept for ever', async () => {
  const { status, cache, body } = await get('/assets/main-abc.js');
  expect([status, cache, body]).toEqual([200, 'public, max-age=31536000, immutable, no-transform', 'run();']);
});

it('sends a file again only where it is another now, though it be as old and as long', async () => {
  const file = join(server.folder, 'pwa/service-worker.js');
  const write = (text: string) => {
    rmSync(file, { force: true });
    writeFileSync(file, text);
    utimesSync(file, 1, 1);
  };
  write('version(1);');
  const { response, cache } = await get('/service-worker.js');
  const has = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect(cache).toBe('no-cache, no-transform');
  expect(await get('/service-worker.js', has)).toMatchObject({
    status: 304,
    body: '',
    cache: 'no-cache, no-transform',
  });
  write('version(2);');
  expect(await get('/service-worker.js', has)).toMatchObject({ status: 200, body: 'version(2);' });
});

it('answers 404 for a file of an older version, and lets nobody keep that', async () => {
  expect(await get('/assets/main-old.js')).toMatchObject({ status: 404, cache: 'no-cache, no-transform' });
});

it('serves the files of the releases beside it, whichever was first, and never a page in their place', async () => {
  const releases = join(server.folder, 'releases');
  for (const name of ['before', 'now', 'after']) {
    mkdirSync(join(releases, name, 'pwa/assets'), { recursive: true });
    writeFileSync(join(releases, name, 'pwa/index.html'), SHELL);
    writeFileSync(join(releases, name, `pwa/assets/part-${name}.js`), `part('${name}');`);
  }
  writeFileSync(join(releases, 'before/pwa/secret.txt'), 'not below assets');
  // Half of a build.
  mkdirSync(join(releases, 'next'));
  const now = await startApp({ pwaFolder: join(releases, 'now/pwa') });
  for (const name of ['before', 'now', 'after']) {
    const response = await now.app.request(`/assets/part-${name}.js`);
    expect([response.status, await response.text()]).toEqual([200, `part('${name}');`]);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Type')).toContain('javascript');
    const has = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await now.app.request(`/assets/part-${name}.js`, { headers: has })).status).toBe(304);
  }
  for (const path of ['/assets/part-gone.js', '/assets/../secret.txt', '/assets/']) {
    expect(await (await now.app.request(path)).text(), path).not.toContain('not below assets');
  }
  const gone = await now.app.request('/assets/part-gone.js', { headers: { Accept: 'text/html' } });
  expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, 'no-cache, no-transform']);
  expect(await gone.text()).not.toContain('<h1>');
  await now.stop();
});
