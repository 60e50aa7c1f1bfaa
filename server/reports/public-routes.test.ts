import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReportKind } from '#core/lists/staff-lists.ts';
import type { AdminCenterPage } from '#core/staff/center-editing.ts';
import { previewPurge, purgeOld } from '../maintenance/retention.ts';
import { loadRenderer } from '../pages/load-renderer.ts';
import { centerReport } from '../testing/messages.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { storeReport } from './public-routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
/** As the browser's own form sends it. */
const FORM = 'application/x-www-form-urlencoded';

let server: Awaited<ReturnType<typeof startApp>>;
let rae: Awaited<ReturnType<typeof signedIn>>;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startApp({
    renderPage: await loadRenderer(fileURLToPath(new URL('../../dist', import.meta.url))),
  });
  cpSync(
    fileURLToPath(new URL('../../pwa/index.html', import.meta.url)),
    join(server.folder, 'pwa/index.html'),
  );
  rae = await signedIn(server, 'Rae Reviewer', 'reviewer');
});
beforeEach(async () => {
  for (const table of ['center_reports', 'changes', 'centers'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  ids = await addCenters(
    server.db,
    { name: 'Asked House', city: 'Austin', state: 'TX', reviewStatus: 'NEEDS_REVIEW' },
    { name: 'Broken House', city: 'Austin', state: 'TX', lastVerifiedAt: daysAgo(300) },
    { name: 'Called House', city: 'Austin', state: 'TX' },
    { name: 'Due House', city: 'Austin', state: 'TX' },
    { name: 'Fresh House', city: 'Austin', state: 'TX', lastVerifiedAt: daysAgo(10) },
    { name: 'Good House', city: 'Austin', state: 'TX', lastVerifiedAt: daysAgo(5) },
    { name: 'Hidden House', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
  );
});
afterAll(() => server.stop());

const send = (name: string, changes: object = {}, headers: Record<string, string> = {}) =>
  server.post('/api/center-reports', { ...centerReport, centerId: ids[name], ...changes }, headers);
const rows = () => server.db.selectFrom('center_reports').selectAll().orderBy('created_at').execute();

/** As if they had been sent, some days ago. */
async function reported(name: string, kinds: readonly ReportKind[], days = 0): Promise<void> {
  for (const kind of kinds) {
    const report = { centerId: ids[name]!, kind, comment: '', reportedAt: daysAgo(days) };
    await storeReport(server.db, { id: randomUUID(), centerId: Number(ids[name]), report }, new Date());
  }
}

async function queue(): Promise<AdminCenterPage> {
  return (await rae.get('/api/admin/centers?due=true')).json();
}
const namesInQueue = async () => (await queue()).centers.map(({ name }) => name);
const one = async (name: string) => (await rae.get(`/api/admin/centers/${ids[name]}`)).json();
const list = async (query = '') => (await rae.get(`/api/admin/center-reports${query}`)).json();
const verify = async (name: string) => {
  const { center } = await one(name);
  const edit = { verified: true, seenUpdatedAt: center.updatedAt };
  return (await rae.patch(`/api/admin/centers/${ids[name]}`, edit)).json();
};
const undo = (changeId: number) => rae.post(`/api/admin/changes/${changeId}/undo`);

it('stores the center, what is wrong, the comment and when, and nothing of who', async () => {
  const reportedAt = daysAgo(2);
  const key = { 'Idempotency-Key': 'once', 'User-Agent': 'Mozilla/5.0 (iPhone)' };
  const first = await send('Due House', { reportedAt }, key);
  expect(first.status).toBe(201);
  const { id } = await first.json();
  expect(await (await send('Due House', { reportedAt }, key)).json()).toEqual({ id });
  expect(await rows()).toEqual([
    {
      id,
      center_id: Number(ids['Due House']),
      kind: 'WRONG_NUMBER',
      comment: 'A bakery answers.',
      created_at: reportedAt,
      handled_at: null,
      handled_by: null,
      spam_at: null,
    },
  ]);
});

it('takes a report from a clock that is ahead, or far behind, for one of now', async () => {
  const before = new Date().toISOString();
  for (const days of [-1, 91]) await send('Due House', { reportedAt: daysAgo(days) });
  expect((await rows()).map(({ created_at }) => created_at >= before)).toEqual([true, true]);
});

it.each([
  ['kind', { kind: 'GONE' }],
  ['centerId', { centerId: '1' }],
  ['comment', { comment: 'x'.repeat(1001) }],
  ['comment', { kind: 'WORKS' }],
  ['reportedAt', { reportedAt: 'today' }],
  ['fax', { fax: '555' }],
  ['name', { name: 'Pat' }],
])('names %s where that is what is wrong', async (field, changes) => {
  const response = await send('Due House', changes);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual([field]);
  expect(await rows()).toEqual([]);
});

it('takes no report of a center that the public does not see, nor more of one client than a person sends', async () => {
  expect((await send('Hidden House')).status).toBe(404);
  const from = '192.0.2.77';
  for (let i = 0; i < 30; i++) expect((await send('Due House', {}, { from })).status).toBe(201);
  const over = await send('Due House', {}, { from });
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await rows()).toHaveLength(30);
});

it('takes the form of a browser that runs no script, and gives back what it cannot take', async () => {
  const post = (fields: Record<string, string>, address = '/centers/due-house-austin-tx') =>
    server.post(address, new URLSearchParams(fields).toString(), {
      'Content-Type': FORM,
      'Sec-Fetch-Site': 'same-origin',
    });
  const fields = { centerId: ids['Due House']!, kind: 'MOVED', comment: 'To\r\nDallas', fax: '' };
  for (const prefix of ['', '/es', '']) {
    const taken = await post(fields, `${prefix}/centers/due-house-austin-tx`);
    expect(taken.status).toBe(303);
    expect(taken.headers.get('Location')).toBe(`${prefix}/centers/due-house-austin-tx?sent=1#report`);
  }
  // Sent twice in one language: a double tap.
  expect(await rows()).toMatchObject([
    { kind: 'MOVED', comment: 'To\nDallas' },
    { kind: 'MOVED', comment: 'To\nDallas' },
  ]);
  const { kind: _, ...unfinished } = fields;
  const refused = await post(unfinished);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Please choose what is wrong');
  const foreign = { 'Content-Type': FORM, 'Sec-Fetch-Site': 'cross-site' };
  const other = await server.post(
    '/centers/due-house-austin-tx',
    new URLSearchParams(fields).toString(),
    foreign,
  );
  expect(other.status).toBe(403);
  expect(await rows()).toHaveLength(2);
});

it('puts what visitors report first in the queue, and what they have reached behind others that are due', async () => {
  expect(await namesInQueue()).toEqual(['Asked House', 'Broken House', 'Called House', 'Due House']);
  await reported('Called House', ['WORKS', 'WORKS'], 3);
  await reported('Called House', ['WORKS'], 1);
  // Too long ago to tell anything.
  await reported('Due House', ['WORKS'], 80);
  await server.db
    .updateTable('center_reports')
    .set({ created_at: daysAgo(200) })
    .where('center_id', '=', Number(ids['Due House']))
    .execute();
  expect(await namesInQueue()).toEqual(['Asked House', 'Broken House', 'Due House', 'Called House']);
  // Verified a few days ago: it is back for what is said of it. A single closed door weighs as much as two others.
  await reported('Fresh House', ['MOVED', 'OTHER']);
  await reported('Due House', ['CLOSED']);
  await reported('Called House', ['OTHER', 'OTHER', 'MOVED']);
  await reported('Good House', ['WORKS']);
  await reported('Hidden House', ['CLOSED', 'CLOSED']);
  const page = await queue();
  expect(page.total).toBe(5);
  expect(page.centers.map(({ name }) => name)).toEqual([
    'Called House',
    'Due House',
    'Fresh House',
    'Asked House',
    'Broken House',
  ]);
  expect(page.reports).toEqual({
    [ids['Called House']!]: {
      problems: [
        { kind: 'MOVED', count: 1 },
        { kind: 'OTHER', count: 2 },
      ],
      works: 3,
      worksLastAt: expect.stringMatching(daysAgo(1).slice(0, 10)),
    },
    [ids['Due House']!]: { problems: [{ kind: 'CLOSED', count: 1 }], works: 0, worksLastAt: null },
    [ids['Fresh House']!]: {
      problems: [
        { kind: 'MOVED', count: 1 },
        { kind: 'OTHER', count: 1 },
      ],
      works: 0,
      worksLastAt: null,
    },
  });
  expect(await (await rae.get('/api/admin/dashboard')).json()).toMatchObject({
    reportsOpen: 6,
    centersReported: 3,
  });
  // They are no verification.
  expect((await one('Called House')).center.lastVerifiedAt).toBeNull();
});

it('resolves what was reported when the center is verified or unpublished, and takes all of it back', async () => {
  await send('Fresh House');
  await send('Fresh House', { kind: 'CLOSED', comment: '' });
  await send('Fresh House', { kind: 'WORKS', comment: undefined });
  expect((await one('Fresh House')).reports).toMatchObject({
    counts: { works: 1 },
    open: [
      { kind: 'CLOSED', comment: null },
      { kind: 'WRONG_NUMBER', comment: 'A bakery answers.' },
    ],
  });
  const { changeId } = await verify('Fresh House');
  expect((await one('Fresh House')).reports).toEqual({
    counts: { problems: [], works: 0, worksLastAt: null },
    open: [],
  });
  expect(await namesInQueue()).not.toContain('Fresh House');
  const { change, together } = await (await rae.get(`/api/admin/history/${changeId}`)).json();
  expect(change).toMatchObject({ action: 'verify', parts: 3 });
  expect(together).toMatchObject([
    { subject: 'center_report', action: 'resolve', title: 'Fresh House: Wrong number' },
    { subject: 'center_report', action: 'resolve', title: 'Fresh House: Closed' },
  ]);
  expect(JSON.stringify(await server.db.selectFrom('changes').selectAll().execute())).not.toContain('bakery');
  expect(await list('?state=resolved')).toMatchObject({
    total: 2,
    reports: [{ resolvedBy: 'Rae Reviewer' }, {}],
  });

  expect((await undo(changeId)).status).toBe(200);
  expect((await namesInQueue())[0]).toBe('Fresh House');
  expect(await list()).toMatchObject({ total: 2 });

  const hidden = await rae.patch(`/api/admin/centers/${ids['Fresh House']}`, { reviewStatus: 'UNPUBLISHED' });
  expect(await list()).toMatchObject({ total: 0 });
  await undo((await hidden.json()).changeId);
  expect(await list()).toMatchObject({ total: 2 });
});

it('resolves one report or all of a center, once, and takes it back', async () => {
  await send('Due House');
  await send('Due House', { kind: 'OTHER' });
  await send('Broken House');
  const { reports } = await list(`?center=${ids['Due House']}`);
  expect(reports).toHaveLength(2);
  const { id } = reports[0];
  expect(await (await rae.get(`/api/admin/center-reports/${id.slice(0, 8)}`)).json()).toEqual(reports[0]);
  const resolve = () => rae.post(`/api/admin/center-reports/${id}/resolve`);
  const first = await (await resolve()).json();
  expect(first).toEqual({ resolved: 1, changeId: expect.any(Number) });
  const again = await resolve();
  expect(again.status).toBe(409);
  expect((await again.json()).error).toMatchObject({
    code: 'taken',
    message: expect.stringMatching(/^Rae Reviewer resolved this on /),
  });
  await undo(first.changeId);
  const all = () => rae.post(`/api/admin/centers/${ids['Due House']}/resolve-reports`);
  const { resolved, changeId } = await (await all()).json();
  expect(resolved).toBe(2);
  expect(await list()).toMatchObject({ total: 1 });
  expect(await (await all()).json()).toEqual({ resolved: 0, changeId: null });
  await undo(changeId);
  expect(await list()).toMatchObject({ total: 3 });
  expect((await rae.post('/api/admin/center-reports/nothing/resolve')).status).toBe(404);
});

it('wipes comments after the time for which contact details are kept, and keeps that there was a report', async () => {
  await send('Due House', { reportedAt: daysAgo(80) });
  await send('Due House', { reportedAt: daysAgo(70), kind: 'MOVED' });
  await send('Due House', { reportedAt: daysAgo(80), kind: 'CLOSED', comment: '' });
  const now = new Date();
  expect(await previewPurge(server.db, now, 75)).toMatchObject({ reportComments: 1 });
  expect(await purgeOld(server.db, now, 75)).toMatchObject({ reportComments: 1 });
  const kept = (await rows()).map(({ kind, comment }) => [kind, comment]);
  expect(kept).toHaveLength(3);
  expect(kept.filter(([, comment]) => comment !== null)).toEqual([['MOVED', 'A bakery answers.']]);
});
