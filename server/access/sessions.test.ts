import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { connect } from '../database/db.ts';
import { startApp } from '../testing/running-app.ts';
import { addStaff, STAFF_PASSWORD, signedIn } from '../testing/staff.ts';
import { beginSession, findSession } from './sessions.ts';

let on: Awaited<ReturnType<typeof startApp>>;

afterEach(() => on.stop());

it('signs staff in by a cookie that only the API gets, and out again', async () => {
  on = await startApp({ follows: false });
  await addStaff(on.db, 'Ada Admin', 'admin');
  const signIn = await on.post('/api/session', {
    email: 'Ada.Admin@harborlight.example',
    password: STAFF_PASSWORD,
  });
  expect(await signIn.json()).toMatchObject({ name: 'Ada Admin', role: 'admin' });
  const cookie = signIn.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(
    /^harborlight_session=[\w-]{43}; Max-Age=43200; Path=\/api; HttpOnly; SameSite=Strict$/,
  );

  const headers = { Cookie: cookie.split(';')[0]! };
  expect((await on.app.request('/api/admin/session', { headers })).status).toBe(200);
  expect((await on.app.request('/api/admin/session', { method: 'DELETE', headers })).status).toBe(204);
  expect((await on.app.request('/api/admin/session', { headers })).status).toBe(401);
});

it('ends a session that was not used for 12 hours, and keeps one going that is', async () => {
  on = await startApp({ follows: false });
  const ada = await signedIn(on);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();
  await on.db
    .updateTable('staff_sessions')
    .set({ last_used_at: hoursAgo(11) })
    .execute();
  expect((await ada.get('/api/admin/session')).status).toBe(200);
  const { expires_at } = await on.db.selectFrom('staff_sessions').selectAll().executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(11.9 * 3600_000);
  await on.db
    .updateTable('staff_sessions')
    .set({ expires_at: hoursAgo(0.001) })
    .execute();
  expect((await ada.get('/api/admin/session')).status).toBe(401);
});

it('ends a session 30 days after it began, in a browser and in a terminal, however much it is used', async () => {
  on = await startApp({ follows: false });
  const staffId = await addStaff(on.db, 'Ada Admin', 'admin');
  const start = Date.parse('2026-11-01T12:00:00Z');
  for (const channel of ['web', 'terminal'] as const) {
    const token = await beginSession(on.db, staffId, { channel, device: 'any' }, new Date(start));
    const isOn = async (hours: number) =>
      (await findSession(on.db, token, channel, new Date(start + hours * 3600_000))) !== undefined;
    for (let hours = 6; hours < 30 * 24; hours += 6) expect(await isOn(hours)).toBe(true);
    expect(await isOn(30 * 24 - 0.1)).toBe(true);
    expect(await isOn(30 * 24)).toBe(false);
  }
});

it('signs out, and answers others, while another process writes to the database', async () => {
  on = await startApp({ follows: false });
  const ada = await signedIn(on);
  const importer = connect(join(on.folder, 'harborlight.db'));
  let answered = 0;
  await importer.connection().execute(async (connection) => {
    await sql`BEGIN IMMEDIATE`.execute(connection);
    const signingOut = ada.delete('/api/admin/session');
    for (let asked = 0; asked < 5; asked++) {
      expect((await ada.get('/api/admin/session')).status).toBe(200);
      answered += 1;
    }
    await sql`COMMIT`.execute(connection);
    expect((await signingOut).status).toBe(204);
  });
  await importer.destroy();
  expect(answered).toBe(5);
  expect((await ada.get('/api/admin/session')).status).toBe(401);
});
