import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSmsProvider, type SmsProvider } from './provider.ts';
import { accept, refuse, startTextServer } from './testing/sms-server.ts';

const TO = '+15125550142';
const BODY = 'Lantern House\nAustin, TX & more';
const account = { accountSid: 'AC123', authToken: 'swordfish', from: '(555) 010-0100' };

let server: Awaited<ReturnType<typeof startTextServer>>;
let provider: SmsProvider;

beforeAll(async () => {
  server = await startTextServer();
  provider = createSmsProvider({ ...account, baseUrl: server.baseUrl, timeoutMs: 300 });
});
beforeEach(() => {
  server.answer = accept;
});
afterAll(() => server.stop());

it('posts a form to the account’s messages, signed in as the account', async () => {
  expect(await provider.send(TO, BODY)).toEqual({ result: 'sent' });
  expect(server.received).toEqual([
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC123/Messages.json',
      authorization: `Basic ${Buffer.from('AC123:swordfish').toString('base64')}`,
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { To: TO, From: '+15550100100', Body: BODY },
    },
  ]);
});

it.each([
  [400, 21211, 'phone_refused', 'invalid number'],
  [400, 21610, 'phone_refused', 'has replied STOP'],
  [400, 21614, 'phone_refused', 'not a mobile'],
  [400, 21212, 'failed', 'our own number is wrong'],
  [400, 21606, 'failed', 'our own number cannot text'],
  [400, undefined, 'failed', 'whatever this is'],
  [401, 20003, 'failed', 'wrong password'],
  [404, 20404, 'failed', 'no such account'],
  [429, 20429, 'failed', 'too many'],
  [500, 20500, 'failed', 'their fault'],
  [503, undefined, 'failed', 'away'],
])('takes a %i with code %s for %s (%s)', async (status, code, result, _why) => {
  server.answer = refuse(status, code);
  expect(await provider.send(TO, BODY)).toEqual({
    result,
    reason: `answered ${status}${code ? `, code ${code}` : ''}`,
  });
});

it('understands a failure that is not JSON', async () => {
  server.answer = (response) => response.writeHead(502).end('<h1>Bad Gateway</h1>');
  expect(await provider.send(TO, BODY)).toEqual({ result: 'failed', reason: 'answered 502' });
});

it('does not know what came of a text that got no answer in time, or half of one', async () => {
  server.answer = () => {};
  expect(await provider.send(TO, BODY)).toEqual({
    result: 'unknown',
    reason: 'gave no answer within 300 ms',
  });
  server.answer = (response) => void response.destroy();
  expect(await provider.send(TO, BODY)).toEqual({
    result: 'unknown',
    reason: expect.stringMatching(/^broke off: /),
  });
});

it('takes a text for sent once its status says so', async () => {
  server.answer = (response) => response.writeHead(201).write('{"sid":');
  expect(await provider.send(TO, BODY)).toEqual({ result: 'sent' });
});

it('does not take its password where a redirect leads', async () => {
  const elsewhere = await startTextServer();
  server.answer = (response) => response.writeHead(307, { Location: elsewhere.baseUrl }).end();
  expect((await provider.send(TO, BODY)).result).toBe('unknown');
  expect(elsewhere.received).toEqual([]);
  await elsewhere.stop();
});

it('knows that nothing was sent where nobody was there', async () => {
  const gone = await startTextServer();
  await gone.stop();
  const unreachable = createSmsProvider({ ...account, baseUrl: gone.baseUrl });
  expect(await unreachable.send(TO, BODY)).toEqual({ result: 'failed', reason: 'broke off: ECONNREFUSED' });
});
