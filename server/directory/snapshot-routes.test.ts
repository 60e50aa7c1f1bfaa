import { rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackCenters } from '#core/packed-centers.ts';
import { guidesFile, SnapshotManifest, snapshotFile } from '#core/snapshot.ts';
import { openDatabase } from './db.ts';
import { addGuides } from './testing/add-guides.ts';
import { addCenters, startApp } from './testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp();
  await server.change(() =>
    addCenters(
      server.db,
      { name: 'Lantern House', city: 'Austin', state: 'TX', lastVerifiedAt: '2026-10-01T00:00:00.000Z' },
      { name: 'Heron Recovery', city: 'Denver', state: 'CO' },
      { name: 'Hidden Place', city: 'Denver', state: 'CO', reviewStatus: 'UNPUBLISHED' },
    ),
  );
});
afterAll(() => server.stop());

const readManifest = async () =>
  SnapshotManifest.parse(await (await server.app.request('/api/snapshot')).json());

it('lists each state with its hash, count and bytes', async () => {
  const manifest = await readManifest();
  expect(manifest).toMatchObject({
    centers: 2,
    updatedAt: '2026-11-01T00:00:00.000Z',
    newestVerifiedAt: '2026-10-01T00:00:00.000Z',
    verified: 1,
    sources: ['Harborlight'],
    sample: false,
  });
  expect(manifest.states.map(({ state, count }) => [state, count])).toEqual([
    ['CO', 1],
    ['TX', 1],
  ]);
});

it.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', (body: Buffer) => body],
])(
  'serves a state’s file as %s, cacheable for ever, with all that the API says of its centers',
  async (encoding, decode) => {
    const [colorado] = (await readManifest()).states;
    const response = await server.app.request(`/api/snapshot/${snapshotFile(colorado!)}`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    const body = Buffer.from(await response.arrayBuffer());
    if (encoding === 'br') expect(body.length).toBe(colorado!.bytes);
    const centers = unpackCenters(JSON.parse(decode(body).toString()));
    expect(centers).toEqual(await (await server.app.request('/api/states/CO')).json());
  },
);

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
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(
    await (await server.app.request('/api/guides')).json(),
  );
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

it('refuses names that are not a snapshot’s', async () => {
  for (const name of [
    'TX-0000000000000000.json',
    'guides-0000000000000000.json',
    '../harborlight.db',
    '..%2fharborlight.db',
  ]) {
    expect((await server.app.request(`/api/snapshot/${name}`)).status).toBe(404);
  }
});

it('changes only the hash of the state that changed, and shows it within two seconds', async () => {
  const before = await readManifest();
  const terminal = await openDatabase(`${server.folder}/harborlight.db`);
  const started = Date.now();
  await server.change(() => addCenters(terminal, { name: 'New Place', city: 'Waco', state: 'TX' }));
  expect(Date.now() - started).toBeLessThan(2000);
  await terminal.destroy();
  const after = await readManifest();
  expect(after.version).not.toBe(before.version);
  const hashes = ({ states }: SnapshotManifest) =>
    Object.fromEntries(states.map(({ state, hash }) => [state, hash]));
  expect(hashes(after).CO).toBe(hashes(before).CO);
  expect(hashes(after).TX).not.toBe(hashes(before).TX);
  expect((await (await server.app.request('/api/centers?q=new+place')).json()).total).toBe(1);
});

it('still serves the files of the version before, to phones that are fetching it', async () => {
  const before = await readManifest();
  await server.change(() => addCenters(server.db, { name: 'Newer Place', city: 'Waco', state: 'TX' }));
  const texas = before.states.find(({ state }) => state === 'TX');
  expect((await server.app.request(`/api/snapshot/${snapshotFile(texas!)}`)).status).toBe(200);
});

it('serves the directory while the offline copy cannot be written, and makes up for it later', async () => {
  const blocked = await startApp();
  rmSync(`${blocked.folder}/snapshots`, { recursive: true });
  writeFileSync(`${blocked.folder}/snapshots`, 'a file where the folder should be');
  await addCenters(blocked.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  await expect.poll(() => blocked.live.current.size, { timeout: 5000 }).toBe(1);
  await expect.poll(() => blocked.errors.length, { timeout: 5000 }).toBe(1);
  expect(blocked.live.manifest?.centers).toBe(0);
  rmSync(`${blocked.folder}/snapshots`);
  await expect.poll(() => blocked.live.manifest?.centers, { timeout: 10_000 }).toBe(1);
  await blocked.stop();
});

it('publishes a center that was changed without a word about when', async () => {
  await server.change(async () => {
    await server.db
      .updateTable('centers')
      .set({ name: 'Renamed' })
      .where('name', '=', 'Lantern House')
      .execute();
  });
  expect((await (await server.app.request('/api/centers?q=renamed')).json()).total).toBe(1);
});

it('leaves the centers unread when something else is written', async () => {
  const quiet = await startApp();
  await quiet.change(() => addCenters(quiet.db, { name: 'Lantern House', city: 'Austin', state: 'TX' }));
  const { version } = quiet.live.manifest!;
  // A change that nobody counts would show as soon as the centers were read.
  await sql`DROP TRIGGER centers_after_update`.execute(quiet.db);
  await quiet.db.updateTable('centers').set({ name: 'Read' }).execute();
  await quiet.db
    .insertInto('submissions')
    .values({
      id: '5a0c2b7e-8f5e-4c53-9d7c-2f6f3f1b7a10',
      type: 'CONTACT',
      status: 'NEW',
      payload_json: '{}',
      created_at: '2026-11-01T00:00:00.000Z',
    })
    .execute();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(quiet.live.manifest?.version).toBe(version);
  await quiet.change(() => addGuides(quiet.db, { slug: 'detox', title: 'Detox' }));
  expect(quiet.live.current.recent(1).map(({ name }) => name)).toEqual(['Read']);
  await quiet.stop();
});

it('is as old after a restart as it was before', async () => {
  const before = await startApp();
  const { version, generatedAt } = before.live.manifest!;
  await before.stop({ keepFolder: true });
  const after = await startApp({ folder: before.folder });
  expect(after.live.manifest).toMatchObject({ version, generatedAt });
  await after.stop();
});
