import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Center, CenterFields } from '#core/center/center.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { zipPlace } from '../../data/places.ts';
import { recordChange } from '../history/changes.ts';
import { undoChange } from '../history/undo.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let rita: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let count = 0;

beforeAll(async () => {
  on = await startApp();
  ada = await signedIn(on, 'Ada Admin');
  rita = await signedIn(on, 'Rita Reviewer', 'reviewer');
});
beforeEach(async () => {
  count += 1;
  const name = `Lantern House ${count}`;
  ({ [name]: id = '' } = await addCenters(on.db, { name, city: 'Austin', state: 'TX', zip: '78701' }));
});
afterAll(() => on.stop());

type Edited = { center: Center; changeId: number | null };
const read = async (): Promise<Center> => (await (await ada.get(`/api/admin/centers/${id}`)).json()).center;
const edit = (body: object, who = rita) => who.patch(`/api/admin/centers/${id}`, body);
const fieldsOf = (center: Center) => CenterFields.parse(center);
const history = () =>
  on.db
    .selectFrom('changes')
    .selectAll()
    .where('subject_id', '=', String(Number(id)))
    .orderBy('id')
    .execute();

/** Saves fields on top of what is there. */
async function save(changed: Partial<CenterFields>): Promise<Edited> {
  const center = await read();
  const response = await edit({
    fields: { ...fieldsOf(center), ...changed },
    seenUpdatedAt: center.updatedAt,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Edited;
}

it('sets the review status alone, as the spec has it', async () => {
  const response = await edit({ reviewStatus: 'UNPUBLISHED' });
  expect(response.status).toBe(200);
  expect((await response.json()).center.reviewStatus).toBe('UNPUBLISHED');
  expect(await history()).toMatchObject([
    { subject: 'center', action: 'update', actor: 'Rita Reviewer', channel: 'web' },
  ]);
});

it('changes fields, keeps the slug, and puts the center as it was on record', async () => {
  const before = await read();
  const { center, changeId } = await save({ name: 'Lighthouse', phone: '512-555-0101' });
  expect(center).toMatchObject({ name: 'Lighthouse', phone: '512-555-0101', slug: before.slug });
  expect(center.updatedAt > before.updatedAt).toBe(true);
  expect(center.lastVerifiedAt).toBeNull();
  const [change] = await history();
  expect(change).toMatchObject({ id: changeId, action: 'update', title: 'Lighthouse' });
  expect(JSON.parse(change!.before!)).toMatchObject({ name: before.name, phone: null });
});

it('refuses a new phone number that nobody can dial, and keeps what a source has', async () => {
  const before = await read();
  for (const phone of ['310-837-733099999999999', '555-0100', 'call us', '+44 20 7946 0958']) {
    const refused = await edit({ fields: { ...fieldsOf(before), phone }, seenUpdatedAt: before.updatedAt });
    expect(refused.status).toBe(400);
    const issue = { path: 'fields.phone', message: expect.stringContaining('ten digits') };
    expect((await refused.json()).error.issues).toEqual([issue]);
  }
  expect(await read()).toEqual(before);
  expect((await save({ phone: '(207) 555-0142 ext. 12' })).center.phone).toBe('(207) 555-0142 ext. 12');
  await on.db.updateTable('centers').set({ phone: '555-0100' }).execute();
  expect((await save({ name: 'Lighthouse' })).center).toMatchObject({
    name: 'Lighthouse',
    phone: '555-0100',
  });
});

it('sets who verified the center and when, together with what was changed', async () => {
  const { updatedAt, ...center } = await read();
  const body = { fields: { ...fieldsOf({ ...center, updatedAt }), phone: '512-555-0102' }, verified: true };
  const edited = await (await edit({ ...body, seenUpdatedAt: updatedAt })).json();
  expect(edited.center).toMatchObject({ phone: '512-555-0102', verifiedBy: 'Rita Reviewer' });
  expect(Date.now() - Date.parse(edited.center.lastVerifiedAt)).toBeLessThan(60_000);
  expect(await history()).toMatchObject([{ action: 'update' }]);
});

it('publishes a center that needed a review once it is verified, unless another status is given', async () => {
  await edit({ reviewStatus: 'NEEDS_REVIEW' });
  const { updatedAt } = await read();
  const first = await (await edit({ verified: true, seenUpdatedAt: updatedAt })).json();
  expect(first.center.reviewStatus).toBe('PUBLISHED');
  const body = { verified: true, reviewStatus: 'UNPUBLISHED', seenUpdatedAt: first.center.updatedAt };
  expect((await (await edit(body)).json()).center.reviewStatus).toBe('UNPUBLISHED');
});

it('puts nothing on record where nothing changes', async () => {
  const before = await read();
  expect(await save({})).toEqual({ center: before, changeId: null });
  const same = await edit({ reviewStatus: 'PUBLISHED' });
  expect(await same.json()).toEqual({ center: before, changeId: null });
  expect(await history()).toEqual([]);
});

it('tells the second of two editors who was first', async () => {
  const seen = await read();
  await save({ phone: '512-555-0103' });
  const response = await edit(
    { fields: { ...fieldsOf(seen), phone: '512-555-0199' }, seenUpdatedAt: seen.updatedAt },
    ada,
  );
  expect(response.status).toBe(409);
  const { error } = await response.json();
  expect(error.code).toBe('changed_meanwhile');
  expect(error.message).toMatch(
    /^Rita Reviewer changed “Lantern House \d+” while you .* \(\w+ \d+, 20\d\d, \d\d:\d\d UTC\)/,
  );
  expect((await read()).phone).toBe('512-555-0103');
});

it('takes the same content over a newer version as saved, and says so where the newer one is one’s own', async () => {
  const seen = await read();
  const typed = { ...fieldsOf(seen), phone: '512-555-0106' };
  const send = (phone: string, more = {}, who = rita) =>
    edit({ fields: { ...typed, phone }, seenUpdatedAt: seen.updatedAt, ...more }, who);
  const saved = await (await send('512-555-0106', { verified: true })).json();
  const again = await send('512-555-0106', { verified: true });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ center: saved.center, changeId: null });
  expect((await send('512-555-0106', {}, ada)).status).toBe(200);
  // Somebody else has not called it yet.
  expect((await send('512-555-0106', { verified: true }, ada)).status).toBe(409);
  expect((await (await send('512-555-0107')).json()).error).toMatchObject({
    code: 'changed_by_you',
    message: expect.stringMatching(
      /^You changed “Lantern House \d+” while you had it open .* in another tab/,
    ),
  });
  expect(await history()).toHaveLength(1);
});

