import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeSubject } from '#core/lists/staff-lists.ts';
import { addGuides } from '../testing/add-guides.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { addMatchingRequest, addSubmission, contact } from '../testing/stored-messages.ts';
import { type Change, recordChange } from './changes.ts';

interface Entry {
  id: number;
  title: string;
  subject: ChangeSubject;
  subjectId: string;
  canUndo: boolean;
  fields: { label: string; before: string; after: string }[];
}

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
/** An admin, who reads of accounts, too. */
let reader: typeof ada;
let clock = Date.parse('2026-10-20T09:00:00Z');
const ids = { submission: '', request: '', import: 0 };

/** Each a minute after the last. */
async function record(change: Partial<Change>, actor = 'Ada', channel: 'web' | 'terminal' = 'web') {
  clock += 60_000;
  const whole = { subject: 'center', id: 1, title: 'Hope House', action: 'update', before: null, ...change };
  return recordChange(on.db, whole as Change, { name: actor, channel }, new Date(clock));
}

const centerRow = (id: number) =>
  on.db.selectFrom('centers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

beforeAll(async () => {
  on = await startApp();
  ada = await signedIn(on, 'Ada', 'reviewer');
  reader = await signedIn(on, 'Reader');
  await addCenters(
    on.db,
    { name: 'Hope House', city: 'Austin', state: 'TX', phone: '512-555-0100' },
    { name: 'Faith', city: 'Waco', state: 'TX' },
  );
  await addGuides(on.db, { slug: 'first-days', title: 'The first days' });
  await addSubmission(on.db, contact());
  await addMatchingRequest(on.db);
  ids.submission = (await on.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()).id;
  ids.request = (await on.db.selectFrom('matching_requests').select('id').executeTakeFirstOrThrow()).id;

  // Day one: an import, as the terminal does it.
  const { id } = await on.db
    .insertInto('imports')
    .values({
      source: 'Staff import',
      files: '["ours.csv"]',
      actor: 'root',
      channel: 'terminal',
      at: '2026-10-20T09:00:00.000Z',
      report: '{}',
      counts: '{"new":2,"changed":1,"unchanged":0}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.import = id;
  await record({ before: { ...(await centerRow(1)), name: 'Hope' }, importId: id }, 'root', 'terminal');
  await record({ subject: 'import', id, title: 'ours.csv', action: 'create' }, 'root', 'terminal');

  // Day two: staff on the web.
  clock = Date.parse('2026-10-21T23:00:00Z');
  await record({
    before: { ...(await centerRow(1)), phone: null, levels: '["IOP"]', approximate_location: 1 },
  });
  await record({
    before: { last_verified_at: null, verified_by: null, updated_at: '', review_status: 'NEEDS_REVIEW' },
    action: 'verify',
  });
  await record(
    { subject: 'guide', title: 'The first days', before: { title: 'Days', tags: '["detox"]' } },
    'Grace',
  );
  await on.db
    .updateTable('submissions')
    .set({ status: 'UNDER_REVIEW', reviewer: 'Grace', review_started_at: '2026-10-21T23:05:00.000Z' })
    .execute();
  await record(
    {
      subject: 'submission',
      id: ids.submission,
      title: 'Message',
      before: { status: 'NEW', reviewer: null, review_started_at: null, payload_json: 'secret' },
    },
    'Grace',
  );
  await record({ subject: 'matching_request', id: ids.request, title: 'Request', action: 'create' }, 'Grace');
  await record(
    {
      subject: 'staff',
      id: ada.id,
      title: 'Ada',
      before: { role: 'admin', password_hash: 'secret' },
    },
    'Grace',
  );
  // Day three.
  clock = Date.parse('2026-10-22T00:00:00Z');
  await on.db.updateTable('centers').set({ merged_into: 1 }).where('id', '=', 2).execute();
  const merge = await record({ action: 'merge', before: await centerRow(1) }, 'Grace');
  await record(
    { id: 2, title: 'Faith 100%', action: 'merge', before: { merged_into: null }, partOf: merge },
    'Grace',
  );
});
afterAll(() => on.stop());

const find = async (query = ''): Promise<{ changes: Entry[]; total: number }> => {
  const response = await reader.get(`/api/admin/history${query}`);
  expect(response.status).toBe(200);
  return response.json();
};
const titles = async (query: string) => (await find(query)).changes.map(({ title }) => title);

it('lists what staff have changed, newest first, and an import as one', async () => {
  const { changes, ...rest } = await find();
  expect(rest).toEqual({ total: 9, page: 1, limit: 50 });
  expect(changes.map(({ title }) => title)).toEqual([
    'Faith 100%',
    'Hope House',
    'Ada',
    'Request',
    'Message',
    'The first days',
    'Hope House',
    'Hope House',
    'ours.csv',
  ]);
  expect(changes[0]).toMatchObject({
    subject: 'center',
    subjectId: '00000002',
    action: 'merge',
    actor: 'Grace',
    channel: 'web',
    at: '2026-10-22T00:02:00.000Z',
    importId: null,
    undoneBy: null,
    parts: 2,
    canUndo: true,
  });
});

it('says in words what each change replaced, and nothing that the public typed, nor a password', async () => {
  const fieldsOf = async (query: string) => (await find(query)).changes.map(({ fields }) => fields);
  const nothing = '';
  expect(await fieldsOf('?center=1')).toEqual([
    [{ label: 'Merged into center', before: nothing, after: '00000001' }],
    [],
    [{ label: 'Review status', before: 'Needs review', after: 'Published' }],
    [
      { label: 'Place on the map is approximate', before: 'Yes', after: 'No' },
      { label: 'Phone', before: nothing, after: '512-555-0100' },
      { label: 'Levels of care', before: 'IOP (Intensive Outpatient)', after: nothing },
      // As the next change has found it.
      { label: 'Review status', before: 'Published', after: 'Needs review' },
    ],
    [
      { label: 'Name', before: 'Hope', after: 'Hope House' },
      { label: 'Place on the map is approximate', before: 'No', after: 'Yes' },
      { label: 'Phone', before: '512-555-0100', after: nothing },
      { label: 'Levels of care', before: nothing, after: 'IOP (Intensive Outpatient)' },
    ],
  ]);
  expect(await fieldsOf('?person=Grace&day=2026-10-21')).toEqual([
    [{ label: 'Role', before: 'Admin', after: 'Reviewer' }],
    [],
    [
      { label: 'Status', before: 'New', after: 'Under review' },
      { label: 'Reviewer', before: nothing, after: 'Grace' },
      { label: 'Review started', before: nothing, after: 'Oct 21, 2026, 23:05 UTC' },
    ],
    [
      { label: 'Title', before: 'Days', after: 'The first days' },
      { label: 'Tags', before: 'detox', after: nothing },
    ],
  ]);
  expect(await fieldsOf('?person=root')).toEqual([
    [
      { label: 'Source', before: nothing, after: 'Staff import' },
      { label: 'Files', before: nothing, after: 'ours.csv' },
      { label: 'Centers', before: nothing, after: '2 new, 1 changed' },
    ],
  ]);
});

it('shows one change with the others of its act', async () => {
  const [part] = (await find('?center=2')).changes;
  const { change, together } = await (await ada.get(`/api/admin/history/${part!.id}`)).json();
  expect(change).toEqual(part);
  expect(together).toMatchObject([{ title: 'Hope House', action: 'merge', parts: 2 }]);
  const [account] = (await find('?subject=staff')).changes;
  expect((await reader.get(`/api/admin/history/${account!.id}`)).status).toBe(200);
  // Of accounts a reviewer reads nothing.
  for (const id of [account!.id, 9999]) {
    expect((await ada.get(`/api/admin/history/${id}`)).status).toBe(404);
  }
});

it('finds by a center’s number, with what was merged into it and what imports did', async () => {
  expect(await titles('?center=00000001')).toEqual([
    'Faith 100%',
    'Hope House',
    'Hope House',
    'Hope House',
    'Hope House',
  ]);
  expect(await titles('?center=2')).toEqual(['Faith 100%']);
  expect(await titles('?center=00000099')).toEqual([]);
});

it('finds by words of a name, as they are written', async () => {
  expect(await titles('?center=HOUSE%20hope')).toEqual(Array(4).fill('Hope House'));
  expect(await titles('?center=days')).toEqual([]);
  expect(await titles('?q=days')).toEqual(['The first days']);
  expect(await titles('?q=100%25')).toEqual(['Faith 100%']);
  expect(await titles('?q=a_a')).toEqual([]);
});

it('finds by person, day in UTC, kind and import, and by all at once', async () => {
  expect(await titles('?person=root')).toEqual(['ours.csv']);
  expect(await titles('?day=2026-10-22')).toEqual(['Faith 100%', 'Hope House']);
  expect((await find('?day=2026-10-21')).total).toBe(6);
  expect(await titles('?subject=guide')).toEqual(['The first days']);
  expect(await titles(`?import=${ids.import}`)).toEqual(['ours.csv', 'Hope House']);
  expect(await titles('?person=Grace&day=2026-10-21&subject=submission')).toEqual(['Message']);
  expect(await titles('?person=&day=&subject=&center=&q=&import=')).toHaveLength(9);
});

it('names everybody who stands in it', async () => {
  expect(await (await reader.get('/api/admin/history/people')).json()).toEqual(['Ada', 'Grace', 'root']);
});

it('says what is wrong with a search', async () => {
  for (const query of ['?day=yesterday', '?day=2026-13-01', '?subject=weather', '?page=0', '?import=x']) {
    expect((await reader.get(`/api/admin/history${query}`)).status).toBe(400);
  }
});

it('is for staff only', async () => {
  for (const path of ['/api/admin/history', '/api/admin/history/people']) {
    expect((await on.app.request(path)).status).toBe(401);
  }
  expect((await on.post('/api/admin/changes/1/undo', {})).status).toBe(401);
});

// Last: it changes what the others find.
it('takes back a change with its other parts, says who did, and offers that no more', async () => {
  const [part] = (await find('?center=2')).changes;
  const response = await ada.post(`/api/admin/changes/${part!.id}/undo`);
  expect(await response.json()).toEqual({ undone: true, mailSent: false });
  expect((await centerRow(2)).merged_into).toBeNull();
  const { changes } = await find('?center=2');
  expect(changes).toMatchObject([
    { action: 'undo', actor: 'Ada', undoes: part!.id, parts: 2, canUndo: false, undoneBy: null },
    { action: 'merge', canUndo: false, undoneBy: { actor: 'Ada' } },
  ]);
  const again = await ada.post(`/api/admin/changes/${part!.id}/undo`);
  expect(again.status).toBe(409);
  expect((await again.json()).error).toMatchObject({ code: 'already_undone' });
  expect((await ada.post('/api/admin/changes/9999/undo')).status).toBe(404);
});

it('tells of accounts to admins alone, as the page of the accounts does', async () => {
  const robin = await signedIn(on, 'Robin Reviewer', 'reviewer');
  for (const query of ['?subject=staff', '?person=Grace&subject=staff']) {
    expect((await (await reader.get(`/api/admin/history${query}`)).json()).total).toBeGreaterThan(0);
    expect((await (await robin.get(`/api/admin/history${query}`)).json()).total).toBe(0);
  }
});
