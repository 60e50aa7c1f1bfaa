import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { createStaffMail } from '#server/mail/staff-mail.ts';
import { MailServer } from '#server/mail/testing/mail-server.ts';
import { listen } from '#server/serve.ts';
import { STAFF } from '#server/testing/messages.ts';
import { addMatchingRequest, addSubmission, contact } from '#server/testing/stored-messages.ts';
import { userName } from '../connection/connection.ts';
import { openBothWays } from '../testing/both-ways.ts';
import { openScreen } from '../testing/screen.ts';

const FROM = 'Harborlight <desk@harborlight.example>';
const ids = ['aaaa1111', 'aaaa2222', 'bbbb3333'].map((begin) => `${begin}-0000-4000-8000-000000000000`);

let mailServer: MailServer;
let both: Awaited<ReturnType<typeof openBothWays>>;
let mail: Record<string, string>;

/** Three mails that failed, and two that wait. */
async function fill(db: Db): Promise<void> {
  const at = new Date('2026-11-01T08:00:00.000Z');
  for (const id of ids) await addMatchingRequest(db, { id, at });
  const mails = await db.selectFrom('notifications').select(['id', 'matching_request_id as about']).execute();
  for (const { id, about } of mails) {
    await db
      .updateTable('notifications')
      .set({
        id: about!,
        status: 'FAILED',
        attempts: 8,
        next_attempt_at: null,
        last_error: '550 No such user',
      })
      .where('id', '=', id)
      .execute();
  }
  await addSubmission(db, contact(), { id: 'waiting', at: new Date('2026-11-02T08:00:00.000Z') });
  const waiting = await db.selectFrom('notifications').select('id').where('status', '=', 'QUEUED').execute();
  for (const [index, { id }] of waiting.entries()) {
    await db
      .updateTable('notifications')
      .set({ id: `cccc000${index}-0000-4000-8000-000000000000` })
      .where('id', '=', id)
      .execute();
  }
}

beforeAll(async () => {
  mailServer = await new MailServer().start();
  mail = { SMTP_URL: mailServer.url, MAIL_FROM: FROM, STAFF_EMAIL: STAFF };
  both = await openBothWays(fill, { mail: createStaffMail(mailServer.url, FROM, null), staffEmail: STAFF });
});
afterAll(async () => {
  await both.stop();
  await mailServer.stop();
});

const statuses = async (db: Db) => {
  const rows = await db.selectFrom('notifications').select(['id', 'status']).orderBy('id').execute();
  return rows.map(({ id, status }) => `${id.slice(0, 4)} ${status}`).join(', ');
};

