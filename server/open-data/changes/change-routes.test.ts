import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Center } from '#core/center/center.ts';
import { undoSeen } from '../../imports/testing/importing.ts';
import { clearSample, loadSample } from '../../sample/sample.ts';
import { reviewedFields } from '../../testing/reviewing.ts';
import { addCenters } from '../../testing/running-app.ts';
import { startUploading } from '../../testing/uploading.ts';
import type { Change } from './change-schemas.ts';

const ORIGIN = 'https://harborlight.example';
const START = '/api/v1/changes';
/** The thread that follows the database may have to wait for its turn. */
const PATIENCE = { timeout: 20_000, interval: 20 };

let on: Awaited<ReturnType<typeof startUploading>>;
beforeAll(async () => {
  on = await startUploading({ publicUrl: ORIGIN });
});
afterAll(() => on.stop());

interface Answer {
  changes: Change[];
  more: boolean;
  next: string;
}
const get = (address: string) => on.app.request(address.replace(ORIGIN, ''));
const read = async (address: string) => (await (await get(address)).json()) as Answer;
const without = ({ cursor, at, service, ...change }: Change) => change;

/** What is new behind an address, once the directory has it, and where to ask next. */
async function readNews(address: string, count: number) {
  return vi.waitFor(async () => {
    const { changes, next } = await read(address);
    expect(changes).toHaveLength(count);
    return { changes: changes.map(without), next };
  }, PATIENCE);
}

/** Where to ask for what is yet to happen. */
async function readEnd(): Promise<string> {
  const { id } = await on.db
    .selectFrom('changes')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return vi.waitFor(async () => {
    const { next } = await read(START);
    expect(next).toMatch(new RegExp(`\\.${id}&`));
    return next;
  }, PATIENCE);
}

async function added(name: string): Promise<Center> {
  // All of them have one phone: we may have each already.
  const body = { fields: { ...reviewedFields, name }, confirmed: true };
  const { center } = await (await on.ada.post('/api/admin/centers', body)).json();
  return center;
}
const edit = async (id: string, body: object) => {
  const { updated_at } = await on.db
    .selectFrom('centers')
    .select('updated_at')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const response = await on.ada.patch(`/api/admin/centers/${id}`, { ...body, seenUpdatedAt: updated_at });
  expect(response.status).toBe(200);
  return (await response.json()) as { center: Center; changeId: number };
};

it('names a center also by its service in HSDS, for who keeps a copy of that', async () => {
  const { next } = await read(START);
  const hill = await added('Hill House');
  await readNews(next, 1);
  const { contents }: { contents: { id: string; name: string }[] } = await (
    await on.app.request('/hsds/services?search=Hill%20House')
  ).json();
  const service = contents.find(({ name }) => name === 'Hill House');
  const [change] = (await read(next)).changes;
  expect(change).toMatchObject({ id: hill.id, service: service?.id });
});

it('tells what staff did, and only what the public can see of it', async () => {
  const { next } = await read(START);
  const hope = await added('Hope House');
  const kept = await added('Kept Place');
  await edit(hope.id, { fields: { ...reviewedFields, name: 'Hope House', phone: '512-555-0199' } });
  await edit(hope.id, { verified: true });
  await edit(hope.id, { reviewStatus: 'UNPUBLISHED' });
  // Nobody sees what is said of it now.
  await edit(hope.id, { fields: { ...reviewedFields, name: 'Hope House', phone: '512-555-0111' } });
  await edit(hope.id, { reviewStatus: 'PUBLISHED' });
  const news = await readNews(next, 6);
  const url = `${ORIGIN}/centers/${hope.slug}`;
  const known = { id: hope.id, slug: hope.slug };
  expect(news.changes).toEqual([
    { ...known, kind: 'created', url },
    { id: kept.id, slug: kept.slug, kind: 'created', url: `${ORIGIN}/centers/${kept.slug}` },
    { ...known, kind: 'changed', fields: ['phone'], url },
    { ...known, kind: 'changed', fields: ['lastVerifiedAt', 'verifiedBy'], url },
    { ...known, kind: 'removed', why: 'unpublished' },
    { ...known, kind: 'created', url },
  ]);
  const text = await (await get(next)).text();
  for (const secret of ['Ada', 'web', '0199', '0111', 'before']) expect(text).not.toContain(secret);
});

it('tells of a merge into which center, and of its undoing', async () => {
  const [keep, gone] = [await added('North Shore'), await added('North Shore Inc')];
  const next = await readEnd();
  const { lat, lng, approximateLocation } = keep;
  const merged = await on.ada.post('/api/admin/duplicates/merge', {
    keepId: keep.id,
    mergeId: gone.id,
    fields: {
      ...reviewedFields,
      ...{ name: 'North Shore', phone: '512-555-0177', lat, lng, approximateLocation },
    },
    seen: { keep: keep.updatedAt, merge: gone.updatedAt },
  });
  expect(merged.status).toBe(200);
  const { changeId } = await merged.json();
  const news = await readNews(next, 2);
  const url = `${ORIGIN}/centers/${keep.slug}`;
  expect(news.changes).toEqual([
    { id: keep.id, slug: keep.slug, kind: 'changed', fields: ['phone'], url },
    { id: gone.id, slug: gone.slug, kind: 'merged', into: { id: keep.id, slug: keep.slug, url } },
  ]);
  expect((await on.ada.post(`/api/admin/changes/${changeId}/undo`)).status).toBe(200);
  expect((await readNews(news.next, 2)).changes).toMatchObject([
    { id: gone.id, kind: 'created' },
    { id: keep.id, kind: 'changed', fields: ['phone'] },
  ]);
});

