import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSmsProvider } from '../sms/provider.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { addMatchingRequest, addSubmission, contact, listing } from '../testing/stored-messages.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

let server: Awaited<ReturnType<typeof startApp>>;
let staff: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  server = await startApp({
    sms: createSmsProvider({
      accountSid: 'AC1',
      authToken: 't',
      from: '+15550100100',
      baseUrl: 'http://x',
    }),
  });
  staff = await signedIn(server, 'Rita Reviewer', 'reviewer');
});
afterAll(() => server.stop());

const read = async (path: string) => {
  const response = await staff.get(`/api/admin/${path}`);
  expect(response.status).toBe(200);
  return response.json();
};

it('counts submissions by status, and what was approved since the day began', async () => {
  for (let i = 0; i < 6; i++)
    await addSubmission(server.db, listing(`Place ${i}`), { id: `s${i}`, at: hoursAgo(9 - i) });
  await addSubmission(server.db, contact({ subject: '' }), { id: 'c1', at: hoursAgo(1) });
  await addSubmission(server.db, contact({ subject: 'Your map' }), { id: 'c2', at: hoursAgo(2) });
  const set = (id: string, status: 'UNDER_REVIEW' | 'APPROVED', processed_at: string | null = null) =>
    server.db.updateTable('submissions').set({ status, processed_at }).where('id', '=', id).execute();
  await set('s0', 'UNDER_REVIEW');
  await set('s1', 'APPROVED', new Date().toISOString());
  await set('s2', 'APPROVED', '2026-01-01T08:00:00.000Z');
  await set('c2', 'APPROVED', new Date().toISOString());
  const dashboard = await read('dashboard');
  expect(dashboard).toMatchObject({
    total: 8,
    pendingReview: 4,
    underReview: 1,
    approvedToday: 1,
    contactOpen: 1,
  });
  expect(dashboard.latest.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual([
    ['c1', 'Correction'],
    ['c2', 'Your map'],
    ['s5', 'Place 5'],
    ['s4', 'Place 4'],
    ['s3', 'Place 3'],
  ]);
});

it('tells which requests for a match wait for too long', async () => {
  await addMatchingRequest(server.db, { id: 'm1', at: hoursAgo(25) });
  await addMatchingRequest(server.db, { id: 'm2', at: hoursAgo(23) });
  await addMatchingRequest(server.db, { id: 'm3', at: hoursAgo(99) });
  await server.db
    .updateTable('matching_requests')
    .set({ handled_at: new Date().toISOString(), handled_by: 'Rita Reviewer' })
    .where('id', '=', 'm3')
    .execute();
  expect(await read('dashboard')).toMatchObject({ matchingOpen: 2, matchingOverdue: 1 });
});

it('counts the listings that are due, and tells how old the data is', async () => {
  await server.change(() =>
    addCenters(
      server.db,
      { name: 'Never', city: 'Austin', state: 'TX' },
      { name: 'Long ago', city: 'Austin', state: 'TX', lastVerifiedAt: '2024-05-01T00:00:00.000Z' },
      { name: 'Lately', city: 'Reno', state: 'NV', lastVerifiedAt: hoursAgo(48).toISOString() },
      { name: 'Hidden', city: 'Reno', state: 'NV', reviewStatus: 'UNPUBLISHED' },
    ),
  );
  await server.db
    .insertInto('imports')
    .values([
      { source: 'S', files: '[]', actor: 'a', channel: 'web', at: '2026-10-01T00:00:00.000Z', report: '{}' },
      {
        source: 'S',
        files: '[]',
        actor: 'a',
        channel: 'web',
        at: '2026-10-02T00:00:00.000Z',
        report: '{}',
        undone_at: '2026-10-03T00:00:00.000Z',
        undone_by: 'a',
      },
    ])
    .execute();
  expect((await read('dashboard')).centersDue).toBe(2);
  const { data, backup } = await read('system');
  expect(backup).toBeNull();
  expect(data).toEqual({
    sources: [{ name: null, year: null, centers: 3 }],
    sample: false,
    centers: 3,
    centersDue: 2,
    newestImportAt: '2026-10-01T00:00:00.000Z',
    newestVerifiedAt: expect.any(String),
  });
});

it('tells how database, mail, texts and the offline copy are', async () => {
  await server.db
    .insertInto('text_messages')
    .values([
      { id: 't1', center_id: 1, status: 'FAILED', created_at: hoursAgo(1).toISOString() },
      { id: 't2', center_id: 1, status: 'FAILED', created_at: hoursAgo(30).toISOString() },
      { id: 't3', center_id: 1, status: 'SENT', created_at: hoursAgo(1).toISOString() },
    ])
    .execute();
  await server.db
    .insertInto('backups')
    .values([
      { at: '2026-11-02T00:00:00.000Z', bytes: 2048, actor: 'a' },
      { at: '2026-11-01T00:00:00.000Z', bytes: 1024, actor: 'a' },
    ])
    .execute();
  await server.db.updateTable('notifications').set({ status: 'SENT' }).execute();
  await addMatchingRequest(server.db, { id: 'm4', at: hoursAgo(3) });
  await addMatchingRequest(server.db, { id: 'm5', at: hoursAgo(4) });
  await server.db
    .updateTable('notifications')
    .set({ status: 'FAILED' })
    .where('matching_request_id', '=', 'm4')
    .execute();
  const system = await read('system');
  expect(system).toMatchObject({
    database: { wal: true },
    mail: { configured: false, queued: 1, failedLast7Days: 1 },
    texts: { configured: true, failedLast24Hours: 1 },
    copy: { version: server.live.manifest?.version },
    backup: { at: '2026-11-02T00:00:00.000Z', bytes: 2048 },
  });
  expect(Date.now() - Date.parse(system.mail.oldestQueuedAt)).toBeGreaterThan(3.9 * HOUR_MS);
  expect(system.database.bytes).toBeGreaterThan(10_000);
  expect(Date.parse(system.server.startedAt)).toBeLessThan(Date.now());
});

it('notices that the directory has not taken over a change yet, and that it has', async () => {
  await expect.poll(async () => (await read('system')).inStep).toBe(true);
  await server.db.updateTable('directory_changes').set({ count: 1_000_000 }).execute();
  expect((await read('system')).inStep).toBe(false);
  await expect.poll(async () => (await read('system')).inStep).toBe(true);
});