it('asks before it adds a center that is here already', async () => {
  const seen = await read();
  const fields = { ...nothingKnown, name: seen.name, city: seen.city, state: seen.state };
  const add = (more: object) => ada.post('/api/admin/centers', { fields, ...more });
  const refused = await add({});
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toMatchObject({
    code: 'listed_already',
    issues: [{ path: seen.id, message: expect.stringMatching(/^Lantern House .*\(same name, same city\)$/) }],
  });
  const elsewhere = { ...fields, name: 'Another Name', city: 'Reno', state: 'NV', phone: '512-555-0199' };
  expect((await add({ fields: elsewhere })).status).toBe(201);
  const other = await add({ fields: { ...elsewhere, name: 'A Third', phone: '(512) 555 0199' } });
  expect((await other.json()).error.issues).toMatchObject([
    { message: expect.stringContaining('same phone') },
  ]);
  expect((await add({ confirmed: true })).status).toBe(201);
});

it('tells two edits within one moment apart', async () => {
  const seen = await read();
  const edits = ['512-555-0104', '512-555-0105'].map((phone) =>
    edit({ fields: { ...fieldsOf(seen), phone }, seenUpdatedAt: seen.updatedAt }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

it('brings the place that goes with a new ZIP, where nobody has set another', async () => {
  const { center } = await save({ zip: '78702-0001' });
  const { lat, lng } = zipPlace('78702')!;
  expect(center).toMatchObject({ lat, lng, approximateLocation: true });
  const exact = await save({ lat: 30.26, lng: -97.71, approximateLocation: false });
  expect(exact.center).toMatchObject({ lat: 30.26, lng: -97.71, approximateLocation: false });
  const same = await save({ zip: '78702' });
  expect(same.center).toMatchObject({ lat: 30.26, lng: -97.71, approximateLocation: false });
  const cleared = await save({ lat: null, lng: null });
  expect(cleared.center).toMatchObject({ lat, lng, approximateLocation: true });
  const unknown = await save({ zip: null });
  expect(unknown.center).toMatchObject({ lat: null, lng: null, approximateLocation: false });
});

it('shows no street of a center that keeps it to itself', async () => {
  await save({ street: '1 Pier Road' });
  const { center } = await save({ streetWithheld: true });
  expect(center).toMatchObject({ street: null, streetWithheld: true });
});

it('can be taken back', async () => {
  const before = await read();
  const { changeId } = await save({ name: 'Lighthouse', levels: [{ level: 'IOP' }] });
  await on.db
    .transaction()
    .execute((tx) => undoChange(tx, changeId!, { name: 'Ada Admin', channel: 'web' }, new Date()));
  expect(fieldsOf(await read())).toEqual(fieldsOf(before));
});

it('adds centers, each with a slug of its own and on record', async () => {
  const fields = { ...nothingKnown, name: 'Pier House', city: 'Austin', state: 'TX', zip: '78701' };
  const first = await ada.post('/api/admin/centers', { fields });
  expect(first.status).toBe(201);
  const { center, changeId } = (await first.json()) as Edited;
  expect(center).toMatchObject({
    slug: 'pier-house-austin-tx',
    reviewStatus: 'PUBLISHED',
    lastVerifiedAt: null,
    source: null,
    ...zipPlaceOf('78701'),
  });
  const body = { fields, reviewStatus: 'UNPUBLISHED', verified: true, confirmed: true };
  const second = (await (await ada.post('/api/admin/centers', body)).json()) as Edited;
  expect(second.center).toMatchObject({
    slug: 'pier-house-austin-tx-2',
    reviewStatus: 'UNPUBLISHED',
    verifiedBy: 'Ada Admin',
  });
  const change = await on.db.selectFrom('changes').selectAll().where('id', '=', changeId!).execute();
  expect(change).toMatchObject([{ action: 'create', before: null, title: 'Pier House' }]);
});

function zipPlaceOf(zip: string) {
  const { lat, lng } = zipPlace(zip)!;
  return { lat, lng, approximateLocation: true };
}

it('names each field that is wrong', async () => {
  const { updatedAt, ...center } = await read();
  const fields = { ...fieldsOf({ ...center, updatedAt }), zip: '1', website: 'ftp://x.example' };
  const response = await edit({ fields, seenUpdatedAt: updatedAt });
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual(['fields.zip', 'fields.website']);
});

it.each([
  [{}, ''],
  [{ verified: true }, 'seenUpdatedAt'],
  [{ verified: false, reviewStatus: 'PUBLISHED' }, 'verified'],
  [{ reviewStatus: 'GONE' }, 'reviewStatus'],
  [{ name: 'Other' }, 'name'],
])('refuses the edit %j', async (body, path) => {
  const response = await edit(body);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toContain(path);
});

it('leaves a center alone that was merged into another', async () => {
  await on.db.updateTable('centers').set({ merged_into: 1 }).where('id', '=', Number(id)).execute();
  const response = await edit({ reviewStatus: 'PUBLISHED' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: 'merged' } });
});

it('shows a center whose survivor is gone, and says how to get it back', async () => {
  const merged_into = 99_999_998;
  const change = { subject: 'center', id: Number(id), title: 'Lantern House', action: 'merge' } as const;
  const merge = await recordChange(
    on.db,
    { ...change, before: { merged_into: null, review_status: 'PUBLISHED' }, partOf: 99_999 },
    { name: 'Rita Reviewer', channel: 'web' },
    new Date(),
  );
  await on.db
    .updateTable('centers')
    .set({ merged_into, review_status: 'UNPUBLISHED' })
    .where('id', '=', Number(id))
    .execute();
  const shown = await ada.get(`/api/admin/centers/${id}`);
  expect(await shown.json()).toMatchObject({ center: { id }, mergedInto: null });
  const refused = await edit({ reviewStatus: 'NEEDS_REVIEW' });
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toMatchObject({
    code: 'merged',
    message: expect.stringContaining('is not there any more. Undo the merge in the history'),
  });
  expect((await ada.post(`/api/admin/changes/${merge}/undo`)).status).toBe(200);
  expect((await edit({ reviewStatus: 'NEEDS_REVIEW' })).status).toBe(200);
});

it('answers 404 where there is no such center', async () => {
  expect((await ada.patch('/api/admin/centers/99999999', { reviewStatus: 'PUBLISHED' })).status).toBe(404);
});
