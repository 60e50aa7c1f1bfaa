import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Guide } from '#core/guide/guide.ts';
import { undoChange } from '../history/undo.ts';
import { readWrongPaths, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let server: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let rob: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  server = await startApp();
  ada = await signedIn(server, 'Ada Admin', 'admin');
  rob = await signedIn(server, 'Rob Reviewer', 'reviewer');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('guides').execute();
  await server.db.deleteFrom('changes').execute();
});

const fields = {
  slug: 'sleep-in-detox',
  language: 'en',
  title: 'Sleep in detox',
  excerpt: 'Why it is hard at first, and what helps.',
  bodyMarkdown: '## Why?\n\nBecause.',
  tags: ['Detox', 'Sleep'],
  reviewedBy: 'Dr. Example',
  dueAt: null,
};
const old = '2026-01-02T03:04:05.000Z';

async function create(changes: object = {}): Promise<Guide> {
  const response = await rob.post('/api/admin/guides', { ...fields, ...changes });
  expect(response.status).toBe(201);
  return Guide.strict().parse(await response.json());
}

async function put(id: string, changes: object = {}, as = rob): Promise<Guide> {
  const response = await as.put(`/api/admin/guides/${id}`, { ...fields, ...changes });
  expect(response.status).toBe(200);
  return Guide.strict().parse(await response.json());
}

const history = () =>
  server.db.selectFrom('changes').selectAll().where('subject', '=', 'guide').orderBy('id').execute();

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).error.code];
}

it('writes a guide that readers find at once, and keeps who wrote it on record', async () => {
  const guide = await create();
  expect(guide).toMatchObject({ ...fields, createdAt: guide.updatedAt, reviewedAt: guide.createdAt });
  expect(await (await server.app.request('/api/guides/sleep-in-detox')).json()).toEqual({
    ...guide,
    versions: ['en'],
  });
  expect(await history()).toMatchObject([
    {
      subject_id: guide.id,
      title: 'Sleep in detox',
      action: 'create',
      actor: 'Rob Reviewer',
      channel: 'web',
      before: null,
    },
  ]);
});

it('brings what staff writes into the offline copy', async () => {
  const before = server.live.manifest?.guides.hash;
  await server.change(() => create());
  const after = server.live.manifest?.guides;
  expect(after?.hash).not.toBe(before);
  const copy = await server.app.request(`/api/snapshot/guides-${after?.hash}.json`);
  expect(await copy.text()).toContain('Sleep in detox');
});

it.each([
  ['no tags and no reviewer', { tags: undefined, reviewedBy: undefined }],
  ['an empty reviewer', { tags: [], reviewedBy: ' ' }],
  ['a date of review without a reviewer', { tags: [], reviewedBy: null, reviewedAt: old }],
])('takes a guide with %s', async (_, changes) => {
  expect(await create(changes)).toMatchObject({ tags: [], reviewedBy: null, reviewedAt: null });
});

it.each([
  ['slug', '', 'Slug is required'],
  ['slug', undefined, 'Slug is required'],
  ['slug', 'Sleep in detox', 'Slug must be lowercase with hyphens only'],
  ['title', ' ', 'Title is required'],
  ['excerpt', undefined, 'Excerpt is required'],
  ['bodyMarkdown', '\n', 'Content is required'],
  ['dueAt', '2027-02-30', 'Please give a day such as 2027-01-15'],
  ['dueAt', 'soon', 'Please give a day such as 2027-01-15'],
  ['bodyMarkdown', 'x'.repeat(60_001), 'Please use at most 60000 characters'],
])('says what is wrong with a %s of %j', async (path, value, message) => {
  const guide = await create({ slug: 'other' });
  const body = { ...fields, [path]: value };
  for (const response of [
    await rob.post('/api/admin/guides', body),
    await rob.put(`/api/admin/guides/${guide.id}`, body),
  ]) {
    expect(response.status).toBe(400);
    expect((await response.json()).error.issues).toEqual([{ path, message }]);
  }
});

