import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, firstOfMonth, mondayOf, utcDay } from '#core/i18n/utc-days.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

let server: Awaited<ReturnType<typeof startApp>>;
let staff: Awaited<ReturnType<typeof signedIn>>;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startApp();
  staff = await signedIn(server, 'Rita Reviewer', 'reviewer');
  ids = await addCenters(
    server.db,
    { name: 'Lantern House', city: 'Austin', state: 'TX', phone: '512-555-0100' },
    { name: 'Harbor Point', city: 'Reno', state: 'NV', phone: '775-555-0100' },
    { name: 'Harbor Point Again', city: 'Reno', state: 'NV' },
    { name: 'Harbor Point Once More', city: 'Reno', state: 'NV' },
  );
  // One was merged into another, which was merged into the third.
  await mergeInto('Harbor Point Once More', 'Harbor Point Again');
  await mergeInto('Harbor Point Again', 'Harbor Point');
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('call_logs').execute());

const mergeInto = (name: string, survivor: string) =>
  server.db
    .updateTable('centers')
    .set({ merged_into: Number(ids[survivor]), review_status: 'UNPUBLISHED' })
    .where('id', '=', Number(ids[name]))
    .execute();

async function addCalls(name: string, ...times: string[]): Promise<void> {
  for (const clicked_at of times) {
    await server.db
      .insertInto('call_logs')
      .values({
        id: randomUUID(),
        center_id: Number(ids[name] ?? name) || 99,
        center_name: name,
        center_phone: '512-555-0100',
        clicked_at,
        user_city: 'Austin',
        user_state: 'TX',
        user_agent: 'Mobile',
        referrer_url: '/centers/lantern-house-austin-tx',
      })
      .execute();
  }
}

const read = async (path: string) => {
  const response = await staff.get(`/api/admin/${path}`);
  expect(response.status).toBe(200);
  return response.json();
};

it('counts calls since the day, the week and the month began', async () => {
  const today = utcDay(new Date());
  await addCalls('Lantern House', new Date().toISOString(), '2026-01-05T08:00:00.000Z');
  await addCalls('Lantern House', `${addDays(mondayOf(today), -1)}T23:59:59.999Z`);
  const stats = await read('call-stats');
  expect(stats).toMatchObject({
    totalCalls: 3,
    callsToday: 1,
    callsThisWeek: 1,
    weekFrom: mondayOf(today),
    monthFrom: firstOfMonth(today),
  });
  expect(stats.callsThisMonth).toBe(addDays(mondayOf(today), -1) >= firstOfMonth(today) ? 2 : 1);
});

it('names the five centers that were called most, each with what it is called now', async () => {
  await addCalls('Lantern House', '2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z');
  await server.db.updateTable('call_logs').set({ center_name: 'As it was' }).execute();
  for (const id of ['91', '92', '93', '94', '95']) await addCalls(id, '2026-11-03T08:00:00.000Z');
  const { topCenters } = await read('call-stats');
  expect(topCenters).toHaveLength(5);
  expect(topCenters[0]).toEqual({
    centerId: ids['Lantern House'],
    centerName: 'Lantern House',
    centerPhone: '512-555-0100',
    callCount: 2,
  });
  // Of a center that is no more, its calls still know the name.
  expect(topCenters[1]).toMatchObject({ centerId: '00000091', centerName: '91', callCount: 1 });
});

it('counts calls of merged centers for the one that stands for them now', async () => {
  await addCalls('Harbor Point', '2026-11-01T08:00:00.000Z');
  await addCalls('Harbor Point Again', '2026-11-02T08:00:00.000Z');
  await addCalls('Harbor Point Once More', '2026-11-03T08:00:00.000Z');
  await addCalls('Lantern House', '2026-11-04T08:00:00.000Z');
  const survivor = ids['Harbor Point'];
  expect((await read('call-stats')).topCenters[0]).toMatchObject({ centerId: survivor, callCount: 3 });
  const { calls, total } = await read(`call-logs?centerId=${survivor}`);
  expect(total).toBe(3);
  expect(calls.map(({ centerId }: { centerId: string }) => centerId)).toEqual([survivor, survivor, survivor]);
  expect(calls[0].centerName).toBe('Harbor Point Once More');
  expect(await read(`calls-per-day?centerId=${survivor}`)).toHaveLength(3);
});

