import { afterAll, beforeAll, expect, it } from 'vitest';
import { callTap } from '../testing/messages.ts';
import { addCenters, readWrongPaths, startApp } from '../testing/running-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let server: Awaited<ReturnType<typeof startApp>>;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startApp();
  ids = await addCenters(
    server.db,
    { name: 'Lantern House', city: 'Austin', state: 'TX', phone: '512-555-0100' },
    { name: 'Hidden Place', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
  );
});
afterAll(() => server.stop());

const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  server.post('/api/track-call', { ...callTap, centerId: ids['Lantern House'], ...changes }, headers);

async function sendAndRead(changes: object = {}, headers: Record<string, string> = {}) {
  const response = await send(changes, headers);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  return server.db.selectFrom('call_logs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

it('notes a call with the center’s name and phone as we know them', async () => {
  const clickedAt = daysAgo(3);
  expect(
    await sendAndRead({ clickedAt }, { 'User-Agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' }),
  ).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    center_id: Number(ids['Lantern House']),
    center_name: 'Lantern House',
    center_phone: '512-555-0100',
    clicked_at: clickedAt,
    user_city: 'Austin',
    user_state: 'TX',
    user_agent: 'Mobile',
    referrer_url: '/centers/lantern-house-austin-tx',
  });
});

it('keeps no more of a browser’s name than the kind of device', async () => {
  const kinds = [
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 'Mobile'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', 'Chrome'],
    ['Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15', 'Safari'],
    ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    ['curl/8.5.0', 'Other'],
  ];
  for (const [name = '', kind] of kinds) {
    expect((await sendAndRead({}, { 'User-Agent': name })).user_agent).toBe(kind);
  }
});

it('takes a call without a time, or from a clock that is ahead, for one of now', async () => {
  for (const clickedAt of [undefined, daysAgo(-1)]) {
    const before = Date.now();
    const row = await sendAndRead({ clickedAt });
    expect(Date.parse(row.clicked_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(row.clicked_at)).toBeLessThanOrEqual(Date.now());
  }
});

it('knows nothing of where somebody is who has not said', async () => {
  expect(await sendAndRead({ userCity: null, userState: null, referrerUrl: undefined })).toMatchObject({
    user_city: null,
    user_state: null,
    referrer_url: null,
  });
});

it.each([
  ['clickedAt', { clickedAt: daysAgo(91) }],
  ['clickedAt', { clickedAt: 'yesterday' }],
  ['centerId', { centerId: '1' }],
  ['centerName', { centerName: undefined }],
  ['centerPhone', { centerPhone: 5125550100 }],
  ['userCity', { userCity: 'x'.repeat(101) }],
  ['userState', { userState: 'Texas' }],
  ['userCountry', { userCountry: 'CA' }],
  ['referrerUrl', { referrerUrl: '/directory?q=detox' }],
  ['ip', { ip: '192.0.2.1' }],
])('names %s where that is what is wrong', async (field, changes) => {
  const response = await send(changes);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toEqual([field]);
});

it('counts no calls to a center that is not there or not shown', async () => {
  for (const centerId of ['99999999', ids['Hidden Place']]) {
    const response = await send({ centerId });
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe('center_not_found');
  }
});
