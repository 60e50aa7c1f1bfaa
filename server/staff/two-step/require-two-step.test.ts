import { afterEach, expect, it } from 'vitest';
import { beginSession } from '../../access/sessions.ts';
import { startApp } from '../../testing/running-app.ts';
import { addStaff, addTwoStep, STAFF_PASSWORD, signedIn } from '../../testing/staff.ts';
import { codeOf, stepAt } from './time-codes.ts';

const TWO_STEP = '/api/admin/session/two-step';
const ADA = 'ada.admin@harborlight.example';
let on: Awaited<ReturnType<typeof startApp>>;
afterEach(() => on.stop());

const start = async (rule: string) => {
  on = await startApp({ follows: false, env: { REQUIRE_TWO_STEP: rule } });
};
const refusalOf = async (response: Response) =>
  response.ok ? response.status : [response.status, (await response.json()).error.code];
const needed = [403, 'two_step_needed'];

it.each([
  ['none', 'off', 'off'],
  ['admins', 'due', 'off'],
  ['all', 'due', 'due'],
])('binds by REQUIRE_TWO_STEP=%s: an admin is %s, a reviewer %s', async (rule, admin, reviewer) => {
  await start(rule);
  for (const [name, role, expected] of [
    ['Ada Admin', 'admin', admin],
    ['Rae Reviewer', 'reviewer', reviewer],
  ] as const) {
    const who = await signedIn(on, name, role);
    expect((await (await who.get('/api/admin/session')).json()).twoStep).toBe(expected);
    expect(await refusalOf(await who.get('/api/admin/centers'))).toEqual(expected === 'due' ? needed : 200);
    await addTwoStep(on.db, who.id);
    expect(await refusalOf(await who.get('/api/admin/centers'))).toBe(200);
  }
});

it('lets who is bound do nothing but turn it on, and sign out', async () => {
  await start('admins');
  await addStaff(on.db, 'Ada Admin', 'admin');
  const signedInNow = await on.post('/api/session', { email: ADA, password: STAFF_PASSWORD });
  expect((await signedInNow.json()).twoStep).toBe('due');
  const Cookie = signedInNow.headers.getSetCookie()[0]!.split(';')[0]!;
  const ask = (method: string, path: string, body?: object) =>
    on.app.request(path, {
      method,
      headers: { Cookie, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const routes = on.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'))
    .map(({ method, path }) => [method, path.replaceAll(/:[^/{]+(\{[^/]*\})?/g, '1')] as const)
    .filter(([, path]) => !/^\/api\/admin\/session(\/two-step.*|\/all)?$/.test(path));
  expect(routes.length).toBeGreaterThan(50);
  for (const [method, path] of routes) {
    expect(await refusalOf(await ask(method, path)), `${method} ${path}`).toEqual(needed);
  }
  expect(await refusalOf(await ask('PATCH', '/api/admin/session', { name: 'Ada' }))).toEqual(needed);
  expect(await refusalOf(await ask('GET', '/api/admin/session/all'))).toEqual(needed);

  await ask('POST', `${TWO_STEP}/begin`, { current: STAFF_PASSWORD });
  const { secret } = await on.db.selectFrom('two_step').select('secret').executeTakeFirstOrThrow();
  const code = codeOf(Buffer.from(secret, 'base64url'), stepAt(new Date()));
  expect(await refusalOf(await ask('POST', `${TWO_STEP}/confirm`, { code }))).toBe(200);
  expect(await refusalOf(await ask('GET', '/api/admin/staff'))).toBe(200);
  // To turn it off leads back there.
  expect(await refusalOf(await ask('POST', `${TWO_STEP}/off`, { current: STAFF_PASSWORD }))).toBe(204);
  expect(await refusalOf(await ask('GET', '/api/admin/staff'))).toEqual(needed);
  expect(await refusalOf(await ask('DELETE', '/api/admin/session'))).toBe(204);
});

it('has no token do anything for who is bound, and makes none, until it is on', async () => {
  await start('all');
  const id = await addStaff(on.db, 'Ada Admin', 'admin');
  const token = await beginSession(on.db, id, { channel: 'terminal', device: 'a script' }, new Date());
  const ask = (path: string) => on.app.request(path, { headers: { Authorization: `Bearer ${token}` } });
  expect(await refusalOf(await ask('/api/admin/centers'))).toEqual(needed);
  const request = { email: ADA, password: STAFF_PASSWORD, device: 'another' };
  expect(await refusalOf(await on.post('/api/tokens', request))).toEqual(needed);
  expect(await on.db.selectFrom('staff_sessions').select('id').execute()).toHaveLength(1);
  const phone = await addTwoStep(on.db, id);
  expect(await refusalOf(await on.post('/api/tokens', { ...request, code: phone.codeIn(0) }))).toBe(201);
});
