import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from './testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  mkdirSync(`${server.folder}/pwa/assets`);
  writeFileSync(`${server.folder}/pwa/index.html`, '<head><!--site-info--></head><h1>Harborlight</h1>');
  writeFileSync(`${server.folder}/pwa/assets/main-abc.js`, 'run();');
});
afterAll(() => server.stop());

const get = async (path: string) => {
  const response = await server.app.request(path);
  return {
    status: response.status,
    cache: response.headers.get('Cache-Control'),
    body: await response.text(),
  };
};

it.each(['/', '/directory?q=detox', '/centers/some-center'])(
  'sends the shell for %s, to be asked for again each time',
  async (path) => {
    const { status, cache, body } = await get(path);
    expect(status).toBe(200);
    expect(cache).toBe('no-cache');
    expect(body).toContain('<h1>Harborlight</h1>');
  },
);

it.each(['/admin0323', '/admin0323/centers'])('keeps %s out of search engines', async (path) => {
  const response = await server.app.request(path);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  expect((await server.app.request('/about')).headers.get('X-Robots-Tag')).toBeNull();
});

it('writes into the shell what a page must know before its scripts run', async () => {
  const { body } = await get('/');
  const json = /<script type="application\/json" id="site-info">(.*)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    centers: 0,
    newestVerifiedAt: null,
    sample: false,
    textHelpPhone: null,
    contactRetentionDays: 90,
  });
});

it('lets a file that is named by its content be kept for ever', async () => {
  expect(await get('/assets/main-abc.js')).toEqual({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
    body: 'run();',
  });
});

it('answers 404 for a file of an older version, and lets nobody keep that', async () => {
  expect(await get('/assets/main-old.js')).toMatchObject({ status: 404, cache: 'no-cache' });
});
