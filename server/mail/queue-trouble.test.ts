import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { STAFF } from '../testing/messages.ts';
import { addMatchingRequest } from '../testing/stored-messages.ts';
import { MailServer } from './testing/mail-server.ts';
import { startMailing } from './testing/mailing.ts';

let mailing: Awaited<ReturnType<typeof startMailing>>;

beforeEach(async () => {
  mailing = await startMailing();
});
afterEach(() => mailing.stop());

it('sends what waited while the mail server was down, once, when it is back', async () => {
  await mailing.server.stop();
  mailing.startQueue({ pausesMs: Array(500).fill(20) });
  await addMatchingRequest(mailing.db);
  await expect.poll(async () => (await mailing.rows())[0]?.attempts).toBeGreaterThan(2);
  expect((await mailing.rows())[0]).toMatchObject({
    status: 'QUEUED',
    last_error: expect.stringContaining('ECONNREFUSED'),
  });
  await mailing.server.start();
  await mailing.untilDone();
  await pause(100);
  expect(mailing.recipients()).toEqual([STAFF]);
  expect((await mailing.rows())[0]).toMatchObject({ status: 'SENT', last_error: null });
  expect(mailing.log).toHaveLength(1);
});

it('tries again after a refusal, with the pauses that are set, and notes what the server said', async () => {
  mailing.server.manners = { refuse: { code: 451, message: 'Try again later' } };
  mailing.startQueue({ pausesMs: [1, 60_000] });
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.server.attempts).toBe(2);
  await expect.poll(async () => (await mailing.rows())[0]?.attempts).toBe(2);
  const [row] = await mailing.rows();
  expect(row).toMatchObject({ status: 'QUEUED', last_error: '451 Try again later' });
  expect(Date.parse(row?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(50_000);
  mailing.server.manners = {};
  await mailing.db.updateTable('notifications').set({ next_attempt_at: new Date().toISOString() }).execute();
  await mailing.untilDone();
  expect(mailing.server.mails).toHaveLength(1);
});

it('gives up after the last pause, and keeps the server’s words out of the log', async () => {
  const message = '4.2.1 <jo@mail.example>: greylisted';
  mailing.server.manners = { refuse: { code: 450, message, after: 'recipient' } };
  mailing.startQueue();
  await addMatchingRequest(mailing.db);
  await mailing.untilDone();
  await pause(100);
  expect(mailing.server.attempts).toBe(4);
  expect(await mailing.rows()).toMatchObject([
    {
      status: 'FAILED',
      attempts: 4,
      next_attempt_at: null,
      sent_at: null,
      last_error: '450 4.2.1 <(address)>: greylisted',
    },
  ]);
  expect(mailing.log).toEqual([
    'A mail could not be sent, trying again: 450 4.2.1',
    'Gave up on a mail (URGENT: Live Matching request, to staff): 450 4.2.1',
  ]);
});

it.each(['recipient', 'mail'] as const)(
  'gives up at once where the %s is refused for good, so that staff see it now and not in two days',
  async (after) => {
    mailing.server.manners = { refuse: { code: 550, message: '5.1.1 no such user', after } };
    mailing.startQueue();
    await addMatchingRequest(mailing.db);
    await mailing.untilDone();
    expect(mailing.server.attempts).toBe(1);
    expect(await mailing.rows()).toMatchObject([
      { status: 'FAILED', attempts: 1, next_attempt_at: null, last_error: '550 5.1.1 no such user' },
    ]);
    expect(mailing.log).toEqual(['Gave up on a mail (URGENT: Live Matching request, to staff): 550 5.1.1']);
  },
);

it('lets mails wait where the server does not know our account: that can be fixed', async () => {
  const strict = await new MailServer({ account: { user: 'us', pass: 'secret' } }).start();
  mailing.startQueue({ smtpUrl: strict.url.replace('//', '//us:wrong@') });
  await addMatchingRequest(mailing.db);
  await expect.poll(async () => (await mailing.rows())[0]?.attempts).toBeGreaterThan(1);
  expect((await mailing.rows())[0]?.last_error).toMatch(/^535 /);
  await strict.stop();
});

it('does not let a mail that is refused hold up others', async () => {
  mailing.server.manners = { refuse: { code: 451, message: 'Not now' } };
  mailing.startQueue({ pausesMs: [60_000] });
  await addMatchingRequest(mailing.db);
  await expect.poll(async () => (await mailing.rows())[0]?.attempts).toBe(1);
  mailing.server.manners = {};
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.server.mails.length).toBe(1);
  // The server has a mail before the queue has noted it.
  await expect.poll(async () => (await mailing.statuses()).sort()).toEqual(['QUEUED', 'SENT']);
});

