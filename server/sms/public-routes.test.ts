import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCenters, readWrongPaths } from '../testing/running-app.ts';
import { startTexting } from './testing/sending-sms.ts';
import { accept } from './testing/sms-server.ts';

let texting: Awaited<ReturnType<typeof startTexting>>;

beforeAll(async () => {
  texting = await startTexting();
});
beforeEach(() => texting.forget());
afterAll(() => texting.stop());

it('sends the center’s details as we know them, and answers once the provider has them', async () => {
  const before = (await texting.rows()).length;
  const response = await texting.send({ userPhone: '(512) 555-0142' });
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { id } = await response.json();
  expect(texting.provider.received.map(({ form }) => form)).toEqual([
    {
      To: '+15125550142',
      From: '+15550100100',
      Body: 'Harborlight, as you asked:\nLantern House\nAustin, TX\n512-555-0100\nhttps://harborlight.example/c/1\nIn a crisis call or text 988.\nNot you? Ignore this. Reply STOP to get no more.',
    },
  ]);
  expect((await texting.rows()).slice(before)).toEqual([
    { id, center_id: Number(texting.ids['Lantern House']), status: 'SENT', created_at: expect.any(String) },
  ]);
});

it('writes to who reads in Spanish in Spanish, with the address of that page', async () => {
  expect((await texting.send({ language: 'es' })).status).toBe(201);
  const [text] = texting.provider.received;
  expect(text?.form.Body).toContain('https://harborlight.example/es/c/1\n');
  expect(text?.form.Body).toMatch(/ 988[^\n]*\n.*STOP\.$/);
  expect(text?.form.Body).not.toContain('In a crisis');
});

it('keeps the number nowhere, in no form', async () => {
  await texting.send({ userPhone: '(512) 555-9876' }, texting.newKey());
  const stored = JSON.stringify([
    await texting.rows(),
    await texting.server.db.selectFrom('receipts').selectAll().execute(),
  ]);
  expect(stored).not.toMatch(/9876/);
});

it.each([
  ['userPhone', { userPhone: '555-0142' }],
  ['userPhone', { userPhone: undefined }],
  ['centerId', { centerId: 'lantern-house' }],
  ['centerName', { centerName: 'x'.repeat(201) }],
  ['centerPhone', { centerPhone: undefined }],
  ['fax', { fax: '1' }],
  ['body', { body: 'Buy now' }],
])('names %s where that is what is wrong, and sends nothing', async (field, changes) => {
  const response = await texting.send(changes);
  expect(response.status).toBe(400);
  expect(await readWrongPaths(response)).toContain(field);
  expect(texting.provider.received).toEqual([]);
});

it('sends nothing about a center that is not there or not shown', async () => {
  for (const centerId of ['99999999', texting.ids['Hidden Place']]) {
    const response = await texting.send({ centerId });
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe('center_not_found');
  }
  expect(texting.provider.received).toEqual([]);
});

it('sends one text for a repeat, also after a restart', async () => {
  const key = texting.newKey();
  const phone = { userPhone: texting.newPhone() };
  const first = await texting.send(phone, key);
  const again = await texting.send(phone, key);
  await texting.restart();
  const afterRestart = await texting.send(phone, key);
  for (const repeat of [again, afterRestart]) {
    expect(repeat.status).toBe(201);
    expect(repeat.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await repeat.json()).toEqual(await first.clone().json());
  }
  expect(texting.provider.received).toHaveLength(1);
});

it('sends one text for twenty requests at once, and answers all once it is sent', async () => {
  const release = texting.provider.hold();
  const key = texting.newKey();
  const phone = { userPhone: texting.newPhone() };
  const responses = Array.from({ length: 20 }, () => texting.send(phone, key));
  await expect.poll(() => texting.provider.received.length).toBe(1);
  expect(await Promise.race([...responses, new Promise((resolve) => setTimeout(resolve, 100, 'none'))])).toBe(
    'none',
  );
  release();
  const answered = await Promise.all(responses);
  expect(answered.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(await Promise.all(answered.map(async (each) => (await each.json()).id))).size).toBe(1);
  expect(answered.filter(({ headers }) => headers.has('Idempotency-Replayed'))).toHaveLength(19);
  expect(texting.provider.received).toHaveLength(1);
});

it('refuses a key that was used for another center, while the first is sent and after', async () => {
  const other = { name: 'Heron Recovery', city: 'Dallas', state: 'TX' } as const;
  const centerId = (await addCenters(texting.server.db, other))[other.name];
  const key = texting.newKey();
  const release = texting.provider.hold();
  const first = texting.send({}, key);
  await expect.poll(() => texting.provider.received.length).toBe(1);
  expect((await texting.send({ centerId }, key)).status).toBe(422);
  release();
  expect((await first).status).toBe(201);
  expect((await texting.send({ centerId }, key)).status).toBe(422);
  expect(texting.provider.received).toHaveLength(1);
});

it('lets other messages be stored while the provider takes its time', async () => {
  const release = texting.provider.hold();
  const slow = texting.send();
  await expect.poll(() => texting.provider.received.length).toBe(1);
  texting.provider.answer = accept;
  expect((await texting.send()).status).toBe(201);
  release();
  expect((await slow).status).toBe(201);
});
