import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from '../../testing/running-app.ts';
import { addStaff, addTwoStep, STAFF_PASSWORD, signedIn } from '../../testing/staff.ts';

const RAE = 'rae.reviewer@harborlight.example';
let on: Awaited<ReturnType<typeof startApp>>;
let id: number;
let phone: Awaited<ReturnType<typeof addTwoStep>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:05Z') });
  on = await startApp({ follows: false });
  id = await addStaff(on.db, 'Rae Reviewer');
  phone = await addTwoStep(on.db, id);
});
afterEach(async () => {
  vi.useRealTimers();
  await on.stop();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const signIn = (code?: string, given: object = {}) =>
  on.post('/api/session', { email: RAE, password: STAFF_PASSWORD, code, ...given });
const askToken = (code?: string) =>
  on.post('/api/tokens', { email: RAE, password: STAFF_PASSWORD, code, device: 'a laptop' });
const answerOf = async (response: Response) =>
  response.ok ? response.status : [response.status, (await response.json()).error.code];
const sessions = async () => (await on.db.selectFrom('staff_sessions').select('id').execute()).length;
const failures = async () => {
  const rows = await on.db.selectFrom('failed_sign_ins').select(['staff_id', 'count']).execute();
  return rows.filter(({ staff_id }) => staff_id === id).map(({ count }) => count);
};

it('asks for a code after the right password, and signs nobody in without it', async () => {
  const asked = await signIn();
  expect(await asked.json()).toEqual({
    error: { code: 'code_needed', message: expect.stringMatching(/^Please enter the code from your app/) },
  });
  expect([asked.status, asked.headers.getSetCookie(), await sessions()]).toEqual([401, [], 0]);
  expect(await answerOf(await askToken())).toEqual([401, 'code_needed']);
  expect(await sessions()).toBe(0);
  const came = await signIn(phone.codeIn(0));
  expect(await came.json()).toMatchObject({ name: 'Rae Reviewer', twoStep: 'on' });
  expect(await failures()).toEqual([]);
});

it('answers a wrong password in the same way, whether there is two-step sign-in or a code, or not', async () => {
  const plain = await addStaff(on.db, 'Pat Plain');
  expect(plain).not.toBe(id);
  const answers = [];
  for (const email of [RAE, 'pat.plain@harborlight.example', 'nobody@harborlight.example']) {
    for (const code of [undefined, '123456']) {
      const response = await on.post('/api/session', { email, password: 'a guess', code });
      answers.push([response.status, await response.text()]);
    }
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(401);
});

it('takes each code once, with spaces too, and no earlier one after it', async () => {
  const code = phone.codeIn(0);
  const before = phone.codeIn(-1);
  expect(await answerOf(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`))).toBe(200);
  expect(await answerOf(await signIn(code))).toEqual([401, 'wrong_code']);
  expect(await answerOf(await signIn(before))).toEqual([401, 'wrong_code']);
  later(30);
  expect(await answerOf(await askToken(phone.codeIn(0)))).toBe(201);
  expect(await answerOf(await signIn(phone.codeIn(0)))).toEqual([401, 'wrong_code']);
});

it('takes one code once, however many send it at the same moment', async () => {
  const code = phone.codeIn(0);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

it('takes the code of a clock that is a step off, and of none that is further', async () => {
  expect(await answerOf(await signIn(phone.codeIn(-2)))).toEqual([401, 'wrong_code']);
  expect(await answerOf(await signIn(phone.codeIn(2)))).toEqual([401, 'wrong_code']);
  expect(await answerOf(await signIn(phone.codeIn(-1)))).toBe(200);
  expect(await answerOf(await signIn(phone.codeIn(1)))).toBe(200);
});

it('takes each recovery code once, as people type it, and puts that on record without the code', async () => {
  const [first = '', second = ''] = phone.recoveryCodes;
  expect(phone.recoveryCodes).toHaveLength(10);
  expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect(await answerOf(await signIn(first.toLowerCase().replaceAll('-', ' ')))).toBe(200);
  expect(await answerOf(await signIn(first))).toEqual([401, 'wrong_code']);
  expect(await answerOf(await askToken(second))).toBe(201);
  // Of another account it is worth nothing.
  const other = await addTwoStep(on.db, await addStaff(on.db, 'Pat Other'));
  expect(await answerOf(await signIn(other.recoveryCodes[0]))).toEqual([401, 'wrong_code']);
  const changes = await on.db.selectFrom('changes').selectAll().orderBy('id').execute();
  expect(changes.map(({ action, channel }) => [action, channel])).toEqual([
    ['recovery_code', 'web'],
    ['recovery_code', 'terminal'],
  ]);
  expect(JSON.stringify(changes)).not.toMatch(first.slice(0, 4));
});

it('counts wrong codes as failed sign-ins, and slows them as wrong passwords', async () => {
  for (let time = 0; time < 5; time++) {
    expect(await answerOf(await signIn('000000'))).toEqual([401, 'wrong_code']);
  }
  expect(await failures()).toEqual([5]);
  expect(await answerOf(await signIn(phone.codeIn(0)))).toEqual([429, 'too_many_sign_ins']);
  expect(await answerOf(await signIn())).toEqual([429, 'too_many_sign_ins']);
  later(30);
  expect(await answerOf(await signIn(phone.codeIn(0)))).toBe(200);
});

it('forgets no wrong code for a right password alone, which is no failed sign-in either', async () => {
  for (let time = 0; time < 4; time++) {
    expect(await answerOf(await signIn('000000'))).toEqual([401, 'wrong_code']);
    for (let more = 0; more < 3; more++) expect(await answerOf(await signIn())).toEqual([401, 'code_needed']);
  }
  expect(await answerOf(await signIn('000000'))).toEqual([401, 'wrong_code']);
  expect((await signIn()).headers.get('Retry-After')).toBe('30');
  expect(await failures()).toEqual([5]);
  later(30);
  expect(await answerOf(await signIn())).toEqual([401, 'code_needed']);
  expect(await answerOf(await signIn('000000'))).toEqual([401, 'wrong_code']);
  expect((await signIn()).headers.get('Retry-After')).toBe('60');
});

it('does not ask a disabled account for a code', async () => {
  await on.db.updateTable('staff').set({ disabled_at: '2026-11-19T00:00:00.000Z' }).execute();
  expect(await answerOf(await signIn())).toEqual([401, 'wrong_sign_in']);
});

it('signs nobody in by a link for a new password alone', async () => {
  const ada = await signedIn(on, 'Ada Admin');
  const made = await (await ada.post(`/api/admin/staff/${id}/password-link`)).json();
  const token = made.url.split('#')[1];
  const password = 'a quite new lantern';
  const accepted = await on.post('/api/staff-links/accept', { token, password });
  expect([accepted.status, accepted.headers.getSetCookie()]).toEqual([204, []]);
  expect(await answerOf(await signIn(undefined, { password }))).toEqual([401, 'code_needed']);
  expect(await answerOf(await signIn(phone.codeIn(0), { password }))).toBe(200);
});
