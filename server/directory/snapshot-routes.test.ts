import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackCenters } from '#core/snapshot/packed-centers.ts';
import { SnapshotManifest, snapshotFile } from '#core/snapshot/snapshot.ts';
import { openDatabase } from '../database/db.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';

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
    // Of two, one is not more than half.
    mostVerifiedAt: null,
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
  const { centers } = await (await server.app.request('/api/centers?q=new+place')).json();
  expect(centers[0].name).toBe('New Place');
});

it('still serves the files of the version before, to phones that are fetching it', async () => {
  const before = await readManifest();
  await server.change(() => addCenters(server.db, { name: 'Newer Place', city: 'Waco', state: 'TX' }));
  const texas = before.states.find(({ state }) => state === 'TX');
  expect((await server.app.request(`/api/snapshot/${snapshotFile(texas!)}`)).status).toBe(200);
});

/** What a phone gets for the file of a state as a manifest names it; `again` is what it adds to pass caches. */
const fetchState = (manifest: SnapshotManifest, code: string, again = '') => {
  const state = manifest.states.find((each) => each.state === code)!;
  return server.app.request(`/api/snapshot/${snapshotFile(state)}${again}`);
};
const set = (
  name: string,
  fields: { street?: string | null; review_status?: string; merged_into?: number },
) =>
  server.change(() =>
    server.db
      .updateTable('centers')
      .set(fields as object)
      .where('name', '=', name)
      .execute(),
  );

it('answers a file by whatever address a phone asks for it anew', async () => {
  const manifest = await readManifest();
  for (const again of ['?again=1785', '?again=']) {
    const response = await fetchState(manifest, 'TX', again);
    expect([response.status, (await response.json()).state]).toEqual([200, 'TX']);
  }
});

it('answers whether a file is still the same without sending it, and has shared caches ask each minute', async () => {
  const manifest = await readManifest();
  const first = await fetchState(manifest, 'TX');
  expect(first.headers.get('Cache-Control')).toBe(
    'public, max-age=31536000, s-maxage=60, stale-while-revalidate=60, immutable, no-transform',
  );
  const name = snapshotFile(manifest.states.find(({ state }) => state === 'TX')!);
  const again = await server.app.request(`/api/snapshot/${name}`, {
    headers: { 'If-None-Match': first.headers.get('ETag')! },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('withdraws at once each file that says a street that is no longer said, and no other', async () => {
  await set('Heron Recovery', { street: '5 Shelter Lane' });
  await set('New Place', { street: '7 Quiet Road' });
  const told = await readManifest();
  // Nothing is taken back by what is only added.
  await server.change(() => addCenters(server.db, { name: 'Added', city: 'Denver', state: 'CO' }));
  const added = await readManifest();
  for (const manifest of [told, added]) expect((await fetchState(manifest, 'CO')).status).toBe(200);

  await set('Heron Recovery', { street: null });
  // One after the other.
  for (const manifest of [told, added])
    await expect.poll(async () => (await fetchState(manifest, 'CO')).status).toBe(410);
  const now = await readManifest();
  for (const manifest of [told, added]) {
    for (const again of ['', '?again=1785']) {
      const response = await fetchState(manifest, 'CO', again);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([
        410,
        'no-cache, no-transform',
      ]);
      expect((await response.json()).error.code).toBe('withdrawn');
    }
  }
  expect(await (await fetchState(now, 'CO')).text()).not.toContain('Shelter');
  expect((await fetchState(told, 'TX')).status).toBe(200);
  const files = readdirSync(`${server.folder}/snapshots`);
  for (const file of files.filter((name) => /^CO-.*json$/.test(name))) {
    expect(readFileSync(`${server.folder}/snapshots/${file}`, 'utf8')).not.toContain('Shelter');
  }
});

it.each([
  ['given another street', { street: '9 Other Road' }],
  ['unpublished', { review_status: 'UNPUBLISHED' }],
])('withdraws the file of a center that was %s', async (_, fields) => {
  const before = await readManifest();
  await set('New Place', fields);
  await expect.poll(async () => (await fetchState(before, 'TX')).status).toBe(410);
});

it('withdraws what was taken back while no server ran, and says so also after a restart', async () => {
  const first = await startApp();
  const street = { name: 'Heron Recovery', city: 'Denver', state: 'CO', street: '5 Shelter Lane' } as const;
  await first.change(() => addCenters(first.db, street));
  const path = `/api/snapshot/${snapshotFile(first.live.manifest!.states[0]!)}`;
  await first.stop({ keepFolder: true });
  const terminal = await openDatabase(`${first.folder}/harborlight.db`);
  await terminal.updateTable('centers').set({ street: null }).execute();
  await terminal.destroy();
  for (let start = 1; start <= 2; start++) {
    const server = await startApp({ folder: first.folder });
    await expect.poll(async () => (await server.app.request(path)).status).toBe(410);
    await server.stop({ keepFolder: start === 1 });
  }
});

it('serves the directory while the offline copy cannot be written, and makes up for it later', async () => {
  const blocked = await startApp();
  rmSync(`${blocked.folder}/snapshots`, { recursive: true });
  writeFileSync(`${blocked.folder}/snapshots`, 'a file where the folder should be');
  await addCenters(blocked.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  await expect.poll(() => blocked.live.current.size).toBe(1);
  await expect.poll(() => blocked.errors.length).toBe(1);
  expect(blocked.live.manifest?.centers).toBe(0);
  rmSync(`${blocked.folder}/snapshots`);
  await expect.poll(() => blocked.live.manifest?.centers).toBe(1);
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
