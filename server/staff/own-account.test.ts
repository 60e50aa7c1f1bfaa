import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp } from '../testing/running-app.ts';
import { STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

const EMAIL = 'rae.reviewer@harborlight.example';
let on: Awaited<ReturnType<typeof startApp>>;
let rae: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  on = await startApp({ follows: false });
  rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
});
afterEach(() => on.stop());

/** Signs in on another device. Returns its cookie. */
async function signIn(headers: Record<string, string> = {}) {
  const response = await on.post('/api/session', { email: EMAIL, password: STAFF_PASSWORD }, headers);
  expect(response.status).toBe(200);
  return { Cookie: response.headers.get('Set-Cookie')!.split(';')[0]! };
}
const isSignedIn = async (headers: Record<string, string>) =>
  (await on.app.request('/api/admin/session', { headers })).status === 200;

it('lists one’s own devices by the kind of browser alone', async () => {
  await signIn({ 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0' });
  expect(await (await rae.get('/api/admin/session/all')).json()).toMatchObject([
    { device: 'Firefox', current: false },
    { device: 'Chrome', current: true },
  ]);
  const stored = JSON.stringify(await on.db.selectFrom('staff_sessions').selectAll().execute());
  expect(stored).not.toContain('Windows');
});

it('signs out everywhere', async () => {
  const phone = await signIn();
  const out = await rae.delete('/api/admin/session/all');
  expect(out.status).toBe(204);
  expect(out.headers.getSetCookie().at(-1)).toMatch(/^harborlight_session=; Max-Age=0; Path=\/api/);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(rae.headers)).toBe(false);
});

it('changes the password, and signs out everywhere else', async () => {
  const phone = await signIn();
  const password = 'a quite new lantern';
  expect((await rae.post('/api/admin/session/password', { current: STAFF_PASSWORD, password })).status).toBe(
    204,
  );
  expect(await isSignedIn(rae.headers)).toBe(true);
  expect(await isSignedIn(phone)).toBe(false);
  expect((await on.post('/api/session', { email: EMAIL, password: STAFF_PASSWORD })).status).toBe(401);
  expect((await on.post('/api/session', { email: EMAIL, password })).status).toBe(200);
  // So that nobody does it unseen.
  expect(await on.db.selectFrom('notifications').select(['audience', 'kind', 'recipient']).execute()).toEqual(
    [{ audience: 'account', kind: 'password', recipient: EMAIL }],
  );
});

it('changes nothing by a wrong current password, or to a short one', async () => {
  const attempt = async (current: string, password: string) => {
    const response = await rae.post('/api/admin/session/password', { current, password });
    return [response.status, (await response.json()).error.issues.map(({ path }: { path: string }) => path)];
  };
  expect(await attempt('a guess', 'a quite new lantern')).toEqual([400, ['current']]);
  expect(await attempt(STAFF_PASSWORD, 'short')).toEqual([400, ['password']]);
  await signIn();
});

it('changes one’s own name, and keeps the earlier one in the history', async () => {
  expect(await (await rae.patch('/api/admin/session', { name: ' Rae R. ' })).json()).toMatchObject({
    name: 'Rae R.',
    role: 'reviewer',
  });
  expect(await (await rae.get('/api/admin/session')).json()).toMatchObject({ name: 'Rae R.' });
  const [change] = await on.db.selectFrom('changes').selectAll().execute();
  expect(change).toMatchObject({ subject: 'staff', title: 'Rae Reviewer', actor: 'Rae Reviewer' });
  expect((await rae.patch('/api/admin/session', { name: 'Rae', role: 'admin' })).status).toBe(400);
});

it('takes no colleague’s name, not even an earlier one, but gives back one’s own', async () => {
  const ada = await signedIn(on, 'Ada Admin');
  const rename = async (who: typeof rae, name: string) => {
    const response = await who.patch('/api/admin/session', { name });
    return response.status === 200 ? 200 : (await response.json()).error;
  };
  expect(await rename(rae, 'ADA-ADMIN')).toMatchObject({
    code: 'name_taken',
    issues: [{ path: 'name', message: expect.any(String) }],
  });
  expect(await rename(rae, 'rae reviewer')).toBe(200);
  expect(await rename(rae, 'Rae R.')).toBe(200);
  expect(await rename(ada, 'Rae Reviewer')).toMatchObject({ code: 'name_taken' });
  expect(await rename(rae, 'Rae Reviewer')).toBe(200);
  expect((await (await ada.get('/api/admin/session')).json()).name).toBe('Ada Admin');
});

it('takes the place of the session that was there, when one signs in anew in the same browser', async () => {
  await signIn(rae.headers);
  expect(await isSignedIn(rae.headers)).toBe(false);
});

it('has a cookie that this server alone can set, and that travels by https alone, where people use https', async () => {
  const cookieOf = async (app: typeof on, headers: Record<string, string> = {}) => {
    await signedIn(app, 'Ada Admin');
    const credentials = { email: 'ada.admin@harborlight.example', password: STAFF_PASSWORD };
    const response = await app.post('/api/session', credentials, headers);
    return response.headers.getSetCookie()[0]!;
  };
  const forwarded = { 'X-Forwarded-Proto': 'https' };
  expect(await cookieOf(on, forwarded)).toMatch(/^harborlight_session=(?!.*Secure)/);
  for (const [options, headers] of [
    [{ publicUrl: 'https://harborlight.example' }, {}],
    [{ trustProxy: 1 }, forwarded],
  ] as const) {
    const behindProxy = await startApp(options);
    try {
      const cookie = await cookieOf(behindProxy, headers);
      expect(cookie).toMatch(
        /^__Host-harborlight_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const token = /=([\w-]+)/.exec(cookie)![1];
      const ask = (Cookie: string, method = 'GET') =>
        behindProxy.app.request('/api/admin/session', { method, headers: { ...headers, Cookie } });
      // One of the plain name may be of a site beside it.
      expect((await ask(`harborlight_session=${token}`)).status).toBe(401);
      const own = `__Host-harborlight_session=${token}`;
      expect((await ask(own)).status).toBe(200);
      const out = await ask(own, 'DELETE');
      expect(out.headers.getSetCookie().at(-1)).toMatch(
        /^__Host-harborlight_session=; Max-Age=0; Path=\/; .*Secure/,
      );
      expect((await ask(own)).status).toBe(401);
    } finally {
      await behindProxy.stop();
    }
  }
});
