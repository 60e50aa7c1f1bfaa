import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';
import { addStaff, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let rae: typeof ada;

beforeEach(async () => {
  on = await startApp({ follows: false });
  ada = await signedIn(on, 'Ada Admin', 'admin');
  rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
});
afterEach(() => on.stop());

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code];
const history = async () =>
  (
    await on.db
      .selectFrom('changes')
      .select(['subject', 'title', 'action', 'actor', 'before'])
      .orderBy('id')
      .execute()
  ).map(({ before, ...change }) => ({ ...change, before: before && JSON.parse(before) }));

it('lists accounts with when they were last used and on how many devices, and links without what they carry', async () => {
  await addStaff(on.db, 'Nia New');
  await on.post('/api/session', { email: 'rae.reviewer@harborlight.example', password: STAFF_PASSWORD });
  await ada.post('/api/admin/staff-invitations', { email: 'ivy@mail.example', role: 'admin' });
  await ada.post(`/api/admin/staff/${rae.id}/password-link`);
  const { accounts, links } = await (await ada.get('/api/admin/staff')).json();
  expect(accounts.map(({ name, sessions }: { name: string; sessions: number }) => [name, sessions])).toEqual([
    ['Ada Admin', 1],
    ['Nia New', 0],
    ['Rae Reviewer', 2],
  ]);
  expect(Object.keys(accounts[0]).sort()).toEqual(
    [
      'createdAt',
      'disabledAt',
      'email',
      'failed',
      'id',
      'lastUsedAt',
      'name',
      'role',
      'sessions',
      'twoStep',
    ].sort(),
  );
  expect(Date.now() - Date.parse(accounts[2].lastUsedAt)).toBeLessThan(60_000);
  expect(accounts[1].lastUsedAt).toBeNull();
  const common = { id: expect.any(Number), createdBy: 'Ada Admin', expiresAt: expect.any(String) };
  expect(links).toEqual([
    { ...common, purpose: 'invite', email: 'ivy@mail.example', role: 'admin' },
    { ...common, purpose: 'password', email: 'rae.reviewer@harborlight.example', role: 'reviewer' },
  ]);
});

