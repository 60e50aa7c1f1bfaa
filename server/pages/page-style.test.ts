import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT_FOLDER } from '../testing/page-app.ts';
import { startApp } from '../testing/running-app.ts';
import { loadRenderer } from './load-renderer.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp({
    renderPage: await loadRenderer(BUILT_FOLDER),
    pwaFolder: join(BUILT_FOLDER, 'pwa'),
  });
});
afterAll(() => server.stop());

it.each(['/', '/es/directory', '/my-list'])(
  'sends %s with its style, which browsers let in by its hash',
  async (path) => {
    const response = await server.app.request(path);
    const [style, ...others] = parse(await response.text()).querySelectorAll('style');
    expect(others).toEqual([]);
    expect(style!.innerHTML).toContain('.card');
    const hash = createHash('sha256').update(style!.innerHTML).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  },
);

it('sends what only the app needs behind what can be read', async () => {
  const page = await (await server.app.request('/directory')).text();
  const [content, data] = ['<div id="root">', 'id="page-data"'].map((part) => page.indexOf(part)) as [
    number,
    number,
  ];
  expect(content).toBeGreaterThan(0);
  expect(data).toBeGreaterThan(content);
});
