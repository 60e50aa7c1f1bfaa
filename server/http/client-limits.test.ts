import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { callTap, contactPayload, matchingRequest, submission } from '../testing/messages.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { createLimits } from './client-limits.ts';

let server: Awaited<ReturnType<typeof startApp>>;
let behindProxy: typeof server;

beforeAll(async () => {
  const limits = () => createLimits({ smsPerHour: 5, formsPerHour: 3 });
  server = await startApp({ follows: false, limits: limits() });
  behindProxy = await startApp({ follows: false, limits: limits(), trustProxy: 1 });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await server.stop();
  await behindProxy.stop();
});

/** Each test has its own clients. */
let clients = 0;
const newClient = () => `192.0.2.${++clients}`;

const form = submission(contactPayload);
const sendForm = (headers: Record<string, string>, to = server) => to.post('/api/submissions', form, headers);
const statuses = async (count: number, send: () => Response | Promise<Response>) =>
  (await Promise.all(Array.from({ length: count }, send))).map(({ status }) => status);

it('takes so many forms of one client, matching requests and messages together, and says when to try again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const from = newClient();
  expect(await statuses(2, () => sendForm({ from }))).toEqual([201, 201]);
  expect((await server.post('/api/live-matching', matchingRequest, { from })).status).toBe(201);
  vi.setSystemTime(new Date('2026-11-20T12:48:00.500Z'));
  for (const over of [
    await sendForm({ from }),
    await server.post('/api/live-matching', matchingRequest, { from }),
  ]) {
    expect(over.status).toBe(429);
    expect(over.headers.get('Retry-After')).toBe('720');
    expect(over.headers.get('Cache-Control')).toBe('no-store');
    expect((await over.json()).error).toEqual({
      code: 'too_many_requests',
      message: 'Many messages have come from your connection. Please try again in 12 minutes.',
    });
  }
  expect((await sendForm({ from: newClient() })).status).toBe(201);
  vi.setSystemTime(new Date('2026-11-20T13:00:01Z'));
  expect((await sendForm({ from })).status).toBe(201);
});

it('does not count repeats, nor answers them by a 429', async () => {
  const from = newClient();
  const key = { 'Idempotency-Key': 'a', from };
  expect(await statuses(10, () => sendForm(key))).toEqual(Array(10).fill(201));
  expect(await statuses(3, () => sendForm({ from }))).toEqual([201, 201, 429]);
  expect((await sendForm(key)).status).toBe(201);
});

it('counts only what it could take', async () => {
  const from = newClient();
  const invalid = () => server.post('/api/submissions', submission({}), { from });
  expect(await statuses(5, invalid)).toEqual(Array(5).fill(400));
  expect(await statuses(4, () => sendForm({ from }))).toEqual([201, 201, 201, 429]);
});

it('stores nothing of what was too much, so that it can be sent later under the same key', async () => {
  const from = newClient();
  await statuses(3, () => sendForm({ from }));
  const count = async () => (await server.db.selectFrom('submissions').select('id').execute()).length;
  const before = await count();
  const later = { 'Idempotency-Key': 'later' };
  expect((await sendForm({ ...later, from })).status).toBe(429);
  expect(await count()).toBe(before);
  const taken = await sendForm({ ...later, from: newClient() });
  expect(taken.headers.has('Idempotency-Replayed')).toBe(false);
});

it('confirms three messages of a day to one mailbox, whoever sends them, and takes all', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const on = await startApp({ follows: false });
  const sendAs = async (email: string) => {
    const form = submission({ ...contactPayload, email });
    expect((await on.post('/api/submissions', form, { from: newClient() })).status).toBe(201);
  };
  const mails = async () => {
    const rows = await on.db.selectFrom('notifications').select('audience').execute();
    const staff = rows.filter(({ audience }) => audience === 'staff').length;
    return { staff, submitters: rows.length - staff };
  };
  const addresses = ['victim@mail.example', 'victim+1@mail.example', 'VICTIM@Mail.example'];
  for (const address of [...addresses, ...addresses]) await sendAs(address);
  expect(await mails()).toEqual({ staff: 6, submitters: 3 });
  await sendAs('other@mail.example');
  expect(await mails()).toEqual({ staff: 7, submitters: 4 });
  vi.setSystemTime(new Date('2026-11-21T12:00:01Z'));
  await sendAs('victim@mail.example');
  expect(await mails()).toEqual({ staff: 8, submitters: 5 });
  expect(await on.db.selectFrom('submissions').select('id').execute()).toHaveLength(8);
  await on.stop();
});

