import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPageApp } from '../testing/page-app.ts';
import { addCenters } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startPageApp>>;

beforeAll(async () => {
  server = await startPageApp();
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

/** In the header of wide screens, in the menu of phones, and in their footer. */
const PLACES = ['#header-bar > div ul', '#main-navigation > ul + ul', 'footer ul'];

/** Says the same in all of them. */
async function readStrip(path: string): Promise<string> {
  const response = await server.app.request(path);
  const page = parse(await response.text());
  const said = PLACES.map((place) => page.querySelector(place)?.text.replace(/\s+/g, ' ').trim());
  expect(new Set(said).size, said.join(' / ')).toBe(1);
  return said[0] ?? '';
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
