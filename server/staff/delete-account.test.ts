import { afterEach, beforeEach, expect, it } from 'vitest';
import { readError, reviewedFields, startReviewing } from '../testing/reviewing.ts';
import { addCenters } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startReviewing>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  on = await startReviewing({ follows: false });
  ada = await signedIn(on, 'Ada Admin', 'admin');
});
afterEach(() => on.stop());

const account = (id: number) => `/api/admin/staff/${id}`;
const rename = (id: number, name: string) => ada.patch(account(id), { name });
const names = async () => JSON.stringify(await (await on.kim.get('/api/admin/history')).json());

it('deletes an account: its work stays on record, its name and address do not, and what it was on is free', async () => {
  const { Quay: center = '' } = await addCenters(on.db, { name: 'Quay', city: 'Reno', state: 'NV' });
  const { center: seen } = await (await on.robin.get(`/api/admin/centers/${center}`)).json();
  const path = `/api/admin/centers/${center}`;
  expect((await on.robin.patch(path, { verified: true, seenUpdatedAt: seen.updatedAt })).status).toBe(200);
  const [decided, reviewing] = [await on.underReview(), await on.underReview()];
  const approval = { centerId: null, fields: reviewedFields };
  await on.robin.patch(`/api/admin/submissions/${decided}`, { status: 'APPROVED', approval });
  const [handled, claimed] = [await on.askForMatch(), await on.askForMatch()];
  await on.robin.patch(`/api/admin/matching-requests/${handled}`, { handled: true });
  await on.robin.put(`/api/admin/claims/matching_request/${claimed}`, { takeOver: false });
  // An earlier name is hers, too.
  expect((await rename(on.robin.id, 'Robin Married')).status).toBe(200);

  expect((await ada.delete(account(on.robin.id))).status).toBe(204);
  expect((await on.robin.get('/api/admin/session')).status).toBe(401);
  const read = async (of: string) => (await on.kim.get(`/api/admin/${of}`)).json();
  expect(await read(`submissions/${decided}`)).toMatchObject({ processedBy: 'a former colleague' });
  expect(await read(`submissions/${reviewing}`)).toMatchObject({
    status: 'NEW',
    reviewer: null,
    claim: null,
  });
  expect(await read(`matching-requests/${handled}`)).toMatchObject({ handledBy: 'a former colleague' });
  expect(await read(`matching-requests/${claimed}`)).toMatchObject({ claim: null });
  expect((await read(`centers/${center}`)).center).toMatchObject({
    lastVerifiedAt: expect.any(String),
    verifiedBy: null,
  });
  expect(await names()).toContain('a former colleague');
  for (const table of await on.db.introspection.getTables()) {
    const rows = await on.db
      .selectFrom(table.name as 'changes')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows), table.name).not.toMatch(/robin/i);
  }
  // What she did can still be taken back.
  expect((await on.kim.post(`/api/admin/submissions/${decided}/undo`)).status).toBe(200);
});

it('deletes neither the last admin, nor oneself, nor whom there is not', async () => {
  const before = await on.db.selectFrom('staff').selectAll().execute();
  expect(await readError(await ada.delete(account(ada.id)))).toMatchObject({ code: 'own_account' });
  expect(await readError(await ada.delete(account(9999)))).toMatchObject({ code: 'account_not_found' });
  expect((await on.kim.delete(account(ada.id))).status).toBe(403);
  expect(await on.db.selectFrom('staff').selectAll().execute()).toEqual(before);
});

it('renames an account, which goes on with what it was on, and has nobody else take an earlier name', async () => {
  const id = await on.underReview();
  expect(await (await rename(on.robin.id, 'Robin Married')).json()).toMatchObject({ name: 'Robin Married' });
  expect(await (await on.robin.get(`/api/admin/submissions/${id}`)).json()).toMatchObject({
    reviewer: 'Robin Married',
    claim: { by: 'Robin Married' },
  });
  expect(await readError(await rename(on.kim.id, 'Robin Reviewer'))).toMatchObject({ code: 'name_taken' });
  await ada.delete(account(on.robin.id));
  // Nobody is called by it any more, and nobody can be called what the record calls her.
  expect((await rename(on.kim.id, 'Robin Reviewer')).status).toBe(200);
  expect(await readError(await rename(on.kim.id, 'A former colleague'))).toMatchObject({
    code: 'name_taken',
  });
});
