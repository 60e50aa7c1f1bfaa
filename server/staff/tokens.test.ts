import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';
import { addStaff, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let admin: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  on = await startApp({ follows: false });
  admin = await signedIn(on, 'Ada Admin', 'admin');
  await addStaff(on.db, 'Rae Reviewer');
});
afterAll(() => on.stop());

async function signIn(email: string, device = 'a laptop'): Promise<string> {
  const response = await on.post('/api/tokens', { email, password: STAFF_PASSWORD, device });
  expect(response.status).toBe(201);
  return (await response.json()).token;
}

const ask = (token: string, path: string, method = 'GET') =>
  on.app.request(path, { method, headers: { Authorization: `Bearer ${token}` } });

it('signs a terminal in by a token, and puts what it does on record as done in the terminal', async () => {
  const token = await signIn('rae.reviewer@harborlight.example');
  const response = await ask(token, '/api/admin/session');
  expect(await response.json()).toMatchObject({ name: 'Rae Reviewer', channel: 'terminal' });
  // No browser is signed in by it.
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(
    (await on.app.request('/api/admin/session', { headers: { Cookie: `harborlight_session=${token}` } }))
      .status,
  ).toBe(401);
  const stored = JSON.stringify(await on.db.selectFrom('staff_sessions').selectAll().execute());
  expect(stored).not.toContain(token);
});

it('makes no token for a wrong password', async () => {
  const wrong = { email: 'rae.reviewer@harborlight.example', password: 'not hers at all', device: 'x' };
  expect((await on.post('/api/tokens', wrong)).status).toBe(401);
});

it('lists tokens, of all to an admin, and revokes them', async () => {
  const own = await signIn('ada.admin@harborlight.example', 'her desk');
  const hers = await signIn('rae.reviewer@harborlight.example', 'her phone');
  const seen = async (token: string) => (await (await ask(token, '/api/admin/tokens')).json()) as Seen[];
  type Seen = { id: number; device: string; name: string; current: boolean };
  const ofAll = await seen(own);
  expect(ofAll.map(({ device }) => device)).toEqual(expect.arrayContaining(['her desk', 'her phone']));
  expect(ofAll.find(({ device }) => device === 'her desk')).toMatchObject({
    current: true,
    name: 'Ada Admin',
  });
  expect((await seen(hers)).every(({ name }) => name === 'Rae Reviewer')).toBe(true);

  const idOf = (device: string) => ofAll.find((token) => token.device === device)?.id;
  // A reviewer gets not even to know of an admin's.
  expect((await ask(hers, `/api/admin/tokens/${idOf('her desk')}`, 'DELETE')).status).toBe(404);
  expect((await ask(own, `/api/admin/tokens/${idOf('her phone')}`, 'DELETE')).status).toBe(204);
  expect((await ask(hers, '/api/admin/session')).status).toBe(401);
  expect((await ask(own, '/api/admin/session', 'DELETE')).status).toBe(204);
  expect((await ask(own, '/api/admin/session')).status).toBe(401);
});

it('lets a token that was made for it read, and change nothing but sign itself out', async () => {
  const body = { email: 'ada.admin@harborlight.example', password: STAFF_PASSWORD, device: 'a script' };
  const made = await (await on.post('/api/tokens', { ...body, readOnly: true })).json();
  expect(made.staff.readOnly).toBe(true);
  expect((await ask(made.token, '/api/admin/staff')).status).toBe(200);
  const { id } = await on.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'Rae Reviewer')
    .executeTakeFirstOrThrow();
  const refused = await ask(made.token, `/api/admin/staff/${id}`, 'DELETE');
  expect([refused.status, (await refused.json()).error]).toEqual([
    403,
    { code: 'read_only_token', message: expect.stringMatching(/^This token may only read\./) },
  ]);
  const tokens = await (await ask(made.token, '/api/admin/tokens')).json();
  expect(tokens.find(({ device }: { device: string }) => device === 'a script').readOnly).toBe(true);
  const own = await (await admin.get('/api/admin/session/all')).json();
  expect(own.map(({ readOnly }: { readOnly: boolean }) => readOnly)).toContain(true);
  expect((await ask(made.token, '/api/admin/session', 'DELETE')).status).toBe(204);
  expect((await ask(made.token, '/api/admin/session')).status).toBe(401);
});

it('ends tokens with the account', async () => {
  const token = await signIn('rae.reviewer@harborlight.example');
  const { id } = await on.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'Rae Reviewer')
    .executeTakeFirstOrThrow();
  expect((await admin.patch(`/api/admin/staff/${id}`, { disabled: true })).status).toBe(200);
  expect((await ask(token, '/api/admin/session')).status).toBe(401);
});
