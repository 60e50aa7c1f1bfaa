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
    ),
  );
});
afterAll(() => server.stop());

/** Its status, and where it leads. */
async function get(path: string): Promise<[number, string | null]> {
  const { status, headers } = await server.app.request(path);
  return [status, headers.get('Location')];
}

it('leads from a page of a state that is beyond its last to that', async () => {
  expect(await get('/es/states/tx?page=9')).toEqual([302, '/es/states/tx']);
});

it('leads from the short address of a text to the center, in its language', async () => {
  const number = Number(server.live.current.bySlug('lantern-house-austin-tx')!.id);
  for (const [path, location] of [
    [`/c/${number}`, '/centers/lantern-house-austin-tx'],
    [`/es/c/${number}`, '/es/centers/lantern-house-austin-tx'],
    [`/centers/${number}`, '/centers/lantern-house-austin-tx'],
  ] as const) {
    expect(await get(path), path).toEqual([301, location]);
  }
  expect(await get(`/api/centers/${number}`)).toEqual([308, '/api/centers/lantern-house-austin-tx']);
  for (const path of ['/c/99999999', '/c/123456789012', '/c/nobody']) expect((await get(path))[0]).toBe(404);
});

it.each([
  ['/es/directory?state=TX&page=99', '/es/directory?state=TX'],
  ['/directory?q=lantern&page=99', '/directory?q=lantern'],
  // All pages are of one size.
  ['/directory?limit=1&page=2', '/directory'],
  ['/directory?state=WY&page=2', '/directory?state=WY'],
])('leads from %s, beyond the last page of a search, to that', async (path, last) => {
  expect(await get(path)).toEqual([302, last]);
  expect((await get(last))[0]).toBe(200);
});

it('leads from a merged center to the one that stayed', async () => {
  const id = (slug: string) => Number(server.live.current.bySlug(slug)!.id);
  const merged = id('anchor-clinic-bangor-me');
  await server.change(() =>
    server.db
      .updateTable('centers')
      .set({ merged_into: id('lantern-house-austin-tx'), review_status: 'UNPUBLISHED' })
      .where('id', '=', merged)
      .execute(),
  );
  const survivor = [301, '/centers/lantern-house-austin-tx'];
  expect(await get('/centers/anchor-clinic-bangor-me')).toEqual(survivor);
  expect(await get(`/c/${merged}`)).toEqual(survivor);
});

it.each([
  ['/directory?q=a&state=TX&toggle=level%3ADETOX&page=3', '/directory?q=a&state=TX&level=DETOX'],
  ['/directory?level=DETOX&level=PHP&toggle=level%3ADETOX', '/directory?level=PHP'],
  ['/directory?q=a&level=DETOX&toggle=clear', '/directory'],
  ['/directory?q=a&toggle=nothing%3AX', '/directory?q=a'],
])('does at %s what the button of a form without a script asks', async (path, location) => {
  expect(await get(path)).toEqual([303, location]);
});