it('lists mails with why they failed, and counts them beside how mail is set up', async () => {
  const { json } = await both.same(['notifications', 'list', '--status', 'FAILED'], { env: mail });
  expect(json).toMatchObject({ total: 3, page: 1, notifications: { length: 3 } });
  expect(json.notifications[0]).toMatchObject({ lastError: '550 No such user', canResend: true });
  const table = await both.local(['notifications', 'list']);
  expect(table.stdout).toContain(`${ids[0]}\tNov 01, 2026 08:00\tFailed\t${STAFF}\t`);
  expect(table.stdout).toContain('\t550 No such user; 8 attempts\n');
  expect((await both.same(['notifications', 'stats'], { env: mail })).json).toMatchObject({
    total: 5,
    emailsFailed: 3,
    setup: { queued: 2, smtp: { host: '127.0.0.1' }, staffEmail: STAFF },
  });
  expect(await both.local(['notifications', 'list', '--status', 'LOST'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('QUEUED, SENT, FAILED, LOGGED'),
  });
});

it('resends by the beginning of an ID, several together or none of them', async () => {
  const resend = (...args: string[]) => ['notifications', 'resend', ...args];
  const before = await statuses(both.localDb);
  const ambiguous = await both.same(resend('bbbb', 'aaaa'), { env: mail });
  expect(ambiguous).toMatchObject({ status: 1, json: { error: { code: 'ambiguous_id' } } });
  expect(ambiguous.stderr).toContain(`${ids[0]}, ${ids[1]}`);
  // Mails are set up on the server only: here nobody could send them.
  expect(await both.local(resend('bbbb'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('SMTP_URL'),
  });
  expect((await both.local(resend(), { env: mail })).status).toBe(2);
  expect(await statuses(both.localDb)).toBe(before);

  const { json } = await both.same(resend('bbbb', 'aaaa1'), { env: mail });
  expect(json).toMatchObject([
    { queued: true, id: ids[2], recipient: STAFF },
    { queued: true, id: ids[0] },
  ]);
  for (const db of [both.localDb, both.remoteDb]) {
    expect(await statuses(db)).toBe('aaaa QUEUED, aaaa FAILED, bbbb QUEUED, cccc QUEUED, cccc QUEUED');
  }
});

it('asks before it resends all that failed, and says who will send it', async () => {
  expect(await both.local(['notifications', 'resend', '--failed'], { env: mail })).toMatchObject({
    status: 2,
  });
  const open = (home: string) =>
    openScreen(home, ['notifications', 'resend', '--failed'], {
      env: home === both.localHome ? { HARBORLIGHT_DB: both.databaseFile, ...mail } : {},
    });
  const refused = open(both.localHome);
  await refused.shows('Send 1 failed mail again?');
  refused.type('n\r');
  expect(await refused.exit()).toBe(130);
  expect(await statuses(both.localDb)).toContain('FAILED');

  const here = open(both.localHome);
  await here.shows('Send 1 failed mail again?');
  here.type('y\r');
  await here.shows('1 failed mail queued again.');
  await here.shows('else the next one does when it');
  expect(await here.exit()).toBe(0);
  const there = await both.remote(['notifications', 'resend', '--failed', '--yes']);
  expect(there).toMatchObject({ status: 0, stderr: expect.stringContaining('within seconds') });
  for (const db of [both.localDb, both.remoteDb]) expect(await statuses(db)).not.toContain('FAILED');
  expect((await both.same(['notifications', 'resend', '--failed'], { env: mail })).json).toEqual({
    queued: 0,
    withoutAddress: 0,
  });
});

it('sends a test alert by each way that is set up, and fails where one does not take it', async () => {
  const send = ['notifications', 'test', '--alert'];
  expect(await both.local([...send, '--json'])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no_alert_channel'),
  });
  const env = { ...mail, ALERT_EMAIL: 'operator@mail.example' };
  expect(await both.local([...send, '--json'], { env })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('"failed": null'),
  });
  const [sent] = mailServer.mailsTo('operator@mail.example');
  expect(sent?.headers.get('subject')).toBe('Harborlight: a test alert');
  const gone = await listen(() => new Response(), { port: 0, hostname: '127.0.0.1' });
  await gone.close();
  const ALERT_WEBHOOK = `http://127.0.0.1:${gone.port}/hook`;
  expect(await both.local(send, { env: { ...env, ALERT_WEBHOOK } })).toMatchObject({
    status: 1,
    stdout: 'The mail server has taken it.\nThe webhook has not taken it: ECONNREFUSED\n',
  });
  mailServer.mails.length = 0;
});

it('sends a test mail: to whom it is told, to one’s own account, or from here to staff', async () => {
  const send = ['notifications', 'test'];
  expect((await both.same([...send, '--to', 'you@mail.example'], { env: mail })).json).toEqual({
    sent: true,
    to: 'you@mail.example',
  });
  expect((await both.local(send, { env: mail })).stdout).toContain(STAFF);
  await both.remote(send);
  const own = `${userName()}@harborlight.example`;
  expect(mailServer.mails.map(({ envelope }) => envelope.to[0])).toEqual([
    'you@mail.example',
    'you@mail.example',
    STAFF,
    own,
  ]);
  mailServer.manners = { refuse: { code: 554, message: 'No mail from you' } };
  expect(await both.local(send, { env: mail })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'harborlight: The mail could not be sent: 554 No mail from you\n',
  });
  expect(await both.local(send)).toMatchObject({ status: 1, stderr: expect.stringContaining('SMTP_URL') });
});
