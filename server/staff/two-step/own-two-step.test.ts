import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../access/sessions.ts';
import { startApp } from '../../testing/running-app.ts';
import { addTwoStep, STAFF_PASSWORD, signedIn } from '../../testing/staff.ts';
import { codeOf, stepAt } from './time-codes.ts';

const TWO_STEP = '/api/admin/session/two-step';
const RAE = 'rae.reviewer@harborlight.example';
let on: Awaited<ReturnType<typeof startApp>>;
let rae: Awaited<ReturnType<typeof signedIn>>;
let ada: typeof rae;

beforeEach(async () => {
  on = await startApp({ follows: false });
  rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
  ada = await signedIn(on, 'Ada Admin', 'admin');
});
afterEach(() => on.stop());

const proof = { current: STAFF_PASSWORD };
const status = async (who = rae) => (await who.get(TWO_STEP)).json();
const codeFor = async (who: { id: number }, steps = 0) => {
  const row = on.db.selectFrom('two_step').select('secret').where('staff_id', '=', who.id);
  const { secret } = await row.executeTakeFirstOrThrow();
  return codeOf(Buffer.from(secret, 'base64url'), stepAt(new Date()) + steps);
};
const refusalOf = async (response: Response) => [response.status, (await response.json()).error.code];
const acts = async () =>
  (await on.db.selectFrom('changes').select(['action', 'title', 'actor']).orderBy('id').execute()).map(
    ({ action, title, actor }) => `${action}: ${title} by ${actor}`,
  );
const mails = () =>
  on.db
    .selectFrom('notifications')
    .select(['audience', 'kind', 'recipient', 'status'])
    .orderBy('created_at')
    .execute();
async function turnOn(): Promise<string[]> {
  expect((await rae.post(`${TWO_STEP}/begin`, proof)).status).toBe(200);
  const confirmed = await rae.post(`${TWO_STEP}/confirm`, { code: await codeFor(rae) });
  expect(confirmed.status).toBe(200);
  return (await confirmed.json()).recoveryCodes;
}

it('is turned on by a code of the app, which then signs in, and signs out everywhere else', async () => {
  const elsewhere = { channel: 'terminal', device: 'her laptop' } as const;
  const token = await beginSession(on.db, rae.id, elsewhere, new Date());
  const begun = await rae.post(`${TWO_STEP}/begin`, proof);
  expect(begun.headers.get('Cache-Control')).toBe('no-store');
  const { secret, address } = await begun.json();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(address).toBe(
    `otpauth://totp/Harborlight:${encodeURIComponent(RAE)}?secret=${secret}&issuer=Harborlight`,
  );
  // Until a code has come, it counts as off.
  expect(await status()).toEqual({ onSince: null, recoveryCodesLeft: 0 });
  expect((await on.post('/api/session', { email: RAE, password: STAFF_PASSWORD })).status).toBe(200);
  expect(await refusalOf(await rae.post(`${TWO_STEP}/confirm`, { code: '000000' }))).toEqual([
    400,
    'wrong_code',
  ]);

  const { recoveryCodes } = await (
    await rae.post(`${TWO_STEP}/confirm`, { code: await codeFor(rae) })
  ).json();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await status()).toEqual({ onSince: expect.any(String), recoveryCodesLeft: 10 });
  expect((await (await rae.get('/api/admin/session')).json()).twoStep).toBe('on');
  const bearer = { headers: { Authorization: `Bearer ${token}` } };
  expect((await on.app.request('/api/admin/session', bearer)).status).toBe(401);
  // The code that has turned it on is used.
  const signIn = (code: string) => on.post('/api/session', { email: RAE, password: STAFF_PASSWORD, code });
  expect((await signIn(await codeFor(rae))).status).toBe(401);
  expect((await signIn(await codeFor(rae, 1))).status).toBe(200);
  expect((await signIn(recoveryCodes[0])).status).toBe(200);
  expect((await status()).recoveryCodesLeft).toBe(9);
  expect(await refusalOf(await rae.post(`${TWO_STEP}/begin`, proof))).toEqual([409, 'two_step_on']);
});

