import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LiveMatchingRequest } from '#core/live-matching.ts';
import { ContactPayload, ListingPayload, type Submission } from '#core/submission.ts';
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

const contact = (email: string): Submission => ({
  type: 'CONTACT',
  payload: ContactPayload.parse({ name: 'Jo', email, message: 'Über alles: 🏮 Grüße', type: 'general' }),
});
const listing = (centerName: string): Submission => ({
  type: 'NEW_CENTER',
  payload: ListingPayload.parse({
    type: 'NEW_CENTER',
    centerName,
    state: 'TX',
    levelsOfCare: ['DETOX'],
    submitterName: 'Sam',
    submitterEmail: 'sam@center.example',
  }),
});

/** Stores a message with its mails, as a route does. */
async function receive(submission: Submission, at = new Date()): Promise<void> {
  const submissionId = randomUUID();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('submissions')
      .values({
        id: submissionId,
        type: submission.type,
        status: 'NEW',
        payload_json: JSON.stringify(submission.payload),
        created_at: at.toISOString(),
        processed_at: null,
      })
      .execute();
    await notifyAbout(tx, { submissionId, submission }, { staffEmail: STAFF }, at);
  });
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

it('sends each mail once, to whom it is for, and answers to staff mail reach the submitter', async () => {
  startQueue({ publicUrl: 'https://harborlight.example' });
  await receive(contact('jo@mail.example'));
  await untilDone();
  await pause(100);
  expect(recipients()).toEqual([STAFF, 'jo@mail.example']);
  const [toStaff, toSubmitter] = server.mails;
  expect(toStaff?.headers.get('subject')).toBe('Contact message: General question');
  expect(toStaff?.headers.get('reply-to')).toBe('jo@mail.example');
  expect(toStaff?.text).toContain('| Über alles: 🏮 Grüße');
  expect(toSubmitter?.headers.get('subject')).toBe('We have your message');
  expect(toSubmitter?.headers.has('reply-to')).toBe(false);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'SENT', attempts: 0, next_attempt_at: null, last_error: null });
  expect(Date.parse(row?.sent_at ?? '')).toBeGreaterThan(Date.now() - 5000);
  expect(toStaff?.headers.get('message-id')).toBe(`<${row?.id}@harborlight.example>`);
  expect(log).toEqual([]);
});

it('looks at once when it is woken', async () => {
  const queue = startQueue({ pollMs: 60_000 });
  await pause(50);
  await receive(contact('jo@mail.example'));
  queue.wake();
  await untilDone();
  expect(server.mails).toHaveLength(2);
});

it('delivers thirty mails that are queued at once, each once', async () => {
  await Promise.all(Array.from({ length: 15 }, (_, i) => receive(contact(`person${i}@mail.example`))));
  startQueue();
  await untilDone();
  await pause(100);
  expect(server.mailsTo(STAFF)).toHaveLength(15);
  expect(new Set(recipients()).size).toBe(16);
  expect(server.mails).toHaveLength(30);
});

it('sends a request for a match before all that is older', async () => {
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);
  await receive(contact('second@mail.example'), minutesAgo(2));
  await receive(contact('first@mail.example'), minutesAgo(3));
  await receiveRequest(minutesAgo(1));
  startQueue();
  await untilDone();
  expect(server.mails[0]?.headers.get('subject')).toBe('URGENT: Live Matching request (Texas)');
  expect(recipients().slice(1)).toEqual([STAFF, 'first@mail.example', STAFF, 'second@mail.example']);
});

it('only logs where no mail server is set, and nothing that was typed', async () => {
  startQueue({ smtpUrl: null, mailFrom: null });
  await receive(contact('jo@mail.example'));
  await receive(listing('Lantern: House'));
  await receiveRequest();
  await untilDone();
  expect(new Set(await statuses())).toEqual(new Set(['LOGGED']));
  expect(log.map((line) => line.replace('No mail server is set. Not sent: ', '')).sort()).toEqual([
    `Contact message: General question, to ${STAFF}`,
    `New listing, to ${STAFF}`,
    `URGENT: Live Matching request (Texas), to ${STAFF}`,
    'We have your listing',
    'We have your message',
  ]);
  expect(server.attempts).toBe(0);
});

it('goes on after a restart with what waited', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  await db.destroy();
  db = await openDatabase(join(folder, 'harborlight.db'));
  await server.stop();
  const first = startQueue({ pausesMs: Array(500).fill(20) });
  await receive(contact('jo@mail.example'));
  await expect.poll(async () => (await rows())[1]?.attempts, { timeout: 5000 }).toBeGreaterThan(0);
  await first.stop();
  await db.destroy();
  await server.start();
  db = await openDatabase(join(folder, 'harborlight.db'));
  startQueue();
  await untilDone();
  expect(recipients().sort()).toEqual(['jo@mail.example', STAFF]);
  rmSync(folder, { recursive: true });
});

it('gives up a mail whose text cannot be made or that has no address, without a word of what was typed', async () => {
  await receive(contact('jo@mail.example'), new Date(Date.now() - 60_000));
  await receive(listing('Lantern House'), new Date(Date.now() - 60_000));
  await db
    .updateTable('submissions')
    .set({ payload_json: 'not JSON: secret' })
    .where('type', '=', 'CONTACT')
    .execute();
  await db
    .updateTable('notifications')
    .set({ recipient: null })
    .where('recipient', '=', 'sam@center.example')
    .execute();
  await receiveRequest();
  startQueue();
  await untilDone();
  const failed = (await rows()).filter(({ status }) => status === 'FAILED');
  expect(failed.map(({ last_error }) => last_error)).toEqual([
    'Its text could not be made.',
    'There is no address to send it to.',
  ]);
  expect(server.mails).toHaveLength(3);
  expect(`${log} ${JSON.stringify(failed)}`).not.toContain('secret');
  expect(log.join()).not.toMatch(/Lantern|jo@|sam@/);
});

it('wants to know whom mails come from', () => {
  expect(() =>
    startMailQueue(db, { smtpUrl: server.url, mailFrom: null, publicUrl: null, log: () => {} }),
  ).toThrow('mailFrom must be set');
});
