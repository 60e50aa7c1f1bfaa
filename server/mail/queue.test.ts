import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mail } from '#core/i18n/en/mails/staff-mail.ts';
import { STAFF } from '../testing/messages.ts';
import { addStaff } from '../testing/staff.ts';
import { addMatchingRequest, addSubmission, contact, listing } from '../testing/stored-messages.ts';
import { notifyOwner } from './notifications.ts';
import { type MailQueueOptions, startMailQueue } from './queue.ts';
import { MailServer } from './testing/mail-server.ts';
import { startMailing } from './testing/mailing.ts';

let mailing: Awaited<ReturnType<typeof startMailing>>;

beforeEach(async () => {
  mailing = await startMailing();
});
afterEach(() => mailing.stop());

it('sends each mail once, to the right person, and answers to staff mail reach the submitter', async () => {
  mailing.startQueue({ publicUrl: 'https://harborlight.example' });
  await addSubmission(mailing.db, contact({ message: 'Über alles: 🏮 Grüße' }));
  await mailing.untilDone();
  await pause(100);
  expect(mailing.recipients()).toEqual([STAFF, 'pat@mail.example']);
  const [toStaff, toSubmitter] = mailing.server.mails;
  expect(toStaff?.headers.get('subject')).toBe('Contact message: Correction');
  expect(toStaff?.headers.get('reply-to')).toBe('pat@mail.example');
  expect(toStaff?.text).toContain('| Über alles: 🏮 Grüße');
  expect(toSubmitter?.headers.get('subject')).toBe('We have your message');
  expect(toSubmitter?.headers.has('reply-to')).toBe(false);
  const [row] = await mailing.rows();
  expect(row).toMatchObject({ status: 'SENT', attempts: 0, next_attempt_at: null, last_error: null });
  expect(Date.parse(row?.sent_at ?? '')).toBeGreaterThan(Date.now() - 5000);
  expect(toStaff?.headers.get('message-id')).toBe(`<${row?.id}@harborlight.example>`);
  expect(mailing.log).toEqual([]);
});

it('tells the owner of an account what was done to it, also where staff have an address for their mails', async () => {
  await addStaff(mailing.db, 'Ada Admin', 'admin');
  const [ada, at] = ['ada.admin@harborlight.example', new Date('2026-11-20T12:00:00Z')];
  for (const what of ['two_step_on', 'two_step_off', 'two_step_reset', 'password'] as const) {
    await notifyOwner(mailing.db, ada, what, at);
  }
  await notifyOwner(mailing.db, 'gone@harborlight.example', 'two_step_on', at);
  mailing.startQueue({
    staffEmail: STAFF,
    publicUrl: 'https://harborlight.example/',
    content: 'never',
    pausesMs: [],
  });
  await mailing.untilDone();
  expect(mailing.recipients()).toEqual([ada, ada, ada, ada]);
  const { subject, text } = mail.account;
  for (const { headers, text: said } of mailing.server.mails) {
    const [what] = Object.entries(subject).find(([, words]) => words === headers.get('subject'))!;
    expect(said).toContain(text[what as keyof typeof text]);
    expect(said).toContain('When: November 20, 2026, 12:00 UTC');
    expect(said).toContain('Your account: https://harborlight.example/admin0323/account');
  }
  // Of an account that is deleted nobody is told.
  expect((await mailing.statuses()).sort()).toEqual(['FAILED', 'SENT', 'SENT', 'SENT', 'SENT']);
});

it('sends to the address that staff has now what was queued for another', async () => {
  await addSubmission(mailing.db, contact());
  mailing.startQueue({ staffEmail: 'new@staff.example' });
  await mailing.untilDone();
  expect(mailing.recipients()).toEqual(['new@staff.example', 'pat@mail.example']);
  expect((await mailing.rows()).map(({ recipient }) => recipient)).toEqual(mailing.recipients());
});

it('sends at once what was queued while the clock was ahead', async () => {
  const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000);
  await addSubmission(mailing.db, contact(), { at: inTwoDays });
  mailing.startQueue();
  await mailing.untilDone();
  expect(mailing.recipients()).toEqual([STAFF, 'pat@mail.example']);
});