it('tells of a center whose making was taken back that it is gone', async () => {
  const next = await readEnd();
  const body = { fields: { ...reviewedFields, name: 'Never There' }, confirmed: true };
  const { center, changeId } = await (await on.ada.post('/api/admin/centers', body)).json();
  await on.ada.post(`/api/admin/changes/${changeId}/undo`);
  expect((await readNews(next, 2)).changes).toMatchObject([
    { id: center.id, kind: 'created' },
    { id: center.id, kind: 'removed', why: 'deleted' },
  ]);
});

it('tells of an import center by center, and page by page as often as it is asked', async () => {
  const next = await readEnd();
  await on.imported('name,city,state,bed_count\nRiver,Reno,NV,4\nStone,Reno,NV,5\nOak,Reno,NV,6\n');
  await on.imported('name,city,state,bed_count\nRiver,Reno,NV,9\nStone,Reno,NV,5\nElm,Reno,NV,7\n');
  const { changes } = await readNews(next, 5);
  // What an import brings comes before what it changes.
  expect(changes).toMatchObject([
    { slug: 'river-reno-nv', kind: 'created' },
    { slug: 'stone-reno-nv', kind: 'created' },
    { slug: 'oak-reno-nv', kind: 'created' },
    { slug: 'elm-reno-nv', kind: 'created' },
    { slug: 'river-reno-nv', kind: 'changed', fields: ['bedCount'] },
  ]);

  const paged: Change[] = [];
  let address = next.replace('&limit=100', '&limit=2');
  for (let page = 0; ; page++) {
    const response = await get(address);
    const answer = (await response.json()) as Answer;
    paged.push(...answer.changes);
    expect(answer.more).toBe(page < 2);
    expect(response.headers.get('Cache-Control')).toMatch(
      answer.more ? /^public, max-age=31536000,.* immutable/ : /max-age=0/,
    );
    address = answer.next;
    if (!answer.more) break;
  }
  expect(paged.map(without)).toEqual(changes);
  expect(new Set(paged.map(({ cursor }) => cursor)).size).toBe(5);
  expect((await read(address)).changes).toEqual([]);
});

it('tells nothing before the directory that is served has it', async () => {
  const next = await readEnd();
  const fresh = await added('Just Now');
  for (;;) {
    const { changes } = await read(next);
    const served = await get(`/api/centers/${fresh.slug}.json`);
    await served.text();
    if (changes.length === 0) continue;
    expect(served.status).toBe(200);
    break;
  }
});

it('leads from a file that was taken to what has changed since', async () => {
  const file = await get('/api/v1/downloads/centers.ndjson');
  const [one] = (await file.text()).split('\n').map((line) => line && JSON.parse(line).center);
  await edit(one.id, { verified: true });
  expect((await readNews(file.headers.get('Harborlight-Changes')!, 1)).changes).toMatchObject([
    { id: one.id, kind: 'changed' },
  ]);
});

it('sends whoever is behind an import that was taken back to the files', async () => {
  const next = await readEnd();
  const { importId } = await on.imported('name,city,state\nBirch,Bend,OR\n', '?missing=ignore');
  await undoSeen(on.db, importId!, { name: 'Ada', channel: 'terminal' }, new Date());
  const response = await get(next);
  expect(response.status).toBe(410);
  expect((await response.json()).error).toMatchObject({
    code: 'start_over',
    message: expect.stringContaining('/api/v1/downloads'),
  });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const again = (await get('/api/v1/downloads/centers.csv')).headers.get('Harborlight-Changes')!;
  expect(await read(again)).toMatchObject({ changes: [], more: false });
});

it('sends to the files also where the sample directory came and went', async () => {
  const { next } = await read(START);
  await on.db.deleteFrom('centers').execute();
  const ada = { name: 'Ada', channel: 'terminal' } as const;
  await loadSample(on.db, new Date(), ada);
  expect((await get(next)).status).toBe(410);
  const loaded = (await read(START)).next;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await clearSample(on.db, ada, new Date());
  expect((await get(loaded)).status).toBe(410);
});

it('begins where a day or a moment is asked for, and goes on by cursors', async () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (moment: number) => `${START}?after=${new Date(moment).toISOString()}`;
  const last = await readEnd();
  const before = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await added('Dated House');
  const { changes } = await readNews(at(before), 1);
  expect(changes).toMatchObject([{ kind: 'created', slug: expect.stringContaining('dated-house') }]);
  expect((await read(last)).changes).toHaveLength(1);
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
  expect((await read(`${START}?after=${tomorrow}`)).changes).toEqual([]);
  // What was before the sample went is not known one by one.
  expect((await get(`${START}?after=2020-01-01`)).status).toBe(410);
  for (const wrong of ['2026-13-01', '2026-11-01T25:00:00Z', '11/01/2026'])
    expect((await get(`${START}?after=${wrong}`)).status, wrong).toBe(400);
});

it('knows no cursor that it has not named', async () => {
  expect((await get(`${START}?after=yesterday`)).status).toBe(400);
  expect((await get(`${START}?limit=1001`)).status).toBe(400);
  const [run] = new URL((await read(START)).next).searchParams.get('after')!.split('.');
  expect((await get(`${START}?after=${run}.999999`)).status).toBe(410);
  await addCenters(on.db, { name: 'Last', city: 'Bend', state: 'OR' });
});
