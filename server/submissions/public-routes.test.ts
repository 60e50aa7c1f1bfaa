import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../database/db.ts';
import { createLimits } from '../http/client-limits.ts';
import { contactPayload, listingPayload, STAFF, submission, without } from '../testing/messages.ts';
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

const send = (body: unknown, headers = {}) => server.post('/api/submissions', body, headers);

/** What another process can see of a submission. */
async function read(id: string) {
  const other = connect(join(server.folder, 'harborlight.db'));
  const row = await other
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await other
    .selectFrom('notifications')
    .select(['audience', 'recipient', 'status'])
    .where('submission_id', '=', id)
    .orderBy('audience')
    .execute();
  await other.destroy();
  return { row, mails };
}

it('has a contact message stored and its mails queued by the time it answers', async () => {
  woken = 0;
  const before = new Date().toISOString();
  const response = await send(submission(contactPayload));
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('ETag')).toBeNull();
  expect(response.headers.get('Idempotency-Replayed')).toBeNull();
  const { id, ...rest } = await response.json();
  expect(rest).toEqual({});
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const { row, mails } = await read(id);
  expect(row).toEqual({
    id,
    type: 'CONTACT',
    status: 'NEW',
    payload_json: expect.any(String),
    language: 'en',
    created_at: expect.any(String),
    processed_at: null,
    reviewer: null,
    review_started_at: null,
    processed_by: null,
    rejection_reason: null,
    change_id: null,
    spam_at: null,
  });
  expect(JSON.parse(row.payload_json)).toEqual(contactPayload);
  expect(row.created_at >= before && row.created_at <= new Date().toISOString()).toBe(true);
  expect(mails).toEqual([
    { audience: 'staff', recipient: STAFF, status: 'QUEUED' },
    { audience: 'submitter', recipient: 'pat@mail.example', status: 'QUEUED' },
  ]);
  expect(woken).toBe(1);
});

it.each(['NEW_CENTER', 'UPDATE_CENTER'] as const)('stores all of a listing of type %s', async (type) => {
  const response = await send(submission({ ...listingPayload, type }, type));
  const { row, mails } = await read((await response.json()).id);
  expect(row.type).toBe(type);
  expect(JSON.parse(row.payload_json)).toEqual({
    ...listingPayload,
    type,
    website: 'https://harborpoint.example',
  });
  expect(mails.map(({ recipient }) => recipient)).toEqual([STAFF, 'sam@harborpoint.example']);
});

it('takes a listing of an app that does not ask for care and topics yet', async () => {
  const { care: _, topics: __, ...before } = listingPayload;
  const response = await send(submission(before, 'NEW_CENTER'));
  expect(response.status).toBe(201);
  const { row } = await read((await response.json()).id);
  expect(JSON.parse(row.payload_json)).toMatchObject({
    ...before,
    website: expect.anything(),
    care: [],
    topics: [],
  });
});

it('can be called by the typed client', async () => {
  const response = await server.client.api.submissions.$post({
    json: { type: 'CONTACT', payloadJson: JSON.stringify(contactPayload) },
    header: { 'Idempotency-Key': 'typed' },
  });
  expect(response.status).toBe(201);
});

const contact = (changes: object) => submission({ ...contactPayload, ...changes });
const listing = (changes: object) => submission({ ...listingPayload, ...changes }, 'NEW_CENTER');