it('makes new recovery codes in place of the old ones, and is turned off', async () => {
  const [old] = await turnOn();
  const renewed = await (await rae.post(`${TWO_STEP}/recovery-codes`, proof)).json();
  expect(renewed.recoveryCodes).not.toContain(old);
  const signIn = async (code?: string) =>
    (await on.post('/api/session', { email: RAE, password: STAFF_PASSWORD, code })).status;
  expect([await signIn(old), await signIn(renewed.recoveryCodes[0])]).toEqual([401, 200]);
  expect((await rae.post(`${TWO_STEP}/off`, proof)).status).toBe(204);
  expect(await status()).toEqual({ onSince: null, recoveryCodesLeft: 0 });
  expect(await signIn()).toBe(200);
  for (const call of ['off', 'recovery-codes']) {
    expect(await refusalOf(await rae.post(`${TWO_STEP}/${call}`, proof))).toEqual([409, 'two_step_off']);
  }
  expect(await acts()).toEqual([
    'two_step_on: Rae Reviewer by Rae Reviewer',
    'recovery_codes: Rae Reviewer by Rae Reviewer',
    'recovery_code: Rae Reviewer by Rae Reviewer',
    'two_step_off: Rae Reviewer by Rae Reviewer',
  ]);
  const queued = { audience: 'account', recipient: RAE, status: 'QUEUED' };
  expect(await mails()).toEqual([
    { ...queued, kind: 'two_step_on' },
    { ...queued, kind: 'two_step_off' },
  ]);
});

it('does nothing by a wrong password, which is no failed sign-in, and slows who guesses it', async () => {
  const wrong = { current: 'a guess' };
  for (const call of ['begin', 'recovery-codes', 'off']) {
    const refused = await rae.post(`${TWO_STEP}/${call}`, wrong);
    const { code, issues } = (await refused.json()).error;
    expect([refused.status, code, issues[0].path]).toEqual([400, 'wrong_password', 'current']);
  }
  expect(await on.db.selectFrom('two_step').selectAll().execute()).toEqual([]);
  expect(await on.db.selectFrom('failed_sign_ins').selectAll().execute()).toEqual([]);
  for (let time = 0; time < 2; time++) await rae.post(`${TWO_STEP}/begin`, wrong);
  expect(await refusalOf(await rae.post(`${TWO_STEP}/begin`, proof))).toEqual([429, 'too_many_sign_ins']);
});

it('is not confirmed before it was begun', async () => {
  expect(await refusalOf(await rae.post(`${TWO_STEP}/confirm`, { code: '123456' }))).toEqual([
    409,
    'two_step_not_begun',
  ]);
});

it('is reset by an admin, for others alone, and signs them out', async () => {
  await addTwoStep(on.db, rae.id);
  const reset = (id: number, who = ada) => who.delete(`/api/admin/staff/${id}/two-step`);
  const listed = async () => {
    const { accounts } = await (await ada.get('/api/admin/staff')).json();
    return accounts.map(({ name, twoStep }: { name: string; twoStep: boolean }) => [name, twoStep]);
  };
  expect(await listed()).toEqual([
    ['Ada Admin', false],
    ['Rae Reviewer', true],
  ]);
  expect(await refusalOf(await reset(rae.id, rae))).toEqual([403, 'admins_only']);
  expect(await refusalOf(await reset(ada.id))).toEqual([409, 'own_account']);
  expect(await refusalOf(await reset(9999))).toEqual([404, 'account_not_found']);
  expect((await reset(rae.id)).status).toBe(204);
  expect(await listed()).toContainEqual(['Rae Reviewer', false]);
  expect((await rae.get('/api/admin/session')).status).toBe(401);
  expect((await on.post('/api/session', { email: RAE, password: STAFF_PASSWORD })).status).toBe(200);
  expect(await refusalOf(await reset(rae.id))).toEqual([409, 'two_step_off']);
  expect(await on.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  expect(await acts()).toEqual(['two_step_reset: Rae Reviewer by Ada Admin']);
  expect(await mails()).toMatchObject([{ kind: 'two_step_reset', recipient: RAE }]);
});

it('says in the history what happened, and neither secret nor code; none of it can be undone there', async () => {
  const codes = await turnOn();
  const { secret } = await on.db.selectFrom('two_step').select('secret').executeTakeFirstOrThrow();
  const response = await ada.get('/api/admin/history');
  const text = await response.text();
  const { changes = [] } = JSON.parse(text);
  expect(text).toContain('two_step_on');
  const kept = JSON.stringify(await on.db.selectFrom('changes').selectAll().execute());
  const queued = JSON.stringify(await on.db.selectFrom('notifications').selectAll().execute());
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(text + kept + queued).not.toContain(hidden);
  }
  for (const { canUndo, fields } of changes)
    expect({ canUndo, fields }).toEqual({ canUndo: false, fields: [] });
  const { id } = await on.db.selectFrom('changes').select('id').executeTakeFirstOrThrow();
  expect(await refusalOf(await ada.post(`/api/admin/changes/${id}/undo`))).toEqual([409, 'cannot_undo']);
});

it('goes with the account, and with it the mails that it was told by', async () => {
  await turnOn();
  expect((await ada.delete(`/api/admin/staff/${rae.id}`)).status).toBe(204);
  for (const table of ['two_step', 'recovery_codes', 'notifications'] as const) {
    expect(await on.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
