import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '#server/access/sessions.ts';
import type { Db } from '#server/database/db.ts';
import { addStaff, addTwoStep, STAFF_PASSWORD } from '#server/testing/staff.ts';
import { userName } from '../connection/connection.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

const PASSWORD = 'a quite new lantern';
const OTHER = 'yet another lantern';
const RAE = 'rae.reviewer@harborlight.example';

let both: Awaited<ReturnType<typeof openBothWays>>;
/** Whatever was printed by the commands of a test. */
let printed: string[];

beforeAll(async () => {
  both = await openBothWays(async (db) => {
    const id = await addStaff(db, 'Rae Reviewer');
    for (const channel of ['web', 'terminal'] as const) {
      await beginSession(db, id, { channel, device: 'Rae’s' }, new Date());
    }
  });
  printed = [];
});
afterAll(() => both.stop());

async function same(args: readonly string[], input?: string) {
  const ended = await both.same(['staff', ...args], input === undefined ? {} : { input });
  printed.push(ended.stdout, ended.stderr);
  return ended;
}

const signIn = async (email: string, password: string) =>
  (await both.on.post('/api/session', { email, password })).status;
const account = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'role', 'disabled_at', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const history = (db: Db) =>
  db.selectFrom('changes').select(['title', 'action', 'actor', 'channel', 'before']).orderBy('id').execute();

it('makes an account, changes its role, disables it and enables it, all of it on record', async () => {
  const add = ['add', '--email', 'Ivy@mail.example', '--name', 'Ivy New', '--role', 'reviewer'];
  expect(await same(add)).toMatchObject({ status: 2, stderr: expect.stringContaining('--password-stdin') });
  const short = await same([...add, '--password-stdin'], 'short\n');
  expect(short).toMatchObject({ status: 1, json: { error: { issues: [{ path: 'password' }] } } });
  const added = await same([...add, '--password-stdin'], `${PASSWORD}\n`);
  expect(added.json).toMatchObject({ email: 'ivy@mail.example', name: 'Ivy New', role: 'reviewer' });
  expect(await signIn('ivy@mail.example', PASSWORD)).toBe(200);
  expect((await same([...add, '--password-stdin'], PASSWORD)).json.error.code).toBe('email_taken');

  expect((await same(['role', 'ivy new', 'admin'])).json).toMatchObject({ role: 'admin' });
  expect((await same(['disable', 'ivy@mail.example'])).status).toBe(2);
  expect((await same(['disable', 'ivy@mail.example', '--yes'])).json.disabledAt).not.toBeNull();
  expect(await signIn('ivy@mail.example', PASSWORD)).toBe(401);
  expect((await same(['enable', String(added.json.id)])).json.disabledAt).toBeNull();
  expect(await signIn('ivy@mail.example', PASSWORD)).toBe(200);

  const unknown = await same(['disable', 'Ivy', '--yes']);
  expect(unknown).toMatchObject({ status: 1, json: { error: { code: 'account_not_found' } } });
  expect(unknown.stderr).toContain('Ivy New <ivy@mail.example>');
  for (const db of [both.localDb, both.remoteDb]) {
    expect((await history(db)).map(({ title, action, actor }) => [title, action, actor])).toEqual([
      ['Ivy New', 'create', userName()],
      ...['role', 'disable', 'enable'].map(() => ['Ivy New', 'update', userName()]),
    ]);
  }
});

