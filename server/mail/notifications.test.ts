import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDatabase } from '../database/db.ts';
import { STAFF } from '../testing/messages.ts';
import { addMatchingRequest, addSubmission, contact, listing } from '../testing/stored-messages.ts';
import { nextToSend, notifyAbout } from './notifications.ts';

let db: Db;
beforeEach(async () => {
  db = await openDatabase(':memory:');
});
afterEach(() => db.destroy());

const at = new Date('2026-11-20T14:05:00.000Z');
const rows = () => db.selectFrom('notifications').selectAll().orderBy('audience').execute();

it('queues a mail for staff and a confirmation for who wrote, due at once', async () => {
  await addSubmission(db, contact(), { id: 's1', at });
  const queued = {
    submission_id: 's1',
    matching_request_id: null,
    status: 'QUEUED',
    attempts: 0,
    next_attempt_at: at.toISOString(),
    created_at: at.toISOString(),
    last_error: null,
    sent_at: null,
  };
  expect(await rows()).toMatchObject([
    {
      ...queued,
      audience: 'staff',
      recipient: STAFF,
      subject: 'Contact message: Correction',
    },
    { ...queued, audience: 'submitter', recipient: 'pat@mail.example', subject: 'We have your message' },
  ]);
});

it('names the center to staff, and not to the address that somebody typed', async () => {
  await addSubmission(db, listing('Lantern House'));
  expect(await rows()).toMatchObject([
    { subject: 'New listing: Lantern House' },
    { subject: 'We have your listing', recipient: 'sam@harborpoint.example' },
  ]);
});

it('tells only staff of a request for a match, as urgent', async () => {
  await addMatchingRequest(db, { id: 'm1' });
  expect(await rows()).toMatchObject([
    {
      audience: 'staff',
      matching_request_id: 'm1',
      submission_id: null,
      subject: 'URGENT: Live Matching request (Texas)',
    },
  ]);
});

it('keeps a subject on one line, whatever a center is called', async () => {
  await addSubmission(db, listing('Lantern\r\nBcc: all@mail.example\u2028\u0000House'));
  expect((await rows())[0]?.subject).toBe('New listing: Lantern Bcc: all@mail.example House');
});

it('queues the mail to staff without an address where none is set', async () => {
  await addSubmission(db, contact(), { staffEmail: null });
  expect((await rows()).map(({ recipient }) => recipient)).toEqual([null, 'pat@mail.example']);
});

it('leaves no mail where the message is not stored', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await notifyAbout(tx, { submissionId: 'never stored', submission: contact() }, { staffEmail: STAFF }, at);
  });
  await expect(failing).rejects.toThrow('FOREIGN KEY');
  expect(await rows()).toEqual([]);
});

it('picks requests for a match first, then the oldest, and nothing that is not due', async () => {
  const minute = (count: number) => new Date(at.getTime() + count * 60_000);
  await addSubmission(db, contact(), { id: 'older', at: minute(1) });
  await addSubmission(db, contact(), { id: 'oldest', at: minute(0) });
  await addMatchingRequest(db, { id: 'urgent', at: minute(2) });
  await addMatchingRequest(db, { id: 'later', at: minute(10) });
  // Tried before, and to be tried again then.
  await db
    .updateTable('notifications')
    .set({ attempts: 1 })
    .where('matching_request_id', '=', 'later')
    .execute();
  const order: (string | null)[] = [];
  for (let next = await nextToSend(db, minute(3)); next; next = await nextToSend(db, minute(3))) {
    order.push(next.matching_request_id ?? `${next.submission_id}, ${next.audience}`);
    await db.updateTable('notifications').set({ status: 'SENT' }).where('id', '=', next.id).execute();
  }
  expect(order).toEqual(['urgent', 'oldest, staff', 'oldest, submitter', 'older, staff', 'older, submitter']);
});
