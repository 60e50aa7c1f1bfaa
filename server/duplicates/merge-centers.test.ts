import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { type ImportOptions, importFiles } from '../imports/import-centers.ts';
import { harbor, llc, merged } from '../testing/likely-pair.ts';
import { callTap, centerReport } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  on = await startApp();
  ada = await signedIn(on, 'Ada', 'reviewer');
});
afterEach(() => on.stop());

const addPair = () => on.change(() => addCenters(on.db, harbor, llc));
const row = (id: number) =>
  on.db.selectFrom('centers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listed = async (query = '') => (await ada.get(`/api/admin/duplicates${query}`)).json();
const publicNames = async () => {
  const { centers } = (await (await on.app.request('/api/centers')).json()) as {
    centers: { name: string }[];
  };
  return centers.map(({ name }) => name);
};

async function merge(keep: number, gone: number, changes: Record<string, unknown> = {}) {
  const [keepId, mergeId] = [keep, gone].map((id) => String(id).padStart(8, '0'));
  const seen = { keep: (await row(keep)).updated_at, merge: (await row(gone)).updated_at };
  return ada.post('/api/admin/duplicates/merge', { keepId, mergeId, fields: merged, seen, ...changes });
}

it('makes one center of two, whose addresses both lead to it, and takes that back', async () => {
  await addPair();
  const before = [await row(1), await row(2)];
  let changeId = 0;
  await on.change(async () => {
    const response = await merge(1, 2);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer.center).toMatchObject({
      id: '00000001',
      name: 'Harbor House',
      levels: [{ level: 'DETOX' }],
    });
    changeId = answer.changeId;
  });
  expect(await publicNames()).toEqual(['Harbor House']);
  expect(await listed()).toMatchObject({ total: 0 });
  expect(await row(2)).toMatchObject({ name: 'Harbor House LLC', merged_into: 1 });
  const old = await on.app.request('/api/centers/harbor-house-llc-austin-tx');
  expect([old.status, old.headers.get('Location')]).toEqual([308, '/api/centers/harbor-house-austin-tx']);
  expect(old.headers.get('Cache-Control')).toBe('no-cache, no-transform');

  const history = await (await ada.get('/api/admin/history?center=00000001')).json();
  expect(history.changes).toMatchObject([
    { action: 'merge', title: 'Harbor House LLC', parts: 2 },
    { action: 'merge', title: 'Harbor House', id: changeId, parts: 2, canUndo: true },
  ]);
  await on.change(() => Promise.resolve(ada.post(`/api/admin/changes/${changeId}/undo`)));
  expect((await publicNames()).sort()).toEqual(['Harbor House', 'Harbor House LLC']);
  const after = [await row(1), await row(2)];
  expect(after.map((each) => ({ ...each, updated_at: '' }))).toEqual(
    before.map((each) => ({ ...each, updated_at: '' })),
  );
  expect((await on.app.request('/api/centers/harbor-house-llc-austin-tx')).status).toBe(200);
});

it('keeps what is reported of the other one open, at the one that stays, and gives it back with the merge', async () => {
  await addPair();
  const sent = await on.post('/api/center-reports', { ...centerReport, centerId: '00000002' });
  expect(sent.status).toBe(201);
  const open = async () => {
    const { reports } = await (await ada.get('/api/admin/center-reports')).json();
    return reports.map(({ center }: { center: { id: string } }) => center.id);
  };
  const { changeId } = await (await merge(1, 2)).json();
  expect(await open()).toEqual(['00000001']);
  const { together } = await (await ada.get(`/api/admin/history/${changeId}`)).json();
  expect(together).toMatchObject([
    { subject: 'center', title: 'Harbor House LLC' },
    { subject: 'center_report', action: 'merge', title: 'Harbor House LLC: Wrong number' },
  ]);
  expect((await ada.post('/api/admin/centers/00000001/resolve-reports')).status).toBe(200);
  expect(await open()).toEqual([]);
  const resolved = await (await ada.get('/api/admin/history?subject=center_report')).json();
  await ada.post(`/api/admin/changes/${resolved.changes[0].id}/undo`);
  expect((await ada.post(`/api/admin/changes/${changeId}/undo`)).status).toBe(200);
  expect(await open()).toEqual(['00000002']);
});

it('has nobody on the other one any more', async () => {
  await addPair();
  for (const id of ['00000001', '00000002']) {
    expect((await ada.put(`/api/admin/claims/center/${id}`, { takeOver: false })).status).toBe(200);
  }
  expect((await merge(1, 2)).status).toBe(200);
  expect(await on.db.selectFrom('claims').select('subject_id').execute()).toEqual([{ subject_id: '1' }]);
});

