import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CenterFields, SAMPLE_SOURCE } from '#core/center.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { type ImportOptions, importFiles } from '../imports.ts';
import { callTap, centerReport } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

const place = { city: 'Austin', state: 'TX', street: '1 Pier Road', zip: '78701' } as const;
const harbor: CenterFields = { ...nothingKnown, ...place, name: 'Harbor House', phone: '512-555-0100' };
const llc: CenterFields = {
  ...harbor,
  name: 'Harbor House LLC',
  website: 'https://harbor.example',
  levels: [{ level: 'DETOX' }],
};
const merged: CenterFields = { ...llc, name: 'Harbor House' };

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

it('offers the pairs that are likely one, whole and with reasons, by state', async () => {
  await addPair();
  await on.change(() =>
    addCenters(
      on.db,
      { ...harbor, state: 'AL', name: 'Hope' },
      { ...harbor, state: 'AL', name: 'Hope Inc' },
      { ...harbor, state: 'AL', name: 'Hope LLC', reviewStatus: 'UNPUBLISHED' },
    ),
  );
  expect(await listed()).toMatchObject({
    pairs: [{ first: { name: 'Hope' }, second: { name: 'Hope Inc' } }, { first: { name: 'Harbor House' } }],
    total: 2,
    page: 1,
    limit: 20,
  });
  expect(await listed('?state=tx')).toMatchObject({
    pairs: [
      {
        first: { id: '00000001', slug: 'harbor-house-austin-tx', phone: '512-555-0100' },
        second: { id: '00000002', website: 'https://harbor.example' },
        reasons: ['same_name', 'same_address', 'same_phone'],
      },
    ],
    total: 1,
  });
  expect(await listed('?page=2')).toMatchObject({ pairs: [], total: 2, page: 2 });
  expect((await ada.get('/api/admin/duplicates?state=Texas')).status).toBe(400);
});

it('offers no pair again that somebody knows to be two, until that is taken back', async () => {
  await addPair();
  const pair = { firstId: '00000002', secondId: '00000001' };
  for (const _ of ['once', 'and again, from another tab']) {
    const response = await ada.post('/api/admin/duplicates/distinct', pair);
    expect(await response.json()).toEqual({ distinct: true });
  }
  expect(await listed()).toMatchObject({ pairs: [], total: 0 });
  expect(await on.db.selectFrom('distinct_centers').selectAll().execute()).toMatchObject([
    { first_id: 1, second_id: 2, actor: 'Ada' },
  ]);
  const path = '/api/admin/duplicates/distinct/00000001/00000002';
  expect(await (await ada.delete(path)).json()).toEqual({ distinct: false });
  expect(await listed()).toMatchObject({ total: 1 });
  expect((await ada.delete(path)).status).toBe(404);

  for (const [wrong, status] of [
    [{ ...pair, secondId: '00000099' }, 404],
    [{ ...pair, secondId: '00000002' }, 400],
    [{ ...pair, secondId: '1' }, 400],
  ] as const) {
    expect((await ada.post('/api/admin/duplicates/distinct', wrong)).status).toBe(status);
  }
});

it('puts on record who kept two centers apart, and who took that back, and offers no undo for either', async () => {
  await addPair();
  const edit = await ada.patch('/api/admin/centers/00000001', { reviewStatus: 'NEEDS_REVIEW' });
  expect(edit.status).toBe(200);
  const seen = (await row(1)).updated_at;
  const pair = { firstId: '00000002', secondId: '00000001' };
  await ada.post('/api/admin/duplicates/distinct', pair);
  await ada.post('/api/admin/duplicates/distinct', pair);
  const kim = await signedIn(on, 'Kim', 'reviewer');
  await kim.delete('/api/admin/duplicates/distinct/00000001/00000002');

  const { changes } = await (await ada.get('/api/admin/history')).json();
  const common = {
    subject: 'center',
    subjectId: '00000001',
    title: 'Harbor House (00000001) and Harbor House LLC (00000002)',
    canUndo: false,
    fields: [],
  };
  expect(changes).toMatchObject([
    { ...common, action: 'indistinct', actor: 'Kim' },
    { ...common, action: 'distinct', actor: 'Ada' },
    { action: 'update', canUndo: true, fields: [{ label: 'Review status', after: 'Needs review' }] },
  ]);
  for (const { id } of changes.slice(0, 2)) {
    const refused = await ada.post(`/api/admin/changes/${id}/undo`);
    expect((await refused.json()).error.code).toBe('cannot_undo');
  }
  const late = await kim.patch('/api/admin/centers/00000001', {
    reviewStatus: 'UNPUBLISHED',
    seenUpdatedAt: '2020-01-01T00:00:00.000Z',
  });
  expect((await late.json()).error.message).toMatch(/^Ada changed “Harbor House”/);
  expect((await row(1)).updated_at).toBe(seen);
  expect((await ada.post(`/api/admin/changes/${changes[2].id}/undo`)).status).toBe(200);
  expect(await row(1)).toMatchObject({ review_status: 'PUBLISHED' });
});

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
  expect(old.headers.get('Cache-Control')).toBe('no-cache');

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

it('is for staff only', async () => {
  expect((await on.app.request('/api/admin/duplicates')).status).toBe(401);
  expect((await on.post('/api/admin/duplicates/merge', {})).status).toBe(401);
});
