import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from '../testing/running-app.ts';
import { addStaff, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
const ADA = 'ada.admin@harborlight.example';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  on = await startApp({ follows: false });
  await addStaff(on.db, 'Ada Admin', 'admin');
});
afterEach(async () => {
  vi.useRealTimers();
  await on.stop();
});

const signIn = (email = ADA, password = 'a guess', from = '192.0.2.1') =>
  on.post('/api/session', { email, password }, { from });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Seconds to wait; 0 where the try was not refused for having failed too often. */
async function secondsToWait(response: Response): Promise<number> {
  return response.status === 429 ? Number(response.headers.get('Retry-After')) : 0;
}

async function fail(times: number, email = ADA, from?: string): Promise<void> {
  for (let time = 0; time < times; time++) {
    expect((await signIn(email, 'a guess', from)).status).toBe(401);
  }
}

it('lets five tries go, then makes one wait 30 seconds, and twice as long after each further one, up to an hour', async () => {
  await fail(5);
  const refused = await signIn();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect((await refused.json()).error).toEqual({
    code: 'too_many_sign_ins',
    message: 'Too many sign-ins have failed. Please try again in 30 seconds.',
  });
  later(30);
  const waits: number[] = [];
  for (let time = 0; time < 9; time++) {
    await fail(1);
    const seconds = await secondsToWait(await signIn());
    waits.push(seconds);
    later(seconds);
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

it('refuses the right password too while one has to wait, and forgets the failures once it came through', async () => {
  await fail(5);
  expect((await signIn(ADA, STAFF_PASSWORD)).status).toBe(429);
  later(29.5);
  expect(await secondsToWait(await signIn(ADA, STAFF_PASSWORD))).toBe(1);
  later(0.5);
  expect((await signIn(ADA, STAFF_PASSWORD)).status).toBe(200);
  await fail(5);
  expect(await secondsToWait(await signIn())).toBe(30);
});

it('takes the right password at the fifth try', async () => {
  await fail(4);
  expect((await signIn(ADA, STAFF_PASSWORD)).status).toBe(200);
  expect((await signIn(ADA, STAFF_PASSWORD)).status).toBe(200);
});

it('lets others sign in meanwhile, and the same person from elsewhere', async () => {
  await addStaff(on.db, 'Rae Reviewer');
  await fail(5);
  expect((await signIn('rae.reviewer@harborlight.example', STAFF_PASSWORD)).status).toBe(200);
  expect((await signIn(ADA, STAFF_PASSWORD, '192.0.2.2')).status).toBe(200);
});

it('says the same of an address that has no account, and of an account that is disabled', async () => {
  await addStaff(on.db, 'Dan Disabled');
  await on.db
    .updateTable('staff')
    .set({ disabled_at: '2026-11-01T00:00:00.000Z' })
    .where('name', '=', 'Dan Disabled')
    .execute();
  const answers = async (email: string, from: string, password?: string) => {
    const all = [];
    for (let time = 0; time < 6; time++) {
      const response = await signIn(email, password, from);
      all.push([response.status, response.headers.get('Retry-After'), await response.json()]);
    }
    return all;
  };
  const known = await answers(ADA, '192.0.2.10');
  expect(known.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await answers('nobody@harborlight.example', '192.0.2.11')).toEqual(known);
  const disabled = await answers('dan.disabled@harborlight.example', '192.0.2.12', STAFF_PASSWORD);
  expect(disabled).toEqual(known);
});

it('does not let more through where they come all at once', async () => {
  const responses = await Promise.all(Array.from({ length: 40 }, () => signIn()));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
});

it('stops those who guess one account from many addresses', async () => {
  for (let client = 1; client <= 50; client++) await fail(1, ADA, `198.51.100.${client}`);
  const refused = await signIn(ADA, 'a guess', '198.51.100.99');
  expect(await secondsToWait(refused)).toBe(15 * 60);
  expect((await refused.json()).error.message).toContain('in 15 minutes');
  later(15 * 60);
  expect((await signIn(ADA, STAFF_PASSWORD, '198.51.100.99')).status).toBe(200);
});

it('keeps nobody out of their own account, from where they have signed in before', async () => {
  const home = '203.0.113.7';
  expect((await signIn(ADA, STAFF_PASSWORD, home)).status).toBe(200);
  const guess = async (round: number) => {
    for (let client = 1; client <= 50; client++) await signIn(ADA, 'a guess', `198.51.${round}.${client}`);
  };
  for (let round = 1; round <= 3; round++) {
    await guess(round);
    expect(await secondsToWait(await signIn(ADA, STAFF_PASSWORD, '198.51.100.99'))).toBeGreaterThan(0);
    expect((await signIn(ADA, STAFF_PASSWORD, home)).status).toBe(200);
    expect((await signIn(ADA, STAFF_PASSWORD, home)).status).toBe(200);
    later(15 * 60);
  }
  await fail(5, ADA, home);
  expect(await secondsToWait(await signIn(ADA, STAFF_PASSWORD, home))).toBe(30);

  later(31 * 24 * 60 * 60);
  await guess(4);
  expect((await signIn(ADA, STAFF_PASSWORD, home)).status).toBe(429);
});

it('locks nobody out by their own right password after many have guessed', async () => {
  for (let client = 1; client <= 50; client++) await fail(1, ADA, `198.51.100.${client}`);
  later(15 * 60);
  expect((await signIn(ADA, STAFF_PASSWORD, '192.0.2.50')).status).toBe(200);
  expect((await signIn(ADA, STAFF_PASSWORD, '192.0.2.51')).status).toBe(200);
  await fail(1, ADA, '198.51.100.99');
  expect(await secondsToWait(await signIn(ADA, STAFF_PASSWORD, '192.0.2.52'))).toBe(15 * 60);
});

it('leaves one address that tries many accounts a single guess at each', async () => {
  await addStaff(on.db, 'Rae Reviewer');
  for (let name = 1; name <= 30; name++) await fail(1, `name${name}@harborlight.example`);
  for (const email of [ADA, 'rae.reviewer@harborlight.example', 'nobody@harborlight.example']) {
    await fail(1, email);
    expect(await secondsToWait(await signIn(email, STAFF_PASSWORD))).toBe(15 * 60);
  }
  expect((await signIn(ADA, STAFF_PASSWORD, '192.0.2.2')).status).toBe(200);
  later(61 * 60);
  await fail(3, ADA);
});

it('has those who guess at many accounts stand in one line, so that they do not take all of the machine', {
  tags: 'variant',
}, async () => {
  for (let name = 1; name <= 30; name++) await fail(1, `name${name}@harborlight.example`);
  const emails = Array.from({ length: 60 }, (_, name) => `other${name}@harborlight.example`);
  const tries = await Promise.all(emails.map((email) => signIn(email)));
  const refused = tries.findIndex(({ status }) => status === 429);
  expect(refused).toBeGreaterThanOrEqual(0);
  expect((await tries[refused]!.json()).error.message).toContain('Please try again in 1 second.');
  // What was refused so was not counted as a guess.
  expect((await signIn(emails[refused]!)).status).toBe(401);
});

it('locks nobody out who knows the password, where a second proxy makes everybody one client', {
  tags: 'variant',
}, async () => {
  const behind = await startApp({ follows: false, trustProxy: 1 });
  const from = (client: string, email: string, password: string) =>
    behind.post('/api/session', { email, password }, { 'X-Forwarded-For': `${client}, 198.51.100.1` });
  await addStaff(behind.db, 'Ada Admin', 'admin');
  await addStaff(behind.db, 'Rae Reviewer');
  for (let name = 1; name <= 31; name++) {
    const tried = await from('203.0.113.66', `name${name}@harborlight.example`, 'a guess');
    expect(tried.status).toBe(401);
  }
  for (const email of [ADA, 'rae.reviewer@harborlight.example'])
    expect((await from('192.0.2.20', email, STAFF_PASSWORD)).status).toBe(200);
  // And who has signed in from there may be wrong again.
  for (let time = 1; time <= 4; time++) expect((await from('192.0.2.20', ADA, 'a typo')).status).toBe(401);
  expect((await from('192.0.2.20', ADA, STAFF_PASSWORD)).status).toBe(200);
  await behind.stop();
});

/** Signs in, and returns the cookie by which the browser is known. */
async function knownDevice(
  app: typeof on,
  headers: Record<string, string> = {},
  email = ADA,
): Promise<string> {
  const signedIn = await app.post('/api/session', { email, password: STAFF_PASSWORD }, headers);
  const cookie = signedIn.headers.getSetCookie().find((each) => each.startsWith('harborlight_device'))!;
  expect(cookie).toMatch(/; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain('ada');
  return cookie.split(';')[0]!;
}
/** Fifty addresses guess at an account until it is locked for all. */
async function lockByMany(app: typeof on, email = ADA): Promise<void> {
  const guess = (from: string) => app.post('/api/session', { email, password: 'a guess' }, { from });
  for (let client = 1; client <= 50; client++) await guess(`198.51.100.${client}`);
  expect((await guess('198.51.100.99')).status).toBe(429);
}

it('keeps nobody out of a browser in which they have signed in before, wherever it is, also after a restart', async () => {
  const Cookie = await knownDevice(on, { from: '203.0.113.7' });
  await on.stop({ keepFolder: true });
  on = await startApp({ follows: false, folder: on.folder });
  await lockByMany(on);
  const enter = async (headers: Record<string, string>, password = STAFF_PASSWORD) =>
    (await on.post('/api/session', { email: ADA, password }, { from: '203.0.113.8', ...headers })).status;
  expect(await enter({})).toBe(429);
  expect(await enter({ Cookie })).toBe(200);
  // Guesses in it count for themselves.
  for (let time = 0; time < 5; time++) expect(await enter({ Cookie }, 'a guess')).toBe(401);
  expect(await enter({ Cookie })).toBe(429);
  later(30);
  expect(await enter({ Cookie })).toBe(200);
});

it('believes no cookie of a device but its own, for the one account, for half a year', async () => {
  await addStaff(on.db, 'Rae Reviewer');
  const RAE = 'rae.reviewer@harborlight.example';
  const Cookie = await knownDevice(on);
  // Rae has none of her own yet.
  const [name, value = ''] = Cookie.split('=');
  const [device, until, signature] = value.split('.');
  const made = [
    `${name}=${device}.${Number(until) + 1}.${signature}`,
    `${name}=another.${until}.${signature}`,
    `${name}=${device}.${until}.`,
    `${name}=${device}`,
  ];
  await lockByMany(on);
  await lockByMany(on, RAE);
  const enter = async (email: string, cookie: string) =>
    (
      await on.post(
        '/api/session',
        { email, password: STAFF_PASSWORD },
        { from: '203.0.113.8', Cookie: cookie },
      )
    ).status;
  for (const cookie of made) expect(await enter(ADA, cookie)).toBe(429);
  expect(await enter(RAE, Cookie)).toBe(429);
  expect(await enter(ADA, Cookie)).toBe(200);
  later(181 * 24 * 60 * 60);
  await lockByMany(on);
  expect(await enter(ADA, Cookie)).toBe(429);
});

it('knows a browser by each account that has signed in there', { tags: 'variant' }, async () => {
  const RAE = 'rae.reviewer@harborlight.example';
  await addStaff(on.db, 'Rae Reviewer');
  // As a browser does: of two cookies of one name the later stays.
  const cookies = new Map<string, string>();
  for (const email of [ADA, RAE]) {
    const Cookie = [...cookies.values()].join('; ');
    const cookie = await knownDevice(on, { Cookie }, email);
    cookies.set(cookie.split('=')[0]!, cookie);
  }
  for (const email of [ADA, RAE]) {
    await lockByMany(on, email);
    const headers = { from: '203.0.113.8', Cookie: [...cookies.values()].join('; ') };
    const entered = await on.post('/api/session', { email, password: STAFF_PASSWORD }, headers);
    expect(entered.status).toBe(200);
  }
});

it('counts wrong guesses at the current password of somebody who is signed in', async () => {
  const rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
  const change = (current: string) =>
    rae.post('/api/admin/session/password', { current, password: 'another lantern here' });
  for (let time = 0; time < 5; time++) {
    const response = await change('a guess');
    expect(response.status).toBe(400);
    expect((await response.json()).error.issues).toEqual([
      { path: 'current', message: 'This is not your password' },
    ]);
  }
  expect((await change(STAFF_PASSWORD)).status).toBe(429);
  later(30);
  expect((await change(STAFF_PASSWORD)).status).toBe(204);
});
