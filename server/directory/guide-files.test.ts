import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guidesFile, SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  await server.change(() => addCenters(server.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
});
afterAll(() => server.stop());

const readManifest = async () =>
  SnapshotManifest.parse(await (await server.app.request('/api/snapshot')).json());

it('carries the guides in a file of their own, and leaves the states’ as they are', async () => {
  const before = await readManifest();
  expect(before.guides.count).toBe(0);
  await server.change(() => addGuides(server.db, { slug: 'detox', title: 'What to expect in detox' }));
  const { guides, states, version } = await readManifest();
  expect(version).not.toBe(before.version);
  expect(states).toEqual(before.states);
  expect(guides.count).toBe(1);
  const response = await server.app.request(`/api/snapshot/${guidesFile(guides)}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.length).toBe(guides.bytes);
  const listed = (await (await server.app.request('/api/guides')).json()) as object[];
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(
    listed.map((guide) => ({ ...guide, versions: ['en'] })),
  );
});

it('has a file of guides for the readers of each language, with the English ones that are not there in theirs', async () => {
  const before = await readManifest();
  await server.change(() =>
    addGuides(
      server.db,
      { slug: 'detox', language: 'es', title: 'Qué esperar' },
      { slug: 'work', title: 'Keeping a job' },
    ),
  );
  const { guides, translatedGuides } = await readManifest();
  expect(translatedGuides.map(({ language, count }) => [language, count])).toEqual([['es', 2]]);
  expect(guides.count).toBe(2);
  const response = await server.app.request(`/api/snapshot/${guidesFile(translatedGuides[0]!)}`);
  expect(await response.json()).toMatchObject([
    { slug: 'detox', language: 'es', title: 'Qué esperar', versions: ['en', 'es'] },
    { slug: 'work', language: 'en', versions: ['en'] },
  ]);
  expect(guides.hash).not.toBe(before.guides.hash);
});

it('publishes a guide that was changed or deleted, whatever its date says', async () => {
  const before = await readManifest();
  await server.change(async () => {
    await server.db.updateTable('guides').set({ title: 'Detox' }).execute();
  });
  const changed = await readManifest();
  expect(changed.guides.hash).not.toBe(before.guides.hash);
  await server.change(async () => {
    await server.db.deleteFrom('guides').execute();
  });
  expect((await readManifest()).guides.count).toBe(0);
});
