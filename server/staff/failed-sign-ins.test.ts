import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../database/db.ts';
import { purgeOld } from '../maintenance/retention.ts';
import { startApp } from '../testing/running-app.ts';
import { STAFF_PASSWORD, signedIn } from '../testing/staff.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;
let rae: typeof ada;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:50:00Z') });
  on = await startApp({ follows: false });
  ada = await signedIn(on, 'Ada Admin', 'admin');
  rae = await signedIn(on, 'Rae Reviewer', 'reviewer');
});
afterEach(async () => {
  vi.useRealTimers();
  await on.stop();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const fail = (email: string, path = '/api/session') =>
  on.post(path, { email, password: 'a guess', ...(path === '/api/tokens' && { device: 'x' }) });
const RAE = 'rae.reviewer@harborlight.example';

/** What an admin sees. */
async function seen(): Promise<Record<string, unknown>> {
  const { accounts, failedElsewhere } = await (await ada.get('/api/admin/staff')).json();
  const failed = accounts.map(({ name, failed }: { name: string; failed: unknown }) => [name, failed]);
  return { ...Object.fromEntries(failed), failedElsewhere };
}

it('shows admins at which account sign-ins failed, how often and when last, and no address of who tried', async () => {
  expect(await seen()).toEqual({ 'Ada Admin': null, 'Rae Reviewer': null, failedElsewhere: null });
  await fail(RAE);
  await fail('somebody@mail.example');
  later(20);
  await fail(RAE, '/api/tokens');
  await on.post('/api/session', { email: RAE, password: STAFF_PASSWORD });
  expect(await seen()).toEqual({
    'Ada Admin': null,
    'Rae Reviewer': { count: 2, lastAt: '2026-11-21T00:10:00.000Z' },
    failedElsewhere: { count: 1, lastAt: '2026-11-20T23:50:00.000Z' },
  });
  const kept = await on.db.selectFrom('failed_sign_ins').selectAll().execute();
  expect(kept.map(({ staff_id }) => staff_id)).toEqual([rae.id, 0, rae.id]);
  expect(JSON.stringify(kept)).not.toMatch(/mail\.example|192\.0/);
});

it('tells of 30 days, and keeps them no longer, nor than the account', async () => {
  await fail(RAE);
  later(31 * 24 * 60);
  ada = await signedIn(on, 'Ivy Admin', 'admin');
  expect((await seen())['Rae Reviewer']).toBeNull();
  await fail('somebody@mail.example');
  await purgeOld(on.db, new Date(), 90);
  expect((await on.db.selectFrom('failed_sign_ins').selectAll().execute()).length).toBe(1);
  await fail(RAE);
  expect((await ada.delete(`/api/admin/staff/${rae.id}`)).status).toBe(204);
  const left = await on.db.selectFrom('failed_sign_ins').select('staff_id').execute();
  expect(left).toEqual([{ staff_id: 0 }]);
});

it('counts also what failed while another process was writing', async () => {
  const importer = connect(join(on.folder, 'harborlight.db'));
  await importer.connection().execute(async (connection) => {
    await sql`BEGIN IMMEDIATE`.execute(connection);
    expect((await fail(RAE)).status).toBe(401);
    await sql`COMMIT`.execute(connection);
  });
  await importer.destroy();
  expect((await seen())['Rae Reviewer']).toMatchObject({ count: 1 });
});