it('shows a link once, at the address that people reach the server by', async () => {
  const made = await (await ada.post(`/api/admin/staff/${rae.id}/password-link`)).json();
  expect(made.url).toMatch(/^http:\/\/localhost\/admin0323\/welcome#[\w-]{43}$/);
  const behindProxy = await startApp({ follows: false, publicUrl: 'https://harborlight.example/' });
  try {
    const admin = await signedIn(behindProxy);
    const invited = await admin.post('/api/admin/staff-invitations', {
      email: 'ivy@mail.example',
      role: 'reviewer',
    });
    expect((await invited.json()).url).toMatch(/^https:\/\/harborlight\.example\/admin0323\/welcome#/);
  } finally {
    await behindProxy.stop();
  }
});

it('invites nobody who has an account', async () => {
  const refused = await ada.post('/api/admin/staff-invitations', {
    email: 'RAE.reviewer@harborlight.example',
    role: 'admin',
  });
  expect(await codeOf(refused)).toEqual([409, 'email_taken']);
});

it('changes a role at once, for sessions that go on too', async () => {
  expect((await rae.get('/api/admin/staff')).status).toBe(403);
  const changed = await ada.patch(`/api/admin/staff/${rae.id}`, { role: 'admin' });
  expect(await changed.json()).toMatchObject({ name: 'Rae Reviewer', role: 'admin', disabledAt: null });
  expect((await rae.get('/api/admin/staff')).status).toBe(200);
});

it('ends the sessions of an account that it disables, which cannot sign in until it is enabled', async () => {
  const signIn = () =>
    on.post('/api/session', { email: 'rae.reviewer@harborlight.example', password: STAFF_PASSWORD });
  await ada.patch(`/api/admin/staff/${rae.id}`, { disabled: true });
  expect((await rae.get('/api/admin/session')).status).toBe(401);
  expect(await codeOf(await signIn())).toEqual([401, 'wrong_sign_in']);
  await ada.patch(`/api/admin/staff/${rae.id}`, { disabled: false });
  expect((await rae.get('/api/admin/session')).status).toBe(401);
  expect((await signIn()).status).toBe(200);
});

it('lets nobody disable themselves or change their own role', async () => {
  await ada.patch(`/api/admin/staff/${rae.id}`, { role: 'admin' });
  for (const change of [{ disabled: true }, { role: 'reviewer' }]) {
    expect(await codeOf(await ada.patch(`/api/admin/staff/${ada.id}`, change))).toEqual([409, 'own_account']);
  }
  // What changes nothing is no such thing.
  expect((await ada.patch(`/api/admin/staff/${ada.id}`, { role: 'admin', disabled: false })).status).toBe(
    200,
  );
});

it('leaves an admin where two take each other’s rights at the same moment', async () => {
  await ada.patch(`/api/admin/staff/${rae.id}`, { role: 'admin' });
  const answers = await Promise.all([
    ada.patch(`/api/admin/staff/${rae.id}`, { role: 'reviewer' }),
    rae.patch(`/api/admin/staff/${ada.id}`, { disabled: true }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect((await refused.json()).error.code).toBe('last_admin');
  const admins = await on.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .execute();
  expect(admins).toHaveLength(1);
});

it('lists the sessions of an account and ends one or all', async () => {
  for (const agent of ['Mozilla/5.0 (iPhone) Version/17.4 Mobile/15E148 Safari/604.1', 'Firefox/130.0']) {
    await on.post(
      '/api/session',
      { email: 'rae.reviewer@harborlight.example', password: STAFF_PASSWORD },
      { 'User-Agent': agent },
    );
  }
  const path = `/api/admin/staff/${rae.id}/sessions`;
  const sessions = await (await ada.get(path)).json();
  expect(sessions.map(({ device }: { device: string }) => device)).toEqual(['Firefox', 'Mobile', 'Chrome']);
  expect((await ada.delete(`${path}/${sessions[2].id}`)).status).toBe(204);
  expect((await rae.get('/api/admin/session')).status).toBe(401);
  expect(await codeOf(await ada.delete(`${path}/${sessions[2].id}`))).toEqual([404, 'session_not_found']);
  expect((await ada.delete(path)).status).toBe(204);
  expect(await (await ada.get(path)).json()).toEqual([]);
  expect((await ada.get('/api/admin/session')).status).toBe(200);
  expect(await codeOf(await ada.delete('/api/admin/staff/9999/sessions'))).toEqual([
    404,
    'account_not_found',
  ]);
});

it('ends no session of somebody else by the wrong account', async () => {
  const [own] = await (await ada.get('/api/admin/session/all')).json();
  const wrong = await ada.delete(`/api/admin/staff/${rae.id}/sessions/${own.id}`);
  expect(await codeOf(wrong)).toEqual([404, 'session_not_found']);
  expect((await ada.get('/api/admin/session')).status).toBe(200);
});

it('keeps a history of all of it, with nothing that one could sign in with', async () => {
  await ada.post('/api/admin/staff-invitations', { email: 'ivy@mail.example', role: 'reviewer' });
  await ada.patch(`/api/admin/staff/${rae.id}`, { role: 'admin' });
  await ada.post(`/api/admin/staff/${rae.id}/password-link`);
  await ada.delete(`/api/admin/staff/${rae.id}/sessions`);
  await ada.patch(`/api/admin/staff/${rae.id}`, { disabled: true });
  const account = { email: 'rae.reviewer@harborlight.example', name: 'Rae Reviewer', disabled_at: null };
  const common = { subject: 'staff', title: 'Rae Reviewer', actor: 'Ada Admin' };
  const asAdmin = { ...account, role: 'admin' };
  expect(await history()).toEqual([
    { ...common, title: 'ivy@mail.example', action: 'invite', before: null },
    { ...common, action: 'update', before: { ...account, role: 'reviewer' } },
    { ...common, action: 'password_link', before: asAdmin },
    { ...common, action: 'sign_out', before: asAdmin },
    { ...common, action: 'update', before: asAdmin },
  ]);
});

describe('what an admin has made', () => {
  let look: () => ReturnType<typeof on.post>;

  beforeEach(async () => {
    await ada.patch(`/api/admin/staff/${rae.id}`, { role: 'admin' });
    const invited = await rae.post('/api/admin/staff-invitations', {
      email: 'new@harborlight.example',
      role: 'admin',
    });
    const token = (await invited.json()).url.split('#')[1];
    look = () => on.post('/api/staff-links/look', { token });
    expect((await look()).status).toBe(200);
  });
  const links = () => on.db.selectFrom('staff_links').select('id').execute();

  it('is taken back once they are no admin any more', async () => {
    await ada.patch(`/api/admin/staff/${rae.id}`, { role: 'reviewer' });
    expect((await look()).status).toBe(404);
  });

  it.each([
    ['at once', [{ name: 'Rae Former', disabled: true }]],
    ['one after the other', [{ name: 'Rae Former' }, { disabled: true }]],
    ['and is enabled again', [{ name: 'Rae Former' }, { disabled: true }, { disabled: false }]],
  ])('is taken back when the account is renamed and disabled %s', async (_, changes) => {
    for (const change of changes) await ada.patch(`/api/admin/staff/${rae.id}`, change);
    expect((await look()).status).toBe(404);
    expect(await links()).toEqual([]);
  });

  it('is taken back when the account is renamed and deleted', async () => {
    await ada.patch(`/api/admin/staff/${rae.id}`, { name: 'Rae Former' });
    await ada.delete(`/api/admin/staff/${rae.id}`);
    expect((await look()).status).toBe(404);
    expect(await links()).toEqual([]);
  });

  it('is of no use where the maker lost the right in any other way', async () => {
    const disabled_at = '2026-11-01T00:00:00.000Z';
    await on.db.updateTable('staff').set({ disabled_at }).where('id', '=', rae.id).execute();
    expect((await look()).status).toBe(404);
  });
});