it('tries again at once what failed while the clock was ahead, and waits where it was not', async () => {
  await addSubmission(mailing.db, contact());
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const failed = (minutes: number) => ({ attempts: 2, next_attempt_at: inMinutes(minutes) });
  const ofStaff = mailing.db.updateTable('notifications').where('audience', '=', 'staff');
  const ofOthers = mailing.db.updateTable('notifications').where('audience', '!=', 'staff');
  await ofStaff.set(failed(9)).execute();
  await ofOthers.set(failed(11)).execute();
  mailing.startQueue({ pausesMs: [60_000, 10 * 60_000, 60_000] });
  await expect.poll(() => mailing.server.mails.length).toBe(1);
  await pause(100);
  expect(mailing.recipients()).toEqual(['pat@mail.example']);
});

it('looks at once when it is woken', async () => {
  const queue = mailing.startQueue({ pollMs: 60_000 });
  await pause(50);
  await addSubmission(mailing.db, contact());
  queue.wake();
  await mailing.untilDone();
  expect(mailing.server.mails).toHaveLength(2);
});

it('delivers thirty mails that are queued at once, each once', async () => {
  await Promise.all(
    Array.from({ length: 15 }, (_, i) =>
      addSubmission(mailing.db, contact({ email: `person${i}@mail.example` })),
    ),
  );
  mailing.startQueue();
  await mailing.untilDone();
  await pause(100);
  expect(mailing.server.mailsTo(STAFF)).toHaveLength(15);
  expect(new Set(mailing.recipients()).size).toBe(16);
  expect(mailing.server.mails).toHaveLength(30);
});

it('sends a request for a match before all that is older', async () => {
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);
  await addSubmission(mailing.db, contact({ email: 'second@mail.example' }), { at: minutesAgo(2) });
  await addSubmission(mailing.db, contact({ email: 'first@mail.example' }), { at: minutesAgo(3) });
  await addMatchingRequest(mailing.db, { at: minutesAgo(1) });
  mailing.startQueue();
  await mailing.untilDone();
  expect(mailing.server.mails[0]?.headers.get('subject')).toBe('URGENT: Live Matching request (Texas)');
  expect(mailing.recipients().slice(1)).toEqual([STAFF, 'first@mail.example', STAFF, 'second@mail.example']);
});

it('only logs where no mail server is set, and nothing that was typed', async () => {
  mailing.startQueue({ smtpUrl: null, mailFrom: null });
  await addSubmission(mailing.db, contact());
  await addSubmission(mailing.db, listing('Lantern: House'));
  await addMatchingRequest(mailing.db);
  await mailing.untilDone();
  expect(new Set(await mailing.statuses())).toEqual(new Set(['LOGGED']));
  expect(mailing.log.map((line) => line.replace('No mail server is set. Not sent: ', '')).sort()).toEqual([
    'Contact message, to staff',
    'New listing, to staff',
    'URGENT: Live Matching request, to staff',
    'We have your listing',
    'We have your message',
  ]);
  expect(mailing.server.attempts).toBe(0);
});

