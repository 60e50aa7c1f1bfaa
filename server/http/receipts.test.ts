import { afterAll, beforeAll, expect, it } from 'vitest';
import { callTap, contactPayload, listingPayload, matchingRequest, submission } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { createLimits } from './client-limits.ts';

const limits = () => createLimits({ smsPerHour: 1, formsPerHour: 1000 });

let server: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  server = await startApp({ follows: false, limits: limits() });
  const ids = await addCenters(server.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  expect(Object.values(ids)).toEqual([callTap.centerId]);
});
afterAll(() => server.stop());

let keys = 0;
const newKey = () => `key-${++keys}`;
const send = (path: string, body: unknown, key?: string) =>
  server.post(path, body, key === undefined ? {} : { 'Idempotency-Key': key });
const count = async (table: 'submissions' | 'matching_requests' | 'call_logs' | 'notifications') =>
  (await server.db.selectFrom(table).select('id').execute()).length;

const calls = [
  ['/api/submissions', submission(contactPayload), 'submissions'],
  ['/api/live-matching', matchingRequest, 'matching_requests'],
  ['/api/track-call', callTap, 'call_logs'],
] as const;

it.each(calls)('answers a repeat to %s like the first, and stores one', async (path, body, table) => {
  const before = await count(table);
  const key = newKey();
  const first = await send(path, body, key);
  const again = await send(path, body, key);
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  expect(again.status).toBe(201);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await again.json()).toEqual(await first.json());
  expect(await count(table)).toBe(before + 1);
});

it.each(calls)('stores one of twenty that arrive at %s at once', async (path, body, table) => {
  const before = await count(table);
  const mailsBefore = await count('notifications');
  const key = newKey();
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(path, body, key)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const ids = await Promise.all(responses.map(async (response) => (await response.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(responses.filter(({ headers }) => !headers.has('Idempotency-Replayed'))).toHaveLength(1);
  expect(await count(table)).toBe(before + 1);
  const mails = { submissions: 2, matching_requests: 1, call_logs: 0 }[table];
  expect(await count('notifications')).toBe(mailsBefore + mails);
});

it('knows a repeat after a restart', async () => {
  const key = newKey();
  const first = await send('/api/submissions', submission(contactPayload), key);
  await server.stop({ keepFolder: true });
  server = await startApp({ follows: false, folder: server.folder, limits: limits() });
  const again = await send('/api/submissions', submission(contactPayload), key);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await again.json()).toEqual(await first.json());
});

it('refuses another message under a key that was used, also for another call', async () => {
  const key = newKey();
  await send('/api/submissions', submission(contactPayload), key);
  const before = await count('submissions');
  for (const [path, body] of [
    ['/api/submissions', submission({ ...contactPayload, message: 'Changed.' })],
    ['/api/submissions', submission(listingPayload, 'NEW_CENTER')],
    ['/api/live-matching', matchingRequest],
  ] as const) {
    const response = await send(path, body, key);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: {
        code: 'idempotency_key_reused',
        message:
          'We already have this message as it was before it was changed. Send the change as a new message.',
      },
    });
  }
  expect(await count('submissions')).toBe(before);
});

it('takes each request without a key for a message of its own', async () => {
  const before = await count('submissions');
  await send('/api/submissions', submission(contactPayload));
  await send('/api/submissions', submission(contactPayload));
  expect(await count('submissions')).toBe(before + 2);
});

it('lets a message that was refused be sent again under its key once it is fixed', async () => {
  const key = newKey();
  expect((await send('/api/submissions', submission({ ...contactPayload, email: '' }), key)).status).toBe(
    400,
  );
  expect((await send('/api/submissions', submission(contactPayload), key)).status).toBe(201);
  const tap = newKey();
  expect((await send('/api/track-call', { ...callTap, centerId: '99999999' }, tap)).status).toBe(404);
  expect((await send('/api/track-call', callTap, tap)).status).toBe(201);
});

it.each([
  ['', 'empty'],
  ['two words', 'a space'],
  ['ключ', 'other letters'],
  ['k'.repeat(201), 'too long'],
])('names the header where the key is malformed: %j (%s)', async (key) => {
  // As bytes, the way they arrive.
  const response = await send(
    '/api/submissions',
    submission(contactPayload),
    Buffer.from(key).toString('latin1'),
  );
  expect(response.status).toBe(400);
  expect((await response.json()).error.issues).toEqual([
    { path: 'Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' },
  ]);
});

it('keeps neither message nor receipt where its mail could not be queued', async () => {
  const key = newKey();
  const before = await count('submissions');
  await server.db.schema.alterTable('notifications').renameTo('notifications_gone').execute();
  const failed = await send('/api/submissions', submission(contactPayload), key);
  await server.db.schema.alterTable('notifications_gone').renameTo('notifications').execute();
  expect(failed.status).toBe(500);
  expect(await count('submissions')).toBe(before);
  const again = await send('/api/submissions', submission(contactPayload), key);
  expect(again.status).toBe(201);
  expect(again.headers.has('Idempotency-Replayed')).toBe(false);
});

it('logs nothing that somebody typed, even where the database fails', () => {
  expect(server.errors).toHaveLength(1);
  const logged = String(server.errors[0]?.stack) + JSON.stringify(server.errors);
  for (const typed of Object.values(contactPayload)) expect(logged).not.toContain(typed);
});