it('counts 120 calls an hour of one client, apart from forms', async () => {
  const from = newClient();
  const ids = await addCenters(server.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  const tap = () => server.post('/api/track-call', { ...callTap, centerId: ids['Lantern House'] }, { from });
  expect(await statuses(120, tap)).toEqual(Array(120).fill(201));
  const over = await tap();
  expect(over.status).toBe(429);
  expect((await over.json()).error.message).toMatch(/^Many calls .* in (59|60) minutes\.$/);
  expect((await sendForm({ from })).status).toBe(201);
});

it('tells clients apart by their connection, whatever they say of themselves', async () => {
  const from = newClient();
  let said = 0;
  const send = () => sendForm({ from, 'X-Forwarded-For': `198.51.100.${++said}` });
  expect(await statuses(4, send)).toEqual([201, 201, 201, 429]);
});

it('behind a trusted proxy goes by what the proxy wrote last', async () => {
  const send = (forwarded: string) => sendForm({ 'X-Forwarded-For': forwarded }, behindProxy);
  expect(await statuses(3, () => send('198.51.100.1'))).toEqual([201, 201, 201]);
  expect((await send('203.0.113.77, 198.51.100.1')).status).toBe(429);
  expect((await send('198.51.100.1:4711')).status).toBe(429);
  expect((await send('198.51.100.1, 198.51.100.2')).status).toBe(201);
  // Without the header it has not come through the proxy.
  expect((await sendForm({}, behindProxy)).status).toBe(201);
});

it('behind so many proxies goes by what the outermost of them wrote', async () => {
  const on = await startApp({
    follows: false,
    limits: createLimits({ smsPerHour: 5, formsPerHour: 3 }),
    trustProxy: 2,
  });
  const send = (forwarded: string) => sendForm({ 'X-Forwarded-For': forwarded }, on);
  expect(await statuses(4, () => send('198.51.100.1, 10.0.0.2'))).toEqual([201, 201, 201, 429]);
  // What stands before it, the client has made up.
  expect((await send('203.0.113.77, 198.51.100.1, 10.0.0.3')).status).toBe(429);
  expect((await send('198.51.100.1, 198.51.100.2, 10.0.0.2')).status).toBe(201);
  expect((await send(' ,198.51.100.2,,10.0.0.2')).status).toBe(201);
  await on.stop();
});

it('behind proxies of known networks goes by the first address that is none of theirs', async () => {
  const on = await startApp({
    follows: false,
    limits: createLimits({ smsPerHour: 5, formsPerHour: 3 }),
    env: { TRUST_PROXY: '10.0.0.0/8, fd00::/8' },
  });
  const send = (from: string, forwarded: string) => sendForm({ from, 'X-Forwarded-For': forwarded }, on);
  expect(await statuses(3, () => send('10.0.0.1', '198.51.100.1'))).toEqual([201, 201, 201]);
  for (const [from, forwarded] of [
    ['10.0.0.1', '198.51.100.1, 10.9.9.9'],
    ['::ffff:10.0.0.1', '203.0.113.77, 198.51.100.1, [fd00::7]:4711, 10.9.9.9'],
    // Nobody of ours has written what it says.
    ['198.51.100.1', '203.0.113.5'],
  ] as const)
    expect((await send(from, forwarded)).status).toBe(429);
  expect((await send('10.0.0.1', '198.51.100.1, 198.51.100.2')).status).toBe(201);
  // All of them ours: whoever began.
  expect((await send('10.0.0.1', '10.0.0.5, 10.9.9.9')).status).toBe(201);
  await on.stop();
});

it('takes a network of IPv6 for one client', async () => {
  let host = 0;
  const send = () => sendForm({ from: `2001:DB8::7:${(++host).toString(16)}:bbbb:cccc:dddd` });
  expect(await statuses(4, send)).toEqual([201, 201, 201, 429]);
  expect((await sendForm({ from: '2001:db8:0:7::1%eth0' })).status).toBe(429);
  expect((await sendForm({ from: '2001:db8:0:8::1' })).status).toBe(201);
  const proxied = sendForm({ 'X-Forwarded-For': '[2001:db8:0:7::1]:4711' }, behindProxy);
  expect((await proxied).status).toBe(201);
});

it('takes an IPv4 address for itself, also where the system writes it as IPv6', async () => {
  const from = newClient();
  await statuses(3, () => sendForm({ from: `::ffff:${from}` }));
  expect((await sendForm({ from })).status).toBe(429);
  expect((await sendForm({ from: `::ffff:${newClient()}` })).status).toBe(201);
});