it('lists the calls of the days asked for, the latest first, fifty on a page', async () => {
  await addCalls('Lantern House', '2026-10-31T23:59:59.999Z', '2026-11-03T00:00:00.000Z');
  const times = Array.from({ length: 60 }, (_, i) => `2026-11-0${1 + (i % 2)}T08:${10 + (i % 40)}:00.000Z`);
  await addCalls('Lantern House', ...times);
  const first = await read('call-logs?dateFrom=2026-11-01&dateTo=2026-11-02');
  expect(first).toMatchObject({ total: 60, page: 1, limit: 50 });
  const second = await read('call-logs?dateFrom=2026-11-01&dateTo=2026-11-02&page=2');
  const all = [...first.calls, ...second.calls];
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  expect(all.map(({ clickedAt }) => clickedAt)).toEqual([...times].sort().reverse());
  expect(first.calls[0]).toMatchObject({
    centerId: ids['Lantern House'],
    centerName: 'Lantern House',
    centerPhone: '512-555-0100',
    userCity: 'Austin',
    userState: 'TX',
    userAgent: 'Mobile',
    referrerUrl: '/centers/lantern-house-austin-tx',
  });
});

it('finds calls by a part of the center’s id, and by the whole id of a center that is no more', async () => {
  await addCalls('Lantern House', '2026-11-01T08:00:00.000Z');
  await addCalls('Harbor Point Again', '2026-11-02T08:00:00.000Z');
  await addCalls('77777777', '2026-11-03T08:00:00.000Z');
  const names = async (centerId: string) =>
    (await read(`call-logs?centerId=${centerId}`)).calls.map(
      ({ centerName }: { centerName: string }) => centerName,
    );
  expect(await names(String(Number(ids['Lantern House'])))).toEqual(['Lantern House']);
  expect(await names('000')).toEqual(['Harbor Point Again', 'Lantern House']);
  expect(await names('77777777')).toEqual(['77777777']);
  expect(await names('')).toHaveLength(3);
});

it('counts each day, also those without a call', async () => {
  await addCalls('Lantern House', '2026-11-01T00:00:00.000Z', '2026-11-03T23:59:59.999Z');
  await addCalls('Harbor Point', '2026-11-03T10:00:00.000Z');
  const days = 'dateFrom=2026-10-31&dateTo=2026-11-04';
  expect(await read(`calls-per-day?${days}`)).toEqual([
    { day: '2026-10-31', count: 0 },
    { day: '2026-11-01', count: 1 },
    { day: '2026-11-02', count: 0 },
    { day: '2026-11-03', count: 2 },
    { day: '2026-11-04', count: 0 },
  ]);
  expect(await read('calls-per-day?centerId=88888888')).toEqual([]);
});

it.each([
  ['dateFrom', 'call-logs?dateFrom=yesterday'],
  ['dateTo', 'call-logs.csv?dateTo=2026-02-30'],
  ['dateFrom', 'calls-per-day?dateFrom=2026-11-02&dateTo=2026-11-01'],
  ['dateFrom', 'calls-per-day?dateFrom=1900-01-01&dateTo=2026-11-01'],
  ['centerId', 'call-logs?centerId=%25'],
  ['page', 'call-logs?page=0'],
])('names %s where that is what is wrong: %s', async (name, path) => {
  const response = await staff.get(`/api/admin/${path}`);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual([name]);
});

it('gives the whole filtered log as CSV, with nothing that a spreadsheet would run', async () => {
  await addCalls('=HYPERLINK("evil")', '2026-11-02T08:30:00.000Z');
  await addCalls('Lantern House', '2026-11-01T08:30:00.000Z', '2026-12-01T08:30:00.000Z');
  const response = await staff.get('/api/admin/call-logs.csv?dateFrom=2026-11-01&dateTo=2026-11-30');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="call-logs-[\d-]+\.csv"$/,
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await response.text()).split('\r\n')).toEqual([
    'Date & Time (UTC),Center,Center ID,Phone,City,State,Device,Source',
    expect.stringMatching(/^2026-11-02 08:30:00,"'=HYPERLINK\(""evil""\)",/),
    `2026-11-01 08:30:00,Lantern House,${ids['Lantern House']},512-555-0100,Austin,TX,Mobile,/centers/lantern-house-austin-tx`,
    '',
  ]);
});

it('writes each call of a long log once, also where many have one time, and answers others meanwhile', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => ({
    id: randomUUID(),
    center_id: 1 + (i % 4),
    center_name: `Call ${i}`,
    center_phone: null,
    clicked_at: `2026-11-01T08:00:0${i % 2}.000Z`,
    user_city: null,
    user_state: null,
    user_agent: 'Other',
    referrer_url: null,
  }));
  for (let i = 0; i < rows.length; i += 1000) {
    await server.db
      .insertInto('call_logs')
      .values(rows.slice(i, i + 1000))
      .execute();
  }
  let done = false;
  const exported = Promise.resolve(staff.get('/api/admin/call-logs.csv')).then(async (response) => {
    const csv = await response.text();
    done = true;
    return csv;
  });
  let answeredMeanwhile = 0;
  while (!done) {
    await server.app.request('/healthz');
    if (!done) answeredMeanwhile++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const names = (await exported)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1]);
  expect(names).toHaveLength(3000);
  expect(new Set(names).size).toBe(3000);
  expect(answeredMeanwhile).toBeGreaterThan(3);
});
