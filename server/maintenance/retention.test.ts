import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLimits } from '../http/client-limits.ts';
import { contactPayload, matchingRequest, STAFF, submission } from '../testing/messages.ts';
import { startApp } from '../testing/running-app.ts';
import { addStaff } from '../testing/staff.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';
import { previewPurge, purgeAll, purgeOld } from './retention.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const KEPT = { CONTACT_RETENTION_DAYS: 90, KEEP_HANDLED_DAYS: 365 };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

let server: Awaited<ReturnType<typeof startApp>>;
let old: string[];
let recent: string[];

beforeAll(async () => {
  server = await startApp({
    limits: createLimits({ smsPerHour: 1, formsPerHour: 1000 }),
    staffEmail: STAFF,
  });
  old = await sendEach('old');
  for (const table of ['matching_requests', 'submissions', 'notifications', 'receipts'] as const) {
    await server.db
      .updateTable(table)
      .set({ created_at: daysAgo(90.1) })
      .execute();
  }
  recent = await sendEach('recent');
  for (const table of ['matching_requests', 'submissions', 'notifications', 'receipts'] as const) {
    await server.db
      .updateTable(table)
      .set({ created_at: daysAgo(89.9) })
      .where('created_at', '!=', daysAgo(90.1))
      .execute();
  }
});
afterAll(() => server.stop());

async function sendEach(name: string): Promise<string[]> {
  const responses = [
    await server.post('/api/live-matching', matchingRequest, { 'Idempotency-Key': `${name}-match` }),
    await server.post('/api/submissions', submission(contactPayload), {
      'Idempotency-Key': `${name}-message`,
    }),
  ];
  return Promise.all(responses.map(async (response) => (await response.json()).id));
}

const request = (id = '') =>
  server.db.selectFrom('matching_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mails = (id = '') =>
  server.db
    .selectFrom('notifications')
    .select(['audience', 'recipient', 'status', 'last_error', 'next_attempt_at'])
    .where('submission_id', '=', id)
    .orderBy('audience')
    .execute();

it('wipes how to reach people once it is older than so many days, and says how much', async () => {
  await server.db
    .updateTable('notifications')
    .set({ last_error: '550 no such user pat' })
    .where('audience', '=', 'submitter')
    .execute();
  const found = await previewPurge(server.db, NOW, 90);
  // Which has only counted.
  expect(await request(old[0])).toMatchObject({ zip: '78701' });
  expect(await purgeOld(server.db, NOW, 90)).toEqual(found);
  expect(found).toMatchObject({ matchingRequests: 1, notifications: 1, receipts: 2 });

  expect(await request(old[0])).toMatchObject({
    state: 'TX',
    levels_of_care: '["DETOX","RESIDENTIAL"]',
    zip: null,
    contact_info: null,
    user_phone: null,
  });
  const [staffMail, confirmation] = await mails(old[1]);
  expect(staffMail).toMatchObject({ recipient: STAFF, status: 'QUEUED' });
  expect(confirmation).toEqual({
    audience: 'submitter',
    recipient: null,
    status: 'FAILED',
    last_error: null,
    next_attempt_at: null,
  });
});

it('leaves what is newer, and its receipts', async () => {
  expect(await request(recent[0])).toMatchObject({
    zip: '78701',
    contact_info: '(512) 555-0142',
    user_phone: '512-555-0143',
  });
  expect((await mails(recent[1])).map(({ recipient }) => recipient)).toEqual([STAFF, 'pat@mail.example']);
  expect((await server.db.selectFrom('receipts').select('key').execute()).map(({ key }) => key)).toEqual([
    'recent-match',
    'recent-message',
  ]);
});

it('finds nothing more to wipe the second time, and leaves a mail that was sent as sent', async () => {
  expect(await purgeOld(server.db, NOW, 90)).toMatchObject({
    matchingRequests: 0,
    notifications: 0,
    receipts: 0,
  });
  await server.db
    .updateTable('notifications')
    .set({ status: 'SENT' })
    .where('submission_id', '=', recent[1] ?? '')
    .execute();
  expect(await purgeOld(server.db, NOW, 89)).toMatchObject({
    matchingRequests: 1,
    notifications: 1,
    receipts: 2,
  });
  expect((await mails(recent[1])).map(({ recipient, status }) => [recipient, status])).toEqual([
    [STAFF, 'SENT'],
    [null, 'SENT'],
  ]);
});

it('removes the sessions and one-time links of staff that have ended, and no others', async () => {
  const staffId = await addStaff(server.db, 'Ada Admin');
  const soon = new Date(NOW.getTime() + 1).toISOString();
  for (const [name, expires_at] of Object.entries({ ended: NOW.toISOString(), good: soon })) {
    const row = { token_hash: name, staff_id: staffId, created_at: daysAgo(1), expires_at };
    await server.db
      .insertInto('staff_sessions')
      .values({ ...row, device: 'Chrome', last_used_at: daysAgo(1) })
      .execute();
    await server.db
      .insertInto('staff_links')
      .values({ ...row, purpose: 'password' })
      .execute();
  }
  expect(await purgeOld(server.db, NOW, 90)).toMatchObject({ staffSessions: 1, staffLinks: 1 });
  for (const table of ['staff_sessions', 'staff_links'] as const) {
    const left = await server.db.selectFrom(table).select('token_hash').execute();
    expect(left).toEqual([{ token_hash: 'good' }]);
  }
});

it('leaves what it wipes in no file: not in the database, nor in its log', async () => {
  const on = await startApp();
  const typed = 'reach-me-512-555-0177';
  await addMatchingRequest(on.db);
  await on.db
    .updateTable('matching_requests')
    .set({ contact_info: typed, created_at: daysAgo(91) })
    .execute();
  const file = join(on.folder, 'harborlight.db');
  const where = () => [file, `${file}-wal`].filter((path) => readFileSync(path).includes(typed));
  expect(where()).not.toEqual([]);
  expect(await purgeAll(on.db, file, NOW, KEPT)).toMatchObject({
    purged: { matchingRequests: 1 },
    logEmptied: true,
  });
  expect(where()).toEqual([]);
  await on.stop();
});
