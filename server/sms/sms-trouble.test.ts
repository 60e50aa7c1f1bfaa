import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCenters, startApp } from '../testing/running-app.ts';
import { startTexting } from './testing/sending-sms.ts';
import { accept, refuse } from './testing/sms-server.ts';

let texting: Awaited<ReturnType<typeof startTexting>>;

beforeAll(async () => {
  texting = await startTexting({}, { timeoutMs: 1000 });
});
beforeEach(() => texting.forget());
afterAll(() => texting.stop());

const failures: [string, number, string, string, typeof texting.provider.answer][] = [
  ['refuses our account', 502, 'text_not_sent', 'FAILED', refuse(401, 20003)],
  ['fails', 502, 'text_not_sent', 'FAILED', refuse(500)],
  ['does not answer', 502, 'text_not_sent', 'UNKNOWN', () => {}],
  ['breaks off', 502, 'text_not_sent', 'UNKNOWN', (response) => void response.destroy()],
  ['refuses the number', 422, 'phone_refused', 'FAILED', refuse(400, 21211)],
];

it.each(failures)(
  'says so where the provider %s, and tries again at a repeat',
  async (_, status, code, noted, answer) => {
    texting.provider.answer = answer;
    const key = texting.newKey();
    const phone = texting.newPhone();
    const response = await texting.send({ userPhone: phone }, key);
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error.code).toBe(code);
    if (code === 'text_not_sent') {
      expect(error.message).toBe('The text could not be sent. Please call the center directly.');
    } else {
      expect(error.issues).toEqual([{ path: 'userPhone', message: expect.any(String) }]);
    }
    expect((await texting.rows()).at(-1)?.status).toBe(noted);
    expect(await texting.receipt(key)).toBeUndefined();

    texting.provider.answer = accept;
    const again = await texting.send({ userPhone: phone }, key);
    expect(again.status).toBe(201);
    expect(again.headers.has('Idempotency-Replayed')).toBe(false);
    expect((await texting.rows()).at(-1)?.status).toBe('SENT');
    // Staff see that their provider fails; a wrong number is nobody's business.
    const logged = texting.server.errors.map(({ stack }) => stack).join('\n');
    expect(texting.server.errors).toHaveLength(code === 'text_not_sent' ? 1 : 0);
    for (const number of [phone, phone.replace(/\D/g, '')]) expect(logged).not.toContain(number);
    expect(logged).not.toContain('Lantern');
  },
);

it('sends again what a crash left half done, under the same id', async () => {
  const key = texting.newKey();
  const phone = { userPhone: texting.newPhone() };
  const first = await texting.send(phone, key);
  const { id } = await first.json();
  // As the database is where the server was killed while the provider worked.
  await texting.server.db
    .updateTable('text_messages')
    .set({ status: 'SENDING' })
    .where('id', '=', id)
    .execute();
  await texting.server.db
    .updateTable('receipts')
    .set({ status: null })
    .where('key', '=', key['Idempotency-Key'])
    .execute();
  const again = await texting.send(phone, key);
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual({ id });
  expect(texting.provider.received).toHaveLength(2);
  expect((await texting.rows()).filter((row) => row.id === id)).toMatchObject([{ status: 'SENT' }]);
  expect((await texting.receipt(key))?.status).toBe(201);
});

it('sends a client five texts an hour, repeats not counted, and says to call instead', async () => {
  const { from } = texting.newClient();
  for (let time = 0; time < 5; time++) {
    const key = { from, 'Idempotency-Key': `five-${time}` };
    const phone = { userPhone: texting.newPhone() };
    expect((await texting.send(phone, key)).status).toBe(201);
    expect((await texting.send(phone, key)).status).toBe(201);
  }
  const over = await texting.send({}, { from });
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect(Number(over.headers.get('Retry-After'))).toBeLessThanOrEqual(3600);
  expect((await over.json()).error).toEqual({
    code: 'too_many_requests',
    message: expect.stringMatching(/Please try again in \d+ minutes, or call the center directly\.$/),
  });
  expect(texting.provider.received).toHaveLength(5);
});

it('sends a phone three texts a day, from wherever they are asked for and however it is written', async () => {
  for (const userPhone of ['512-555-7700', '+1 512 555 7700', '(512) 5557700']) {
    expect((await texting.send({ userPhone })).status).toBe(201);
  }
  const over = await texting.send({ userPhone: '15125557700' });
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect((await over.json()).error.message).toContain('in 24 hours, or call the center directly.');
});

it('does not count what surely was not sent', async () => {
  const { from } = texting.newClient();
  const userPhone = texting.newPhone();
  texting.provider.answer = refuse(503);
  for (let time = 0; time < 6; time++) expect((await texting.send({ userPhone }, { from })).status).toBe(502);
  texting.provider.answer = accept;
  expect((await texting.send({ userPhone }, { from })).status).toBe(201);
});

it('answers 503 where no provider is set up, and stores nothing', async () => {
  const without = await startApp();
  const ids = await addCenters(without.db, { name: 'Lantern House', city: 'Austin', state: 'TX' });
  const center = { centerId: ids['Lantern House'], centerName: '', centerPhone: '' };
  const body = { userPhone: texting.newPhone(), ...center };
  const response = await without.post('/api/send-referral-sms', body, texting.newKey());
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: {
      code: 'no_text_provider',
      message: 'The text could not be sent. Please call the center directly.',
    },
  });
  expect(await without.db.selectFrom('receipts').select('key').execute()).toEqual([]);
  expect(await without.db.selectFrom('text_messages').select('id').execute()).toEqual([]);
  await without.stop();
});