it.each([
  ['tags.1', { tags: ['Detox', 'x'.repeat(41)] }],
  ['tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }],
  ['tags', { tags: 'Detox, Sleep' }],
  ['reviewedAt', { reviewedAt: 'yesterday' }],
  ['reviewedBy', { reviewedBy: 'x'.repeat(201) }],
])('refuses what does not fit in %s', async (path, changes) => {
  expect(await readWrongPaths(await rob.post('/api/admin/guides', { ...fields, ...changes }))).toEqual([
    path,
  ]);
});

it('takes a guide as long as guides may be, in any script and however it is escaped, and no novel', async () => {
  const long = '長'.repeat(60_000);
  expect((await create({ bodyMarkdown: long })).bodyMarkdown).toBe(long);
  const escaped = JSON.stringify({ ...fields, slug: 'escaped', bodyMarkdown: long }).replaceAll(
    '長',
    '\\u9577',
  );
  const headers = { ...rob.headers, 'Content-Type': 'application/json' };
  const post = (body: string) => server.app.request('/api/admin/guides', { method: 'POST', headers, body });
  expect((await post(escaped)).status).toBe(201);
  expect(await codeOf(await post(escaped.padEnd(513 * 1024, ' ')))).toEqual([413, 'body_too_large']);
});

it('refuses a slug that another guide has, and says which', async () => {
  await create({ title: 'The first' });
  const other = await create({ slug: 'other' });
  const message = 'Another guide has this slug: “The first”. Please choose another.';
  for (const response of [
    await rob.post('/api/admin/guides', fields),
    await rob.put(`/api/admin/guides/${other.id}`, fields),
  ]) {
    expect(response.status).toBe(409);
    expect((await response.json()).error).toEqual({
      code: 'slug_taken',
      message,
      issues: [{ path: 'slug', message }],
    });
  }
  expect(await history()).toHaveLength(2);
});

it('has a guide in two languages under one slug, and never two in one', async () => {
  const english = await create({ language: undefined });
  const spanish = await create({ language: 'es', title: 'Dormir' });
  expect([english.language, spanish.language]).toEqual(['en', 'es']);
  const moved = await rob.put(`/api/admin/guides/${spanish.id}`, fields);
  expect(await codeOf(moved)).toEqual([409, 'slug_taken']);
  // From a page that was opened before there were languages.
  const { language } = await put(spanish.id, { title: 'Dormir bien', language: undefined });
  expect(language).toBe('es');
  const wrong = await rob.post('/api/admin/guides', { ...fields, language: 'fr' });
  expect((await wrong.json()).error.issues).toEqual([
    { path: 'language', message: 'Language must be one of: en, es' },
  ]);
});

it('brings a guide back in its language, unless another is there by now', async () => {
  const undo = (id: number) =>
    server.db
      .transaction()
      .execute((tx) => undoChange(tx, id, { name: 'Ada Admin', channel: 'web' }, new Date()));
  await create();
  const spanish = await create({ language: 'es' });
  const { changeId } = await (await ada.delete(`/api/admin/guides/${spanish.id}`)).json();
  const other = await create({ language: 'es', title: 'Otra' });
  await expect(undo(changeId)).rejects.toMatchObject({ code: 'slug_taken' });
  await ada.delete(`/api/admin/guides/${other.id}`);
  await undo(changeId);
  const all = await server.db.selectFrom('guides').select('language').orderBy('id').execute();
  expect(all).toEqual([{ language: 'en' }, { language: 'es' }]);
});

it('changes a guide, keeps what it was on record, and puts no change on record that is none', async () => {
  const guide = await create();
  const changed = await put(guide.id, { title: 'Sleep', slug: 'sleep' }, ada);
  expect(changed).toMatchObject({ id: guide.id, title: 'Sleep', slug: 'sleep', createdAt: guide.createdAt });
  const [, change] = await history();
  expect(change).toMatchObject({ action: 'update', title: 'Sleep', actor: 'Ada Admin' });
  expect(JSON.parse(change?.before ?? '')).toMatchObject({ slug: 'sleep-in-detox', title: 'Sleep in detox' });
  expect(await put(guide.id, { title: 'Sleep', slug: 'sleep' })).toEqual(changed);
  expect(await put(guide.id, changed)).toEqual(changed);
  expect(await history()).toHaveLength(2);
});

it('keeps the day on which a guide is due, on record as other fields, and takes it away again', async () => {
  const guide = await create({ dueAt: '2027-01-15' });
  expect(guide.dueAt).toBe('2027-01-15');
  // From a page that was opened before there were such days.
  expect(await put(guide.id, { dueAt: undefined, title: 'Sleep' })).toMatchObject({ dueAt: '2027-01-15' });
  expect(await put(guide.id, { dueAt: '', title: 'Sleep' })).toMatchObject({ dueAt: null });
  const change = (await history()).at(-1)!;
  const entry = await (await ada.get(`/api/admin/history/${change.id}`)).json();
  expect(entry.change.fields).toContainEqual({ label: 'Due on', before: 'Jan 15, 2027', after: '' });
  await server.db
    .transaction()
    .execute((tx) => undoChange(tx, change.id, { name: 'Ada Admin', channel: 'web' }, new Date()));
  expect(await (await server.app.request('/api/guides/sleep-in-detox')).json()).toMatchObject({
    dueAt: '2027-01-15',
  });
});

it('tells the second of two writers who was first, and loses neither', async () => {
  const guide = await create();
  const hers = await put(guide.id, { title: 'Hers', seenUpdatedAt: guide.updatedAt }, ada);
  // On a fast machine both saves fall into one millisecond.
  const seenUpdatedAt = guide.updatedAt === hers.updatedAt ? old : guide.updatedAt;
  const second = await rob.put(`/api/admin/guides/${guide.id}`, { ...fields, title: 'His', seenUpdatedAt });
  expect(second.status).toBe(409);
  expect((await second.json()).error).toMatchObject({
    code: 'changed_meanwhile',
    message: expect.stringContaining('Ada Admin changed this guide since you opened it.'),
  });
  expect(await put(guide.id, { title: 'Hers', seenUpdatedAt })).toEqual(hers);
  const own = await ada.put(`/api/admin/guides/${guide.id}`, { ...fields, title: 'Hers too', seenUpdatedAt });
  expect((await own.json()).error).toMatchObject({
    code: 'changed_by_you',
    message: expect.stringContaining('You changed this guide since you opened it, in another tab'),
  });
  expect(await put(guide.id, { title: 'His', seenUpdatedAt: hers.updatedAt })).toMatchObject({
    title: 'His',
  });
});

it('deletes a guide in a way that can be taken back', async () => {
  const guide = await create();
  const response = await ada.delete(`/api/admin/guides/${guide.id}`);
  expect(response.status).toBe(200);
  const [, change] = await history();
  expect(await response.json()).toEqual({ deleted: true, changeId: change?.id });
  expect((await server.app.request('/api/guides/sleep-in-detox')).status).toBe(404);
  const again = await rob.delete(`/api/admin/guides/${guide.id}`);
  expect(again.status).toBe(404);
  expect((await again.json()).error.message).toContain('Ada Admin has deleted “Sleep in detox”.');

  await server.db
    .transaction()
    .execute((tx) => undoChange(tx, change?.id ?? 0, { name: 'Ada Admin', channel: 'web' }, new Date()));
  expect(await (await server.app.request('/api/guides/sleep-in-detox')).json()).toEqual({
    ...guide,
    versions: ['en'],
  });
});

it.each(['0', '999999', 'sleep-in-detox', '1e3', '99999999999999999999'])(
  'has no guide with the id %s',
  async (id) => {
    await create();
    expect(await codeOf(await rob.put(`/api/admin/guides/${id}`, fields))).toEqual([404, 'guide_not_found']);
    expect(await codeOf(await rob.delete(`/api/admin/guides/${id}`))).toEqual([404, 'guide_not_found']);
  },
);

it('is read by all and written by staff only, from no page of another site', async () => {
  const { id } = await create();
  const headers = { 'Content-Type': 'application/json' };
  const elsewhere = { ...rob.headers, ...headers, 'Sec-Fetch-Site': 'cross-site' };
  for (const [method, path, body] of [
    ['POST', '/api/admin/guides', JSON.stringify({ ...fields, slug: 'new' })],
    ['PUT', `/api/admin/guides/${id}`, JSON.stringify({ ...fields, title: 'Taken over' })],
    ['DELETE', `/api/admin/guides/${id}`, undefined],
  ] as const) {
    const ask = (headers: Record<string, string>) => server.app.request(path, { method, headers, body });
    expect(await codeOf(await ask(headers))).toEqual([401, 'not_signed_in']);
    expect(await codeOf(await ask(elsewhere))).toEqual([403, 'other_site']);
  }
  expect(await history()).toHaveLength(1);
  const all = await server.app.request('/api/guides');
  expect(await all.json()).toMatchObject([{ title: 'Sleep in detox' }]);
  expect(server.errors).toEqual([]);
});
