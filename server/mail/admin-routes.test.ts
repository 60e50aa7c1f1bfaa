import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaffMail } from '../mail/staff-mail.ts';
import { MailServer } from '../mail/testing/mail-server.ts';
import { STAFF } from '../testing/messages.ts';
import { startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { addMatchingRequest, addSubmission, contact } from '../testing/stored-messages.ts';

const FROM = 'Harborlight <desk@harborlight.example>';

let mailServer: MailServer;
let woken: number;
let server: Awaited<ReturnType<typeof startApp>>;
let staff: Awaited<ReturnType<typeof signedIn>>;

/** With the mail server, or as if none were set. */
async function start({ withMail = true } = {}): Promise<void> {
  server = await startApp({
    follows: false,
    mail: withMail ? createStaffMail(mailServer.url, FROM, 'https://harborlight.example') : undefined,
    staffEmail: withMail ? STAFF : null,
    wakeMail: () => {
      woken++;
    },
  });
  staff = await signedIn(server, 'Rita Reviewer', 'reviewer');
}

beforeEach(async () => {
  woken = 0;
  mailServer = await new MailServer().start();
});
afterEach(async () => {
  await server.stop();
  await mailServer.stop();
});

const read = async (path: string) => (await staff.get(`/api/admin/${path}`)).json();
const setAll = (values: { status: 'FAILED' | 'LOGGED' | 'SENT' | 'QUEUED'; last_error?: string }) =>
  server.db
    .updateTable('notifications')
    .set({ attempts: 8, next_attempt_at: null, ...values })
    .execute();
const rows = () => server.db.selectFrom('notifications').selectAll().orderBy('audience').execute();

const firstId = async () => (await rows())[0]?.id;

it('lists mails, the latest first, with what they are about and why they failed', async () => {
  await start();
  await addMatchingRequest(server.db, { at: new Date('2026-11-01T08:00:00.000Z'), id: 'request-1' });
  await setAll({ status: 'FAILED', last_error: '550 No such user' });
  await addSubmission(server.db, contact(), { at: new Date('2026-11-02T08:00:00.000Z'), id: 'submission-1' });
  const list = await read('notifications');
  expect(list).toHaveLength(3);
  expect(list[2]).toEqual({
    id: expect.any(String),
    subject: 'URGENT: Live Matching request (Texas)',
    recipient: STAFF,
    timestamp: '2026-11-01T08:00:00.000Z',
    status: 'FAILED',
    matchingRequestId: 'request-1',
    kind: 'received',
    audience: 'staff',
    attempts: 8,
    lastError: '550 No such user',
    nextAttemptAt: null,
    canResend: true,
  });
  expect(list[0]).toMatchObject({ status: 'QUEUED', submissionId: 'submission-1', canResend: false });
});

it('has fifty mails on a page', async () => {
  await start();
  for (let i = 0; i < 52; i++) {
    const at = new Date(Date.parse('2026-11-01T00:00:00.000Z') + i * 1000);
    await addMatchingRequest(server.db, { at });
  }
  const [first, second] = [await read('notifications'), await read('notifications?page=2')];
  expect(first).toHaveLength(50);
  expect(second).toHaveLength(2);
  expect(second[1].timestamp).toBe('2026-11-01T00:00:00.000Z');
  expect((await staff.get('/api/admin/notifications?page=x')).status).toBe(400);
  await server.db
    .updateTable('notifications')
    .set({ status: 'FAILED' })
    .where('id', '=', first[1].id)
    .execute();
  expect(await read('notifications?status=FAILED')).toMatchObject([{ id: first[1].id, status: 'FAILED' }]);
  expect((await staff.get('/api/admin/notifications?status=LOST')).status).toBe(400);
});

it('counts mails by what became of them', async () => {
  await start();
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const status of ['SENT', 'FAILED', 'LOGGED', 'LOGGED'] as const) {
    const id = randomUUID();
    await addMatchingRequest(server.db, { id, at: status === 'SENT' ? old : new Date() });
    await server.db
      .updateTable('notifications')
      .set({ status })
      .where('matching_request_id', '=', id)
      .execute();
  }
  expect(await read('notification-stats')).toEqual({
    total: 4,
    last24Hours: 3,
    emailsSent: 1,
    emailsFailed: 1,
    logged: 2,
  });
});

it('queues a failed mail again, due now, with all its attempts', async () => {
  await start();
  await addMatchingRequest(server.db);
  await setAll({ status: 'FAILED', last_error: '550 No' });
  const id = await firstId();
  const response = await staff.post(`/api/admin/notifications/${id?.slice(0, 8)}/resend`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ queued: true, id, recipient: STAFF });
  expect(await rows()).toMatchObject([{ status: 'QUEUED', attempts: 0, last_error: null, recipient: STAFF }]);
  expect(Date.parse((await rows())[0]?.next_attempt_at ?? '')).toBeLessThanOrEqual(Date.now());
  expect(woken).toBe(1);
});

it('queues all failed mails again, but those whose address was wiped', async () => {
  await start();
  await addSubmission(server.db, contact());
  await addMatchingRequest(server.db, { staffEmail: null });
  await setAll({ status: 'FAILED' });
  await server.db
    .updateTable('notifications')
    .set({ recipient: null })
    .where('audience', '=', 'submitter')
    .execute();
  const response = await staff.post('/api/admin/notifications/resend-failed');
  expect(await response.json()).toEqual({ queued: 2, withoutAddress: 1 });
  expect((await rows()).map(({ status, recipient }) => [status, recipient])).toEqual([
    ['QUEUED', STAFF],
    ['QUEUED', STAFF],
    ['FAILED', null],
  ]);
  expect(woken).toBe(1);
});