it('writes to staff what a person said by an encrypted way alone, and else where to read it', async () => {
  const publicUrl = 'https://harborlight.example/';
  const encrypting = await new MailServer({ tls: true }).start();
  const trusting = `${encrypting.url}?tls.rejectUnauthorized=false`;
  const sendAll = async (options: Partial<MailQueueOptions>) => {
    const queue = mailing.startQueue({ publicUrl, content: 'encrypted', ...options });
    await addSubmission(mailing.db, contact({ message: 'I need a bed' }));
    await addSubmission(mailing.db, listing('Lantern House'));
    await addMatchingRequest(mailing.db, { id: 'request-1' });
    await mailing.untilDone();
    await queue.stop();
    await mailing.db.deleteFrom('notifications').execute();
    await mailing.db.deleteFrom('matching_requests').execute();
    const mails = [...encrypting.mailsTo(STAFF), ...mailing.server.mailsTo(STAFF)];
    for (const server of [encrypting, mailing.server]) server.mails.length = 0;
    return mails;
  };
  const typed = /need a bed|Lantern|Texas|\b512\b|pat@|sam@/;
  const encrypted = await sendAll({ smtpUrl: trusting });
  expect(encrypted.map(({ secure }) => secure)).toEqual([true, true, true]);
  expect(encrypted.map(({ text }) => typed.test(text))).toEqual([true, true, true]);

  // An address that forbids encryption does not make it safe to do without.
  for (const options of [{}, { content: 'never' as const, smtpUrl: trusting }]) {
    const mails = await sendAll(options);
    expect(mails).toHaveLength(3);
    for (const { headers, text } of mails) {
      expect(`${[...headers].filter(([name]) => name !== 'message-id').join('\n')}\n${text}`).not.toMatch(
        typed,
      );
      expect(text).toContain('https://harborlight.example/admin0323/submissions?');
    }
    expect(mails[0]?.headers.get('subject')).toBe('URGENT: Live Matching request');
    expect(mails[0]?.text).toContain('?queue=matching&id=request-1\n');
  }
  const [ignored] = await sendAll({
    smtpUrl: `${encrypting.url}?ignoreTLS=true&tls.rejectUnauthorized=false`,
  });
  expect(ignored).toMatchObject({ secure: true });
  expect((await sendAll({ publicUrl: null }))[0]?.text).toContain('open Submissions');
  await encrypting.stop();
});

it('has mails wait where a mail server on another machine offers no encryption, and says why', async () => {
  const elsewhere = mailing.server.url.replace('127.0.0.1', '0.0.0.0');
  const queue = mailing.startQueue({ smtpUrl: elsewhere, pausesMs: [60_000] });
  await addSubmission(mailing.db, contact());
  await expect.poll(() => mailing.log).toEqual([expect.stringContaining('offers no encryption')]);
  await queue.stop();
  await mailing.db.updateTable('notifications').set({ next_attempt_at: new Date().toISOString() }).execute();
  mailing.startQueue({ smtpUrl: elsewhere, allowPlain: true });
  await mailing.untilDone();
  expect(await mailing.statuses()).toEqual(['SENT', 'SENT']);
});

it('goes on after a restart with what waited', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const databaseFile = join(folder, 'harborlight.db');
  const before = await startMailing(databaseFile);
  await before.server.stop();
  before.startQueue({ pausesMs: Array(500).fill(20) });
  await addSubmission(before.db, contact());
  await expect.poll(async () => (await before.rows())[1]?.attempts).toBeGreaterThan(0);
  await before.stop();
  const after = await startMailing(databaseFile);
  after.startQueue();
  await after.untilDone();
  expect(after.recipients().sort()).toEqual(['pat@mail.example', STAFF]);
  await after.stop();
  rmSync(folder, { recursive: true });
});

it('gives up a mail whose text cannot be made or that has no address, without a word of what was typed', async () => {
  const minuteAgo = new Date(Date.now() - 60_000);
  await addSubmission(mailing.db, contact(), { at: minuteAgo });
  await addSubmission(mailing.db, listing('Lantern House'), { at: minuteAgo });
  await mailing.db
    .updateTable('submissions')
    .set({ payload_json: 'not JSON: secret' })
    .where('type', '=', 'CONTACT')
    .execute();
  await mailing.db
    .updateTable('notifications')
    .set({ recipient: null })
    .where('recipient', '=', 'sam@harborpoint.example')
    .execute();
  await addMatchingRequest(mailing.db);
  mailing.startQueue();
  await mailing.untilDone();
  const failed = (await mailing.rows()).filter(({ status }) => status === 'FAILED');
  expect(failed.map(({ last_error }) => last_error)).toEqual([
    'Its text could not be made.',
    'There is no address to send it to.',
  ]);
  expect(mailing.server.mails).toHaveLength(3);
  expect(`${mailing.log} ${JSON.stringify(failed)}`).not.toContain('secret');
  expect(mailing.log.join()).not.toMatch(/Lantern|pat@|sam@/);
});

it('wants to know who mails come from', () => {
  expect(() =>
    startMailQueue(mailing.db, {
      smtpUrl: mailing.server.url,
      mailFrom: null,
      staffEmail: null,
      publicUrl: null,
      content: 'always',
      log: () => {},
    }),
  ).toThrow('mailFrom must be set');
});
