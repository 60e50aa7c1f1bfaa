import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordChange } from '../history/changes.ts';
import { startApp } from '../testing/running-app.ts';
import { addStaff, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';
import { makeSetUpLink } from './links.ts';

const NAME = 'Ada Admin';
const PASSWORD = 'the first lantern lit';
let on: Awaited<ReturnType<typeof startApp>>;

beforeEach(async () => {
  on = await startApp({ follows: false });
});
afterEach(async () => {
  vi.useRealTimers();
  await on.stop();
});

const look = (token: string) => on.post('/api/staff-links/look', { token });
const accept = (token: string, given: object = { name: NAME, password: PASSWORD }) =>
  on.post('/api/staff-links/accept', { token, ...given });
const later = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + hours * 3600_000) });
const tokenOf = async (response: Response) => (await response.json()).url.split('#')[1] as string;
const cookieOf = (response: Response) => ({ Cookie: response.headers.get('Set-Cookie')!.split(';')[0]! });

async function expectNotValid(token: string): Promise<void> {
  for (const response of [await look(token), await accept(token)]) {
    expect(response.status).toBe(404);
    const { code, message } = (await response.json()).error;
    expect(code).toBe('link_not_valid');
    expect(message).toMatch(/^This link is not valid: it was used, or it is too old\. Please ask an admin/);
  }
}

it('makes the first account, an admin, by the link of the first start, and signs in', async () => {
  const token = (await makeSetUpLink(on.db, new Date()))!;
  expect(await (await look(token)).json()).toEqual({ purpose: 'set-up', email: null, role: 'admin' });
  const incomplete = await accept(token, { password: PASSWORD });
  expect(incomplete.status).toBe(400);
  expect((await incomplete.json()).error.issues.map(({ path }: { path: string }) => path)).toEqual([
    'email',
    'name',
  ]);

  const accepted = await accept(token, { email: 'Ada@Harborlight.example', name: NAME, password: PASSWORD });
  expect(await accepted.json()).toMatchObject({
    email: 'ada@harborlight.example',
    name: NAME,
    role: 'admin',
  });
  const session = await on.app.request('/api/admin/session', { headers: cookieOf(accepted) });
  expect(session.status).toBe(200);
  await expectNotValid(token);
  expect(await makeSetUpLink(on.db, new Date())).toBeUndefined();
});

it('stores of a link only a hash of what it carries', async () => {
  const token = (await makeSetUpLink(on.db, new Date()))!;
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = JSON.stringify(await on.db.selectFrom('staff_links').selectAll().execute());
  expect(rows).not.toContain(token);
});

it('replaces the link of the first account at each start, ends it after an hour, and once there is an account', async () => {
  const first = (await makeSetUpLink(on.db, new Date()))!;
  const second = (await makeSetUpLink(on.db, new Date()))!;
  await expectNotValid(first);
  expect((await look(second)).status).toBe(200);
  later(1.001);
  await expectNotValid(second);

  const third = (await makeSetUpLink(on.db, new Date()))!;
  await addStaff(on.db, 'Tess Terminal', 'admin');
  await expectNotValid(third);
});

