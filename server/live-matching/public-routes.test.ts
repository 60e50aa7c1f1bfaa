import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../database/db.ts';
import { createLimits } from '../http/client-limits.ts';
import { matchingRequest, STAFF, without } from '../testing/messages.ts';
import { readWrongPaths, startApp } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;
let woken = 0;

beforeAll(async () => {
  server = await startApp({
    limits: createLimits({ smsPerHour: 1, formsPerHour: 1000 }),
    staffEmail: STAFF,
    wakeMail: () => woken++,
  });
});
afterAll(() => server.stop());

const send = (body: unknown) => server.post('/api/live-matching', body);

it('has a request stored and an urgent mail queued by the time it answers', async () => {
  const response = await send(matchingRequest);
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { id } = await response.json();
  const other = connect(join(server.folder, 'harborlight.db'));
  expect(await other.selectFrom('matching_requests').selectAll().where('id', '=', id).execute()).toEqual([
    {
      id,
      state: 'TX',
      zip: '78701',
      age_band: '26_64',
      primary_need: 'DUAL_DIAGNOSIS',
      levels_of_care: '["DETOX","RESIDENTIAL"]',
      insurance_type: 'MEDICAID',
      travel_willingness: 'NEARBY_STATES',
      contact_preference: 'TEXT_ME',
      contact_info: '(512) 555-0142',
      may_leave_message: 1,
      user_phone: '512-555-0143',
      language: 'en',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      handled_at: null,
      handled_by: null,
      spam_at: null,
    },
  ]);
  expect(
    await other
      .selectFrom('notifications')
      .select(['audience', 'recipient', 'subject'])
      .where('matching_request_id', '=', id)
      .execute(),
  ).toEqual([
    {
      audience: 'staff',
      recipient: STAFF,
      subject: expect.stringMatching(/URGENT/),
    },
  ]);
  await other.destroy();
  expect(woken).toBe(1);
});

it('keeps nothing for a ZIP and a phone that were not given', async () => {
  const { id } = await (await send({ ...matchingRequest, zip: '', userPhone: undefined })).json();
  expect(
    await server.db
      .selectFrom('matching_requests')
      .select(['zip', 'user_phone'])
      .where('id', '=', id)
      .executeTakeFirst(),
  ).toEqual({ zip: null, user_phone: null });
});

it.each([
  ['state', { state: 'PR' }],
  ['zip', { zip: '7870' }],
  ['ageBand', { ageBand: 'OLD' }],
  ['primaryNeed', { primaryNeed: undefined }],
  ['levelsOfCare', { levelsOfCare: [] }],
  ['levelsOfCare.1', { levelsOfCare: ['DETOX', 'SPA'] }],
  ['insuranceType', { insuranceType: 'GOLD' }],
  ['travelWillingness', { travelWillingness: '' }],
  ['contactPreference', { contactPreference: 'PIGEON' }],
  ['contactInfo', { contactInfo: '' }],
  ['contactInfo', { contactInfo: '555-0142' }],
  ['contactInfo', { contactPreference: 'EMAIL_ME' }],
  ['contactInfo', { contactPreference: 'CALL_ME', contactInfo: 'pat@mail.example' }],
  ['userPhone', { userPhone: '5'.repeat(41) }],
  ['consent', { consent: false }],
  ['fax', { fax: 'robots like fields' }],
  ['diagnosis', { diagnosis: 'none of our business' }],
])('names %s where that is what is wrong, and stores nothing', async (field, changes) => {
  const count = () => server.db.selectFrom('matching_requests').select('id').execute();
  const before = await count();
  const response = await send({ ...matchingRequest, ...changes });
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual([field]);
  expect(await count()).toEqual(before);
});

it('asks for the contact details and for consent, also where both are missing', async () => {
  const body = { ...without(matchingRequest, 'contactInfo'), consent: undefined };
  const { error } = await (await send(body)).json();
  expect(error.issues).toEqual([
    { path: 'contactInfo', message: 'Please provide your contact information' },
    { path: 'consent', message: 'Please check the box that we may contact you' },
  ]);
  expect(server.errors).toEqual([]);
});
