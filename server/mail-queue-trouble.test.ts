import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LiveMatchingRequest } from '#core/live-matching.ts';
import { type Db, openDatabase } from './db.ts';
import { type MailQueue, type MailQueueOptions, startMailQueue } from './mail-queue.ts';
import { notifyAbout } from './notifications.ts';
import { MailServer } from './testing/mail-server.ts';

const STAFF = 'staff@harborlight.example';

let db: Db;
let server: MailServer;
let log: string[];
const queues: MailQueue[] = [];

beforeEach(async () => {
  db = await openDatabase(':memory:');
  server = await new MailServer().start();
  log = [];
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await server.stop();
  await db.destroy();
});

function startQueue(options: Partial<MailQueueOptions> = {}): MailQueue {
  const queue = startMailQueue(db, {
    smtpUrl: server.url,
    mailFrom: 'Harborlight <desk@harborlight.example>',
    publicUrl: null,
    pollMs: 10,
    pausesMs: [20, 20, 20],
    timeouts: { connectMs: 2000, answerMs: 5000, stopMs: 500 },
    log: (line) => log.push(line),
    ...options,
  });
  queues.push(queue);
  return queue;
}

const request: LiveMatchingRequest = {
  state: 'TX',
  zip: '',
  ageBand: 'MINOR',
  primaryNeed: 'MENTAL_HEALTH',
  levelsOfCare: ['IOP'],
  insuranceType: 'UNKNOWN',
  travelWillingness: 'LOCAL_ONLY',
  contactPreference: 'CALL_ME',
  contactInfo: '512-555-0100',
  consent: true,
};

async function receiveRequest(at = new Date()): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('matching_requests')
    .values({
      id,
      state: request.state,
      zip: null,
      age_band: request.ageBand,
      primary_need: request.primaryNeed,
      levels_of_care: JSON.stringify(request.levelsOfCare),
      insurance_type: request.insuranceType,
      travel_willingness: request.travelWillingness,
      contact_preference: request.contactPreference,
      contact_info: request.contactInfo,
      user_phone: null,
      created_at: at.toISOString(),
    })
    .execute();
  await notifyAbout(db, { matchingRequestId: id, request }, { staffEmail: STAFF }, at);
}

const rows = () => db.selectFrom('notifications').selectAll().orderBy('audience').execute();
const statuses = async () => (await rows()).map(({ status }) => status);
/** Resolves once no mail waits any more. */
const untilDone = () => expect.poll(statuses, { timeout: 10_000, interval: 10 }).not.toContain('QUEUED');
const recipients = () => server.mails.map(({ envelope }) => envelope.to.join());

it('sends what waited while the mail server was down, once, when it is back', async () => {
  await server.stop();
  startQueue({ pausesMs: Array(500).fill(20) });
  await receiveRequest();
  await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 5000 }).toBeGreaterThan(2);
  expect((await rows())[0]).toMatchObject({
    status: 'QUEUED',
    last_error: expect.stringContaining('ECONNREFUSED'),
  });
  await server.start();
  await untilDone();
  await pause(100);
  expect(recipients()).toEqual([STAFF]);
  expect((await rows())[0]).toMatchObject({ status: 'SENT', last_error: null });
  expect(log).toHaveLength(1);
});

it('tries again after a refusal, with the pauses that are set, and notes what the server said', async () => {
  server.manners = { refuse: { code: 451, message: 'Try again later' } };
  startQueue({ pausesMs: [1, 60_000] });
  await receiveRequest();
  await expect.poll(() => server.attempts, { timeout: 5000 }).toBe(2);
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(2);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'QUEUED', last_error: '451 Try again later' });
  expect(Date.parse(row?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(50_000);
  server.manners = {};
  await db.updateTable('notifications').set({ next_attempt_at: new Date().toISOString() }).execute();
  await untilDone();
  expect(server.mails).toHaveLength(1);
});

it('gives up after the last pause, and keeps the server’s words out of the log', async () => {
  const message = '5.1.1 <jo@mail.example>: no such user';
  server.manners = { refuse: { code: 550, message, after: 'recipient' } };
  startQueue();
  await receiveRequest();
  await untilDone();
  await pause(100);
  expect(server.attempts).toBe(4);
  expect(await rows()).toMatchObject([
    {
      status: 'FAILED',
      attempts: 4,
      next_attempt_at: null,
      sent_at: null,
      last_error: '550 5.1.1 <(address)>: no such user',
    },
  ]);
  expect(log).toEqual([
    'A mail could not be sent, trying again: 550 5.1.1',
    `Gave up on a mail (URGENT: Live Matching request (Texas), to ${STAFF}): 550 5.1.1`,
  ]);
});