it('gives staff’s address to a mail that was logged before there was one', async () => {
  await start();
  await addSubmission(server.db, contact(), { staffEmail: null });
  await setAll({ status: 'LOGGED' });
  // As after 90 days: see server/maintenance/retention.ts.
  await server.db
    .updateTable('notifications')
    .set({ recipient: null })
    .where('audience', '=', 'submitter')
    .execute();
  const [forStaff, forSubmitter] = await rows();
  expect((await staff.post(`/api/admin/notifications/${forStaff?.id}/resend`)).status).toBe(200);
  expect((await rows())[0]).toMatchObject({ status: 'QUEUED', recipient: STAFF });
  const refused = await staff.post(`/api/admin/notifications/${forSubmitter?.id}/resend`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).error.code).toBe('no_recipient');
  const list: { audience: string; canResend: boolean }[] = await read('notifications');
  expect(list.map(({ canResend }) => canResend)).toEqual([false, false]);
});

it('sends what was refused at staff’s old address to the new one', async () => {
  await start();
  const old = { staffEmail: 'gone@harborlight.example' };
  for (let i = 0; i < 3; i++) await addMatchingRequest(server.db, old);
  await setAll({ status: 'FAILED', last_error: '550 5.1.1 No such user' });
  await staff.post(`/api/admin/notifications/${await firstId()}/resend`);
  await staff.post('/api/admin/notifications/resend-failed');
  expect((await rows()).map(({ recipient, status }) => [recipient, status])).toEqual(
    Array(3).fill([STAFF, 'QUEUED']),
  );
});

it('resends no mail that waits, that was sent, or that there is none of', async () => {
  await start();
  await addMatchingRequest(server.db);
  const id = await firstId();
  for (const status of ['QUEUED', 'SENT'] as const) {
    await setAll({ status });
    const response = await staff.post(`/api/admin/notifications/${id}/resend`);
    expect(response.status).toBe(409);
    expect((await response.json()).error.code).toBe('not_resendable');
  }
  expect((await staff.post('/api/admin/notifications/none/resend')).status).toBe(404);
  await setAll({ status: 'FAILED' });
  const several = await staff.post('/api/admin/notifications/resend', { ids: [id, 'none'] });
  expect(several.status).toBe(404);
  expect(await rows()).toMatchObject([{ status: 'FAILED' }]);
  expect(woken).toBe(0);
});

it('says where no mail server is set, and offers no resend there', async () => {
  await start({ withMail: false });
  await addMatchingRequest(server.db, { staffEmail: null });
  await setAll({ status: 'LOGGED' });
  const [{ id, canResend }] = await read('notifications');
  expect(canResend).toBe(false);
  for (const refused of [
    await staff.post(`/api/admin/notifications/${id}/resend`),
    await staff.post('/api/admin/test-mail', {}),
  ]) {
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.code).toBe('no_mail_server');
  }
  expect(await read('mail-setup')).toEqual({
    smtp: null,
    mailFrom: null,
    staffEmail: null,
    queued: 0,
    oldestQueuedAt: null,
  });
});

it('tells how mail is set up, and never the password', async () => {
  mailServer.manners = {};
  server = await startApp({
    follows: false,
    mail: createStaffMail('smtps://someone:secret@mail.harborlight.example', FROM, null),
    staffEmail: STAFF,
  });
  staff = await signedIn(server);
  await addMatchingRequest(server.db, { at: new Date('2026-11-01T08:00:00.000Z') });
  const response = await staff.get('/api/admin/mail-setup');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    smtp: { host: 'mail.harborlight.example', port: 465, secure: true },
    mailFrom: FROM,
    staffEmail: STAFF,
    queued: 1,
    oldestQueuedAt: '2026-11-01T08:00:00.000Z',
  });
  expect(text).not.toMatch(/someone|secret/);
});

it('sends a test mail to whoever asks, or where they say', async () => {
  await start();
  const own = await staff.post('/api/admin/test-mail', {});
  expect(await own.json()).toEqual({ sent: true, to: 'rita.reviewer@harborlight.example' });
  const other = await staff.post('/api/admin/test-mail', { to: ' Other@Mail.example ' });
  expect(await other.json()).toEqual({ sent: true, to: 'other@mail.example' });
  expect(mailServer.mails.map(({ envelope }) => envelope.to)).toEqual([
    ['rita.reviewer@harborlight.example'],
    ['other@mail.example'],
  ]);
  expect(mailServer.mails[0]?.text).toContain('https://harborlight.example');
  expect(await rows()).toEqual([]);
});

it('answers with the mail server’s words where it refuses, and without the address', async () => {
  await start();
  mailServer.manners = { refuse: { code: 554, message: 'No mail from you to <rita@x.example>' } };
  const response = await staff.post('/api/admin/test-mail', {});
  expect(response.status).toBe(502);
  const { error } = await response.json();
  expect(error.code).toBe('mail_failed');
  expect(error.message).toMatch(/554 No mail from you/);
  expect(error.message).not.toContain('rita@x.example');
});

it('refuses a wrong address, and the seventh test mail of an hour', async () => {
  await start();
  expect((await staff.post('/api/admin/test-mail', { to: 'nobody' })).status).toBe(400);
  for (let i = 0; i < 6; i++) expect((await staff.post('/api/admin/test-mail', {})).status).toBe(200);
  expect((await staff.post('/api/admin/test-mail', {})).status).toBe(429);
  expect(mailServer.mails).toHaveLength(6);
});