it('gives one of two who use a link at the same moment the account', async () => {
  const token = (await makeSetUpLink(on.db, new Date()))!;
  const answers = await Promise.all(
    ['ada', 'eve'].map((name) => accept(token, { email: `${name}@mail.example`, name, password: PASSWORD })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await on.db.selectFrom('staff').select('id').execute()).toHaveLength(1);
});

it('invites somebody for seven days, with the role and to the address that the admin chose', async () => {
  const ada = await signedIn(on);
  const invite = () =>
    ada.post('/api/admin/staff-invitations', { email: 'Rae@Mail.example', role: 'reviewer' });
  const made = await invite();
  expect(made.status).toBe(201);
  const replaced = await tokenOf(made);
  const token = await tokenOf(await invite());
  await expectNotValid(replaced);
  expect(await (await look(token)).json()).toEqual({
    purpose: 'invite',
    email: 'rae@mail.example',
    role: 'reviewer',
  });
  later(7 * 24 - 0.01);
  const accepted = await accept(token, { name: 'Rae', email: 'eve@mail.example', password: PASSWORD });
  expect(await accepted.json()).toMatchObject({ email: 'rae@mail.example', role: 'reviewer' });
  await expectNotValid(token);
});

it('gives a new account no name that somebody here has or had, and leaves the link for another try', async () => {
  const ada = await signedIn(on, 'Zoë Adams');
  await addStaff(on.db, 'Dan Disabled');
  await on.db
    .updateTable('staff')
    .set({ disabled_at: '2026-11-01T00:00:00.000Z' })
    .where('name', '=', 'Dan Disabled')
    .execute();
  const past = { subject: 'guide', id: 1, title: 'A guide', action: 'update', before: {} } as const;
  await recordChange(on.db, past, { name: 'Gone Gwen', channel: 'web' }, new Date());
  await recordChange(on.db, past, { name: 'root', channel: 'terminal' }, new Date());
  const token = await tokenOf(
    await ada.post('/api/admin/staff-invitations', { email: 'rae@mail.example', role: 'reviewer' }),
  );
  for (const name of ['Zoë Adams', 'ZOE  ADAMS', 'dan-disabled', 'Gone Gwen']) {
    const refused = await accept(token, { name, password: PASSWORD });
    expect(refused.status, name).toBe(409);
    const { error } = await refused.json();
    expect(error.code).toBe('name_taken');
    expect(error.issues).toEqual([
      { path: 'name', message: expect.stringMatching(/^Somebody else has, or had, this name here/) },
    ]);
  }
  expect((await accept(token, { name: 'Root', password: PASSWORD })).status).toBe(200);
});

it('ends an invitation after seven days, and when it is withdrawn', async () => {
  const ada = await signedIn(on);
  const invite = async (email: string) =>
    tokenOf(await ada.post('/api/admin/staff-invitations', { email, role: 'reviewer' }));
  const withdrawn = await invite('one@mail.example');
  const { links } = await (await ada.get('/api/admin/staff')).json();
  expect((await ada.delete(`/api/admin/staff-invitations/${links[0].id}`)).status).toBe(204);
  expect((await ada.delete(`/api/admin/staff-invitations/${links[0].id}`)).status).toBe(404);
  await expectNotValid(withdrawn);
  const old = await invite('two@mail.example');
  later(7 * 24 + 0.01);
  await expectNotValid(old);
});

it('sets a new password by a link, which signs out everywhere else', async () => {
  const ada = await signedIn(on);
  const rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
  const token = await tokenOf(await ada.post(`/api/admin/staff/${rae.id}/password-link`));
  expect(await (await look(token)).json()).toEqual({
    purpose: 'password',
    email: 'rae.reviewer@harborlight.example',
    role: 'reviewer',
  });
  const accepted = await accept(token, { password: PASSWORD });
  expect(accepted.status).toBe(200);
  expect((await rae.get('/api/admin/session')).status).toBe(401);
  expect((await on.app.request('/api/admin/session', { headers: cookieOf(accepted) })).status).toBe(200);
  const email = 'rae.reviewer@harborlight.example';
  expect((await on.post('/api/session', { email, password: STAFF_PASSWORD })).status).toBe(401);
  expect((await on.post('/api/session', { email, password: PASSWORD })).status).toBe(200);
  expect(await on.db.selectFrom('notifications').select(['kind', 'recipient']).execute()).toEqual([
    { kind: 'password', recipient: email },
  ]);
  await expectNotValid(token);
});

it('ends a link for a new password after a day, and when the account is disabled', async () => {
  const ada = await signedIn(on);
  const rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
  const make = async () => tokenOf(await ada.post(`/api/admin/staff/${rae.id}/password-link`));
  const disabled = await make();
  await ada.patch(`/api/admin/staff/${rae.id}`, { disabled: true });
  await expectNotValid(disabled);
  const refused = await ada.post(`/api/admin/staff/${rae.id}/password-link`);
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'account_disabled']);
  await ada.patch(`/api/admin/staff/${rae.id}`, { disabled: false });
  await expectNotValid(disabled);
  const old = await make();
  later(24.01);
  await expectNotValid(old);
});

it('takes 60 tries of links an hour from one connection', async () => {
  const statuses = [];
  for (let time = 0; time < 61; time++) statuses.push((await look('a guess')).status);
  expect(statuses).toEqual([...Array(60).fill(404), 429]);
  expect((await on.post('/api/staff-links/look', { token: 'a' }, { from: '192.0.2.9' })).status).toBe(404);
});

it('refuses a short password, and says what is wrong with it', async () => {
  const token = (await makeSetUpLink(on.db, new Date()))!;
  const refused = await accept(token, { email: 'ada@mail.example', name: NAME, password: 'too short' });
  expect((await refused.json()).error.issues).toEqual([
    { path: 'password', message: 'Please use at least 12 characters' },
  ]);
});
