import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LiveMatchingRequest } from '#core/live-matching.ts';
import { ContactPayload, ListingPayload, type Submission } from '#core/submission.ts';
import { type Db, openDatabase } from './db.ts';
import { nextToSend, notifyAbout } from './notifications.ts';

let db: Db;
beforeEach(async () => {
  db = await openDatabase(':memory:');
});
afterEach(() => db.destroy());

const at = new Date('2026-11-20T14:05:00.000Z');
const staff = { staffEmail: 'staff@harborlight.example' };

const contact: Submission = {
  type: 'CONTACT',
  payload: ContactPayload.parse({
    name: 'Jo',
    email: 'jo@mail.example',
    subject: 'My secret',
    message: 'I need help',
    type: 'press',
  }),
};
const listing = (centerName: string): Submission => ({
  type: 'NEW_CENTER',
  payload: ListingPayload.parse({
    type: 'NEW_CENTER',
    centerName,
    state: 'TX',
    levelsOfCare: ['DETOX'],
    submitterName: 'Jo',
    submitterEmail: 'jo@center.example',
  }),
});
const request: LiveMatchingRequest = {
  state: 'TX',
  zip: '',
  ageBand: '26_64',
  primaryNeed: 'SUBSTANCE_USE',
  levelsOfCare: ['DETOX'],
  insuranceType: 'UNKNOWN',
  travelWillingness: 'LOCAL_ONLY',
  contactPreference: 'CALL_ME',
  contactInfo: '512-555-0100',
  consent: true,
};

async function storeSubmission(
  id: string,
  submission: Submission,
  now = at,
  settings: typeof staff | { staffEmail: null } = staff,
) {
  await db.transaction().execute(async (tx) => {
    const { type, payload } = submission;
    await tx
      .insertInto('submissions')
      .values({
        id,
        type,
        status: 'NEW',
        payload_json: JSON.stringify(payload),
        created_at: now.toISOString(),
        processed_at: null,
      })
      .execute();
    await notifyAbout(tx, { submissionId: id, submission }, settings, now);
  });
}

async function storeRequest(id: string, now = at) {
  await db
    .insertInto('matching_requests')
    .values({
      id,
      state: 'TX',
      zip: null,
      age_band: '26_64',
      primary_need: 'SUBSTANCE_USE',
      levels_of_care: '["DETOX"]',
      insurance_type: 'UNKNOWN',
      travel_willingness: 'LOCAL_ONLY',
      contact_preference: 'CALL_ME',
      contact_info: '512-555-0100',
      user_phone: null,
      created_at: now.toISOString(),
    })
    .execute();
  await notifyAbout(db, { matchingRequestId: id, request }, staff, now);
}

const rows = () => db.selectFrom('notifications').selectAll().orderBy('audience').execute();

it('queues a mail for staff and a confirmation for who wrote, due at once', async () => {
  await storeSubmission('s1', contact);
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
      recipient: 'staff@harborlight.example',
      subject: 'Contact message: Press',
    },
    { ...queued, audience: 'submitter', recipient: 'jo@mail.example', subject: 'We have your message' },
  ]);
});

it('names the center to staff, and not to the address that somebody typed', async () => {
  await storeSubmission('s1', listing('Lantern House'));
  expect(await rows()).toMatchObject([
    { subject: 'New listing: Lantern House' },
    { subject: 'We have your listing', recipient: 'jo@center.example' },
  ]);
});

it('tells only staff of a request for a match, as urgent', async () => {
  await storeRequest('m1');
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
  await storeSubmission('s1', listing('Lantern\r\nBcc: all@mail.example\u2028\u0000House'));
  expect((await rows())[0]?.subject).toBe('New listing: Lantern Bcc: all@mail.example House');
});

it('queues the mail to staff without an address where none is set', async () => {
  await storeSubmission('s1', contact, at, { staffEmail: null });
  expect((await rows()).map(({ recipient }) => recipient)).toEqual([null, 'jo@mail.example']);
});

it('leaves no mail where the message is not stored', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await notifyAbout(tx, { submissionId: 'never stored', submission: contact }, staff, at);
  });
  await expect(failing).rejects.toThrow('FOREIGN KEY');
  expect(await rows()).toEqual([]);
});

it('picks requests for a match first, then the oldest, and nothing that is not due', async () => {
  const minute = (count: number) => new Date(at.getTime() + count * 60_000);
  await storeSubmission('older', contact, minute(1));
  await storeSubmission('oldest', contact, minute(0));
  await storeRequest('urgent', minute(2));
  await storeRequest('later', minute(10));
  const order: (string | null)[] = [];
  for (let next = await nextToSend(db, minute(3)); next; next = await nextToSend(db, minute(3))) {
    order.push(next.matching_request_id ?? `${next.submission_id}, ${next.audience}`);
    await db.updateTable('notifications').set({ status: 'SENT' }).where('id', '=', next.id).execute();
  }
  expect(order).toEqual(['urgent', 'oldest, staff', 'oldest, submitter', 'older, staff', 'older, submitter']);
});
