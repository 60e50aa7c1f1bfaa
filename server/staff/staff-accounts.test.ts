import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../access/sessions.ts';
import { startApp } from '../testing/running-app.ts';
import { addStaff, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

const PASSWORD = 'a quite new lantern';
const nia = { email: 'Nia@mail.example', name: 'Nia New', role: 'reviewer' };

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  on = await startApp({ follows: false });
  ada = await signedIn(on, 'Ada Admin', 'admin');
});
afterEach(() => on.stop());

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code];
const signIn = async (email: string, password: string) =>
  (await on.post('/api/session', { email, password })).status;
const history = () =>
  on.db.selectFrom('changes').select(['title', 'action', 'actor', 'before']).orderBy('id').execute();
const accounts = () => on.db.selectFrom('staff').select(['name', 'password_hash']).execute();

it('makes an account that can sign in, uses up the invitation to its address, and keeps who made it', async () => {
  await ada.post('/api/admin/staff-invitations', { email: 'nia@mail.example', role: 'admin' });
  const added = await ada.post('/api/admin/staff', { ...nia, password: PASSWORD });
  expect(added.status).toBe(201);
  expect(await added.json()).toEqual({
    ...nia,
    email: 'nia@mail.example',
    id: expect.any(Number),
    createdAt: expect.any(String),
    disabledAt: null,
  });
  expect(await signIn('nia@mail.example', PASSWORD)).toBe(200);
  expect((await (await ada.get('/api/admin/staff')).json()).links).toEqual([]);
  expect((await history()).at(-1)).toEqual({
    title: 'Nia New',
    action: 'create',
    actor: 'Ada Admin',
    before: null,
  });
});

it('makes no account with an address or a name that is taken, or with a short password', async () => {
  await addStaff(on.db, 'Rae Reviewer');
  const before = await accounts();
  const refusals = [
    [{ email: 'RAE.reviewer@harborlight.example' }, [409, 'email_taken']],
    [{ name: 'RAE-REVIEWER' }, [409, 'name_taken']],
    [{ password: 'short' }, [400, 'invalid_request']],
  ] as const;
  for (const [change, refused] of refusals) {
    const answer = await ada.post('/api/admin/staff', { ...nia, password: PASSWORD, ...change });
    expect(await codeOf(answer)).toEqual(refused);
  }
  expect(await accounts()).toEqual(before);
  expect(await history()).toEqual([]);
});

it('sets the password of another account, signs it out everywhere, and takes back its link', async () => {
  const rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
  const email = 'rae.reviewer@harborlight.example';
  const token = await beginSession(on.db, rae.id, { channel: 'terminal', device: 'laptop' }, new Date());
  const terminal = { headers: { Authorization: `Bearer ${token}` } };
  expect((await on.app.request('/api/admin/session', terminal)).status).toBe(200);
  await ada.post(`/api/admin/staff/${rae.id}/password-link`);
  const set = await ada.put(`/api/admin/staff/${rae.id}/password`, { password: PASSWORD });
  expect(await set.json()).toMatchObject({ id: rae.id, name: 'Rae Reviewer' });
  expect((await rae.get('/api/admin/session')).status).toBe(401);
  expect((await on.app.request('/api/admin/session', terminal)).status).toBe(401);
  expect((await (await ada.get('/api/admin/staff')).json()).links).toEqual([]);
  expect([await signIn(email, STAFF_PASSWORD), await signIn(email, PASSWORD)]).toEqual([401, 200]);
  const last = (await history()).at(-1)!;
  expect(last).toMatchObject({ title: 'Rae Reviewer', action: 'password', actor: 'Ada Admin' });
  expect(JSON.parse(last.before!)).toEqual({
    email,
    name: 'Rae Reviewer',
    role: 'reviewer',
    disabled_at: null,
  });
  expect((await ada.get('/api/admin/session')).status).toBe(200);
});

it('sets no password of one’s own, of a disabled account, of nobody, or a short one', async () => {
  const rae = await addStaff(on.db, 'Rae Reviewer');
  const set = async (id: number, password = PASSWORD) =>
    codeOf(await ada.put(`/api/admin/staff/${id}/password`, { password }));
  const before = await accounts();
  expect(await set(ada.id)).toEqual([409, 'own_account']);
  // Nor by way of a link.
  const link = await ada.post(`/api/admin/staff/${ada.id}/password-link`);
  expect(await codeOf(link)).toEqual([409, 'own_account']);
  expect(await set(9999)).toEqual([404, 'account_not_found']);
  expect(await set(rae, 'short')).toEqual([400, 'invalid_request']);
  await ada.patch(`/api/admin/staff/${rae}`, { disabled: true });
  expect(await set(rae)).toEqual([409, 'account_disabled']);
  expect(await accounts()).toEqual(before);
  expect((await history()).map(({ action }) => action)).toEqual(['update']);
});