it.each([
  ['type', { ...submission(contactPayload), type: 'POEM' }],
  ['payloadJson', { type: 'CONTACT' }],
  ['payloadJson', { type: 'CONTACT', payloadJson: '{"name":' }],
  ['payloadJson', { type: 'CONTACT', payloadJson: '[]' }],
  ['fax', submission(contactPayload, 'CONTACT', { fax: '555-0100' })],
  ['color', submission(contactPayload, 'CONTACT', { color: 'red' })],
  ['__proto__', `{"__proto__":1,${JSON.stringify(submission(contactPayload)).slice(1)}`],
  ['payloadJson.name', contact({ name: ' ' })],
  ['payloadJson.email', contact({ email: 'pat at mail' })],
  ['payloadJson.message', contact({ message: '' })],
  ['payloadJson.message', contact({ message: 'x'.repeat(10_001) })],
  ['payloadJson.subject', contact({ subject: 'x'.repeat(201) })],
  ['payloadJson.type', contact({ type: 'poem' })],
  ['payloadJson.color', contact({ color: 'red' })],
  ['payloadJson.type', submission({ ...listingPayload, type: 'UPDATE_CENTER' }, 'NEW_CENTER')],
  ['payloadJson.type', listing({ type: undefined })],
  ['payloadJson.centerName', listing({ centerName: '' })],
  ['payloadJson.website', listing({ website: 'no website' })],
  ['payloadJson.website', listing({ website: 'javascript:alert(1)' })],
  ['payloadJson.phone', listing({ phone: '5'.repeat(41) })],
  ['payloadJson.email', listing({ email: 'front desk' })],
  ['payloadJson.state', listing({ state: 'ZZ' })],
  ['payloadJson.zip', listing({ zip: '787' })],
  ['payloadJson.levelsOfCare', listing({ levelsOfCare: [] })],
  ['payloadJson.levelsOfCare.0', listing({ levelsOfCare: ['SPA'] })],
  ['payloadJson.populations.0', listing({ populations: ['ALIEN'] })],
  ['payloadJson.modalities.0', listing({ modalities: ['LUCK'] })],
  ['payloadJson.care.0', listing({ care: ['LUCK'] })],
  ['payloadJson.topics.0', listing({ topics: ['LUCK'] })],
  ['payloadJson.insurance.0', listing({ insurance: ['GOLD'] })],
  ['payloadJson.accreditations', listing({ accreditations: 'CARF' })],
  ['payloadJson.programHighlights', listing({ programHighlights: 'x'.repeat(10_001) })],
  ['payloadJson.submitterName', listing({ submitterName: undefined })],
  ['payloadJson.submitterEmail', listing({ submitterEmail: '' })],
])('names %s where that is what is wrong, and stores nothing', async (field, body) => {
  const count = () => server.db.selectFrom('submissions').select('id').execute();
  const before = await count();
  const response = await send(body);
  expect(response.status).toBe(400);
  const { error } = await response.json();
  expect(error.code).toBe('invalid_request');
  expect(error.issues.map(({ path }: { path: string }) => path)).toEqual([field]);
  expect(error.message).toContain(`${field}: `);
  expect(await count()).toEqual(before);
  expect(server.errors).toEqual([]);
});

it('names all that is wrong at once, each unknown field by its own name', async () => {
  const response = await send(
    submission({ ...without(contactPayload, 'name'), a: 1, b: 2 }, 'CONTACT', { c: 3 }),
  );
  expect((await readWrongPaths(response)).sort()).toEqual([
    'c',
    'payloadJson.a',
    'payloadJson.b',
    'payloadJson.name',
  ]);
});

it('counts nothing that could not be stored: the confirmation comes once it can be', async () => {
  const body = submission({ ...contactPayload, email: 'patient@mail.example' });
  await sql`CREATE TRIGGER broken BEFORE INSERT ON notifications BEGIN SELECT RAISE(FAIL, 'broken'); END`.execute(
    server.db,
  );
  const key = { 'Idempotency-Key': 'sent-again-and-again' };
  for (let attempt = 1; attempt <= 4; attempt++) expect((await send(body, key)).status).toBe(500);
  await sql`DROP TRIGGER broken`.execute(server.db);
  server.errors.length = 0;
  const { mails } = await read((await (await send(body, key)).json()).id);
  expect(mails.map(({ recipient }) => recipient)).toEqual([STAFF, 'patient@mail.example']);
});