it('does not let a mail that is refused hold up others', async () => {
  server.manners = { refuse: { code: 451, message: 'Not now' } };
  startQueue({ pausesMs: [60_000] });
  await receiveRequest();
  await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 5000 }).toBe(1);
  server.manners = {};
  await receiveRequest();
  await expect.poll(() => server.mails.length, { timeout: 5000 }).toBe(1);
  expect((await statuses()).sort()).toEqual(['QUEUED', 'SENT']);
});

it('waits for a slow server, and does not send twice', async () => {
  server.manners = { delayMs: 2000 };
  const queue = startQueue();
  await receiveRequest();
  for (let i = 0; i < 20; i++) {
    queue.wake();
    await pause(50);
  }
  expect(await statuses()).toEqual(['QUEUED']);
  await untilDone();
  await pause(100);
  expect(server.attempts).toBe(1);
  expect(server.mails).toHaveLength(1);
});

it('tries again where the server hangs up in the middle of a mail', async () => {
  server.manners = { hangUp: 'during mail' };
  startQueue({ pausesMs: Array(500).fill(20) });
  await receiveRequest();
  await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 5000 }).toBeGreaterThan(0);
  server.manners = {};
  await untilDone();
  expect(recipients()).toEqual([STAFF]);
});

it('marks a mail that had to be sent again with the same Message-ID', async () => {
  server.manners = { hangUp: 'after mail' };
  startQueue({ pausesMs: [50] });
  await receiveRequest();
  await expect.poll(() => server.mails.length, { timeout: 5000 }).toBe(1);
  server.manners = {};
  await untilDone();
  const ids = server.mails.map(({ headers }) => headers.get('message-id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('stops at once when nothing is under way', async () => {
  const began = Date.now();
  await startQueue({ pollMs: 60_000 }).stop();
  const resting = startQueue({ pollMs: 60_000 });
  await pause(50);
  await resting.stop();
  expect(Date.now() - began).toBeLessThan(2000);
});

it('waits for the mail under way when it stops, and notes that it was sent', async () => {
  server.manners = { delayMs: 200 };
  const queue = startQueue();
  await receiveRequest();
  await receiveRequest();
  await expect.poll(() => server.attempts, { interval: 5 }).toBe(1);
  await queue.stop();
  expect((await statuses()).sort()).toEqual(['QUEUED', 'SENT']);
  expect(recipients()).toEqual([STAFF]);
});

it('cuts a mail off that takes too long when it stops, and leaves it queued', async () => {
  server.manners = { delayMs: 3000 };
  const queue = startQueue();
  await receiveRequest();
  await expect.poll(() => server.attempts, { interval: 5 }).toBe(1);
  const began = Date.now();
  await queue.stop();
  expect(Date.now() - began).toBeLessThan(2000);
  expect(await rows()).toMatchObject([{ status: 'QUEUED', attempts: 0, last_error: null }]);
});

it('does not send a mail again while the database cannot note that it was sent', async () => {
  await sql`CREATE TRIGGER disk_full BEFORE UPDATE ON notifications BEGIN SELECT RAISE(FAIL, 'disk is full'); END`.execute(
    db,
  );
  startQueue();
  await receiveRequest();
  await expect.poll(() => log.join(), { timeout: 5000 }).toContain('disk is full');
  await pause(200);
  expect(server.mails).toHaveLength(1);
  await sql`DROP TRIGGER disk_full`.execute(db);
  await untilDone();
  expect(server.mails).toHaveLength(1);
  expect(log).toHaveLength(1);
});

it('outlives a database that cannot be read', async () => {
  await sql`ALTER TABLE notifications RENAME TO away`.execute(db);
  startQueue();
  await expect.poll(() => log.length, { timeout: 5000 }).toBe(1);
  await sql`ALTER TABLE away RENAME TO notifications`.execute(db);
  await receiveRequest();
  await untilDone();
  expect(server.mails).toHaveLength(1);
});

it('says so where it has to stop before it could note that a mail was sent', async () => {
  await sql`CREATE TRIGGER disk_full BEFORE UPDATE ON notifications BEGIN SELECT RAISE(FAIL, 'disk is full'); END`.execute(
    db,
  );
  const queue = startQueue();
  await receiveRequest();
  await expect.poll(() => log.length, { timeout: 5000 }).toBe(1);
  await queue.stop();
  expect(log[1]).toBe('Stopped before it could be noted that a mail is SENT.');
});