it('waits for a slow server, and does not send twice', async () => {
  mailing.server.manners = { delayMs: 2000 };
  const queue = mailing.startQueue();
  await addMatchingRequest(mailing.db);
  for (let i = 0; i < 20; i++) {
    queue.wake();
    await pause(50);
  }
  expect(await mailing.statuses()).toEqual(['QUEUED']);
  await mailing.untilDone();
  await pause(100);
  expect(mailing.server.attempts).toBe(1);
  expect(mailing.server.mails).toHaveLength(1);
});

it('tries again where the server hangs up in the middle of a mail', async () => {
  mailing.server.manners = { hangUp: 'during mail' };
  mailing.startQueue({ pausesMs: Array(500).fill(20) });
  await addMatchingRequest(mailing.db);
  await expect.poll(async () => (await mailing.rows())[0]?.attempts).toBeGreaterThan(0);
  mailing.server.manners = {};
  await mailing.untilDone();
  expect(mailing.recipients()).toEqual([STAFF]);
});

it('marks a mail that had to be sent again with the same Message-ID', async () => {
  mailing.server.manners = { hangUp: 'after mail' };
  mailing.startQueue({ pausesMs: [50] });
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.server.mails.length).toBe(1);
  mailing.server.manners = {};
  await mailing.untilDone();
  const ids = mailing.server.mails.map(({ headers }) => headers.get('message-id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('stops at once when nothing is under way', async () => {
  const began = Date.now();
  await mailing.startQueue({ pollMs: 60_000 }).stop();
  const resting = mailing.startQueue({ pollMs: 60_000 });
  await pause(50);
  await resting.stop();
  expect(Date.now() - began).toBeLessThan(2000);
});

it('waits for the mail under way when it stops, and notes that it was sent', async () => {
  mailing.server.manners = { delayMs: 200 };
  const queue = mailing.startQueue();
  await addMatchingRequest(mailing.db);
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.server.attempts, { interval: 5 }).toBe(1);
  await queue.stop();
  expect((await mailing.statuses()).sort()).toEqual(['QUEUED', 'SENT']);
  expect(mailing.recipients()).toEqual([STAFF]);
});

it('cuts a mail off that takes too long when it stops, and leaves it queued', async () => {
  mailing.server.manners = { delayMs: 3000 };
  const queue = mailing.startQueue();
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.server.attempts, { interval: 5 }).toBe(1);
  const began = Date.now();
  await queue.stop();
  expect(Date.now() - began).toBeLessThan(2000);
  expect(await mailing.rows()).toMatchObject([{ status: 'QUEUED', attempts: 0, last_error: null }]);
});

it('does not send a mail again while the database cannot note that it was sent', async () => {
  await sql`CREATE TRIGGER disk_full BEFORE UPDATE ON notifications BEGIN SELECT RAISE(FAIL, 'disk is full'); END`.execute(
    mailing.db,
  );
  mailing.startQueue();
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.log.join()).toContain('SQLITE_CONSTRAINT_TRIGGER');
  await pause(200);
  expect(mailing.server.mails).toHaveLength(1);
  await sql`DROP TRIGGER disk_full`.execute(mailing.db);
  await mailing.untilDone();
  expect(mailing.server.mails).toHaveLength(1);
  expect(mailing.log).toHaveLength(1);
});

it('outlives a database that cannot be read', async () => {
  await sql`ALTER TABLE notifications RENAME TO away`.execute(mailing.db);
  mailing.startQueue();
  await expect.poll(() => mailing.log.length).toBe(1);
  await sql`ALTER TABLE away RENAME TO notifications`.execute(mailing.db);
  await addMatchingRequest(mailing.db);
  await mailing.untilDone();
  expect(mailing.server.mails).toHaveLength(1);
});

it('says so where it has to stop before it could note that a mail was sent', async () => {
  await sql`CREATE TRIGGER disk_full BEFORE UPDATE ON notifications BEGIN SELECT RAISE(FAIL, 'disk is full'); END`.execute(
    mailing.db,
  );
  const queue = mailing.startQueue();
  await addMatchingRequest(mailing.db);
  await expect.poll(() => mailing.log.length).toBe(1);
  await queue.stop();
  expect(mailing.log[1]).toBe('Stopped before it could be noted that a mail is SENT.');
});
