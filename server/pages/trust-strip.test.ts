import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCenters, startApp } from '../testing/running-app.ts';
import { loadRenderer } from './load-renderer.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const SHELL = `<head><!--head--><title>Frame</title><!--/head--><!--page-data--></head>
  <div id="root"><!--content--><h1>Harborlight</h1><!--/content--></div>`;

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp({ renderPage: await loadRenderer(built) });
  mkdirSync(join(server.folder, 'pwa'), { recursive: true });
  writeFileSync(join(server.folder, 'pwa/index.html'), SHELL);
  await server.change(() =>
    addCenters(
      server.db,
      { name: 'Lantern House', city: 'Austin', state: 'TX' },
      { name: 'Anchor Clinic', city: 'Bangor', state: 'ME' },
      { name: 'Pier Home', city: 'Denver', state: 'CO' },
    ),
  );
});
afterAll(() => server.stop());

async function readStrip(path: string): Promise<string | undefined> {
  const response = await server.app.request(path);
  return parse(await response.text())
    .querySelector('header ul')
    ?.text.replace(/\s+/g, ' ')
    .trim();
}

const verify = (days: number, ...slugs: string[]) =>
  server.change(async () => {
    const lastVerifiedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    await server.db
      .updateTable('centers')
      .set({ last_verified_at: lastVerifiedAt, updated_at: new Date().toISOString() })
      .where('slug', 'in', slugs)
      .execute();
  });

it('speaks of quality only while staff have verified more than half of the listings within six months', async () => {
  expect(await readStrip('/')).toContain('Sources Named');
  await verify(1, 'lantern-house-austin-tx');
  expect(await readStrip('/')).not.toContain('Quality');
  await verify(30, 'pier-home-denver-co');
  expect(await readStrip('/')).toContain('Quality Centers');
  expect(await readStrip('/es')).toContain('Centros de calidad');
  await verify(200, 'pier-home-denver-co');
  expect(await readStrip('/')).toContain('Sources Named');
});