it('invites by a link that is printed once, lists it, and withdraws it', async () => {
  const args = ['staff', 'invite', 'nia@mail.example', '--role', 'admin'];
  const made = await both.remote(args);
  expect(made.stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin0323\/welcome#[\w-]{43}\n$/);
  expect(made.stderr).toMatch(/works once, and is good until \w+ \d+, \d{4}/);
  const token = made.stdout.trim().split('#')[1]!;
  expect((await both.on.post('/api/staff-links/look', { token })).status).toBe(200);
  const local = JSON.parse((await both.local([...args, '--json'])).stdout);
  expect(Object.keys(local)).toEqual(['email', 'role', 'url', 'expiresAt']);

  // Who was last here, and where, is not the same on both.
  const lists = await Promise.all([both.local, both.remote].map((run) => run(['staff', 'list', '--json'])));
  for (const { stdout } of lists) {
    expect(JSON.parse(stdout)).toMatchObject({
      accounts: [{ name: 'Ivy New' }, { name: 'Rae Reviewer' }, { name: userName(), role: 'admin' }],
      links: [{ purpose: 'invite', email: 'nia@mail.example', role: 'admin' }],
    });
    expect(stdout).not.toContain(token);
  }
  expect((await both.remote(['staff', 'list'])).stdout).toMatch(
    /\t\(Invitation\)\tnia@mail.example\tAdmin\tLink of .+, good until /,
  );
  expect((await same(['withdraw', 'nia@mail.example'])).json).toMatchObject({ withdrawn: true });
  expect((await both.on.post('/api/staff-links/look', { token })).status).toBe(404);
});

it('sets a password, which ends the old one with all sessions and tokens', async () => {
  const sessions = await same(['sessions', RAE]);
  expect(sessions.json).toMatchObject([{ channel: 'terminal' }, { channel: 'web' }]);
  const one = ['sign-out', RAE, '--session', String(sessions.json[1].id)];
  expect((await same(one)).status).toBe(0);
  const signedIn = (db: Db) =>
    db
      .selectFrom('staff_sessions')
      .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
      .select('channel')
      .where('email', '=', RAE)
      .execute();
  const databases = [both.localDb, both.remoteDb];
  for (const db of databases) expect(await signedIn(db)).toEqual([{ channel: 'terminal' }]);
  const set = await same(['password', 'Rae Reviewer', '--password-stdin'], `${PASSWORD}\n`);
  expect(set.json).toMatchObject({ email: RAE, role: 'reviewer' });
  for (const db of databases) expect(await signedIn(db)).toEqual([]);
  expect([await signIn(RAE, STAFF_PASSWORD), await signIn(RAE, PASSWORD)]).toEqual([401, 200]);

  const link = await both.remote(['staff', 'password', RAE, '--link']);
  const token = link.stdout.trim().split('#')[1]!;
  expect((await both.on.post('/api/staff-links/accept', { token, password: OTHER })).status).toBe(200);
  expect(await signIn(RAE, OTHER)).toBe(200);
});

it('resets the two-step sign-in of somebody who has lost their phone, after it has asked', async () => {
  for (const db of [both.localDb, both.remoteDb]) await addTwoStep(db, (await account(db, RAE)).id);
  expect((await both.remote(['staff', 'list'])).stdout).toMatch(/Rae Reviewer.*Two-step sign-in on/);
  expect((await same(['reset-two-step', RAE])).status).toBe(2);
  expect(await signIn(RAE, OTHER)).toBe(401);
  expect((await same(['reset-two-step', RAE, '--yes'])).json).toMatchObject({ email: RAE, twoStep: false });
  expect(await signIn(RAE, OTHER)).toBe(200);
  const again = await same(['reset-two-step', RAE, '--yes']);
  expect(again).toMatchObject({ status: 1, json: { error: { code: 'two_step_off' } } });
  for (const db of [both.localDb, both.remoteDb]) {
    const last = (await history(db)).at(-1);
    expect(last).toMatchObject({ action: 'two_step_reset', title: 'Rae Reviewer', actor: userName() });
  }
});

it('lets a locked-out admin back in on the machine of the database, by questions that show no password', async () => {
  const email = `${userName()}@harborlight.example`;
  const env = { HARBORLIGHT_DB: both.databaseFile };
  const screen = openScreen(both.localHome, ['staff', 'password', email], { env, columns: 60 });
  await screen.shows('New password of');
  screen.type('short\r');
  await screen.shows('at least 12 characters');
  screen.type(`${PASSWORD}\r`);
  await screen.shows('The same again');
  screen.type(`${OTHER}\r`);
  await screen.shows('not the same');
  screen.type(`${PASSWORD}\r`);
  await screen.shows('The same again', 2);
  screen.type(`${PASSWORD}\r`);
  await screen.shows('has a new password');
  expect(await screen.exit()).toBe(0);
  printed.push(screen.raw());
  const last = (await history(both.localDb)).at(-1);
  expect(last).toMatchObject({ action: 'password', actor: userName(), channel: 'terminal' });
});

it('asks over the network for the current password of one’s own account', async () => {
  const email = `${userName()}@harborlight.example`;
  const password = ['staff', 'password', email, '--password-stdin'];
  const before = await account(both.remoteDb, email);
  for (const input of [PASSWORD, `a guess\n${PASSWORD}`]) {
    expect((await both.remote(password, { input })).status).not.toBe(0);
  }
  expect((await both.remote(['staff', 'password', email, '--link'])).status).toBe(2);
  expect(await account(both.remoteDb, email)).toEqual(before);
  const changed = await both.remote(password, { input: `${STAFF_PASSWORD}\n${PASSWORD}\n` });
  printed.push(changed.stdout);
  expect(changed).toMatchObject({ status: 0, stderr: '' });
  expect([await signIn(email, STAFF_PASSWORD), await signIn(email, PASSWORD)]).toEqual([401, 200]);
  // The terminal that asked stays signed in.
  expect((await both.remote(['whoami'])).status).toBe(0);
});

it('refuses to disable the last admin, and changes nothing', async () => {
  const email = `${userName()}@harborlight.example`;
  for (const way of ['local', 'remote'] as const) await both[way](['staff', 'role', 'Ivy New', 'reviewer']);
  const before = await history(both.localDb);
  const local = await both.local(['staff', 'disable', email, '--yes']);
  expect(local).toMatchObject({ status: 1, stderr: expect.stringContaining('the last admin') });
  expect((await both.remote(['staff', 'disable', email, '--yes'])).status).toBe(1);
  for (const db of [both.localDb, both.remoteDb]) {
    expect(await account(db, email)).toMatchObject({ role: 'admin', disabled_at: null });
  }
  expect(await history(both.localDb)).toEqual(before);
});

it('shows and keeps no password anywhere', async () => {
  const kept = await Promise.all(
    [both.localDb, both.remoteDb].flatMap((db) => [
      db.selectFrom('changes').selectAll().execute(),
      db.selectFrom('staff').selectAll().execute(),
      db.selectFrom('staff_links').selectAll().execute(),
    ]),
  );
  const text = `${printed.join()}${JSON.stringify(kept)}`;
  expect(text).toContain('Rae Reviewer');
  for (const password of [PASSWORD, OTHER, STAFF_PASSWORD]) expect(text).not.toContain(password);
});
