import { afterEach, beforeEach, expect, it } from 'vitest';
import { harbor, llc } from '../testing/likely-pair.ts';
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

it('is for staff only', async () => {
  expect((await on.app.request('/api/admin/duplicates')).status).toBe(401);
  expect((await on.post('/api/admin/duplicates/merge', {})).status).toBe(401);
});