it('leads from one address to the next, where the center that stayed was merged later', async () => {
  await on.change(() => addCenters(on.db, harbor, llc, { ...harbor, name: 'The Harbor House' }));
  await on.change(async () => void (await merge(2, 1)));
  await on.change(async () => void (await merge(3, 2)));
  expect([(await row(1)).merged_into, (await row(2)).merged_into]).toEqual([3, 3]);
  for (const slug of ['harbor-house-austin-tx', 'harbor-house-llc-austin-tx']) {
    const response = await on.app.request(`/api/centers/${slug}`);
    expect(response.headers.get('Location')).toBe('/api/centers/the-harbor-house-austin-tx');
  }
  await on.change(async () => {
    await on.db.updateTable('centers').set({ review_status: 'UNPUBLISHED' }).where('id', '=', 3).execute();
  });
  expect((await on.app.request('/api/centers/harbor-house-austin-tx')).status).toBe(404);
});

it('counts a call to a merged center, from a phone with an older copy, for the one that stayed', async () => {
  await addPair();
  await merge(1, 2);
  const tap = { ...callTap, centerId: '00000002' };
  const response = await on.post('/api/track-call', tap, { 'Idempotency-Key': crypto.randomUUID() });
  expect(response.status).toBe(201);
  expect(await on.db.selectFrom('call_logs').select('center_id').execute()).toEqual([{ center_id: 1 }]);
});

it('keeps the later of the two verifications', async () => {
  await on.change(() =>
    addCenters(
      on.db,
      { ...harbor, lastVerifiedAt: '2026-01-01T00:00:00.000Z' },
      { ...llc, lastVerifiedAt: '2026-10-01T00:00:00.000Z' },
    ),
  );
  await on.db.updateTable('centers').set({ verified_by: 'Grace' }).where('id', '=', 2).execute();
  await merge(1, 2);
  expect(await row(1)).toMatchObject({ last_verified_at: '2026-10-01T00:00:00.000Z', verified_by: 'Grace' });
});

it('merges nothing where one was changed since it was seen, is not there, or is not public', async () => {
  await on.change(() => addCenters(on.db, { ...harbor, reviewStatus: 'UNPUBLISHED' }, llc, harbor2));
  const refused = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { code: string } }).error.code,
  ];
  const { updated_at } = await row(2);
  const old = '2020-01-01T00:00:00.000Z';
  const cases: [Awaited<ReturnType<typeof merge>>, unknown[]][] = [
    [await merge(2, 3, { seen: { keep: old, merge: updated_at } }), [409, 'changed_meanwhile']],
    [await merge(2, 3, { seen: { keep: updated_at, merge: old } }), [409, 'changed_meanwhile']],
    [await merge(1, 2), [409, 'not_public']],
    [await merge(2, 3, { mergeId: '00000099' }), [404, 'center_not_found']],
    [await merge(2, 3, { mergeId: '00000002' }), [400, 'invalid_request']],
    [await merge(2, 3, { fields: { ...merged, zip: 'ZIP' } }), [400, 'invalid_request']],
  ];
  for (const [response, expected] of cases) expect(await refused(response)).toEqual(expected);
  expect(await on.db.selectFrom('changes').select('id').execute()).toEqual([]);

  await merge(2, 3);
  const again = await merge(2, 3);
  expect(await refused(again)).toEqual([409, 'changed_meanwhile']);
});

it('merges no real center with a made-up one, with which it would be lost, but two made-up ones to try it out', async () => {
  await on.change(() => addCenters(on.db, harbor, llc, harbor2));
  const makeUp = (id: number) =>
    on.db.updateTable('centers').set({ source: SAMPLE_SOURCE }).where('id', '=', id).execute();
  await makeUp(1);
  for (const [keep, gone] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const refused = await merge(keep, gone);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({
      code: 'sample_center',
      message: expect.stringMatching(/^“Harbor House” is made up: .* Keep the two apart\.$/),
    });
  }
  expect(await on.db.selectFrom('changes').select('id').execute()).toEqual([]);
  await makeUp(3);
  expect((await merge(1, 3)).status).toBe(200);
});

const harbor2 = { ...harbor, name: 'Harbor House Inc' };

it('finds a merged center again when its file is imported anew, and does not add it', async () => {
  const header = 'name,street,city,state,zip,phone\n';
  const rows =
    'Harbor House,1 Pier Road,Austin,TX,78701,512-555-0100\nHarbor House LLC,1 Pier Road,Austin,TX,78701,';
  const run = (phone: string) => {
    const files: ImportOptions['files'] = [
      { name: 'a.csv', data: Buffer.from(`${header}${rows}${phone}\n`) },
    ];
    return importFiles(on.db, { files, actor: 'ada', channel: 'terminal' });
  };
  await on.change(() => run('512-555-0100'));
  expect((await publicNames()).length).toBe(2);
  await on.change(async () => void (await merge(1, 2)));
  expect((await run('512-555-0100')).centers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  expect((await run('512-555-0122')).centers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  expect(await publicNames()).toEqual(['Harbor House']);
  expect(await row(2)).toMatchObject({ phone: '512-555-0122', merged_into: 1, review_status: 'UNPUBLISHED' });
});
