import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TEXT_TOKEN_HEADER } from '#core/messages/text-token.ts';
import { startTexting } from './testing/sending-sms.ts';
import { TextTokens } from './text-tokens.ts';

let texting: Awaited<ReturnType<typeof startTexting>>;

beforeAll(async () => {
  texting = await startTexting();
});
beforeEach(() => texting.forget());
afterEach(() => void vi.useRealTimers());
afterAll(() => texting.stop());

const codeOf = async (response: Response) => [response.status, (await response.json()).error?.code];
const REFUSED = [403, 'text_token_expired'];

it('sends nothing without a token, or with one that is not ours', async () => {
  const token = (await texting.newToken())[TEXT_TOKEN_HEADER];
  const [end, nonce, signature] = token.split('.');
  const made = new TextTokens().issue(new Date()).token;
  for (const other of ['', 'x', '..', `${Number(end) + 1}.${nonce}.${signature}`, `${end}.${nonce}.`, made]) {
    const response = await texting.send({}, { ...texting.newClient(), [TEXT_TOKEN_HEADER]: other });
    expect(await codeOf(response), other).toEqual(REFUSED);
  }
  expect(texting.provider.received).toEqual([]);
});

it('takes a token for one text, and a repeat of that without another', async () => {
  const token = await texting.newToken();
  const key = { ...texting.newKey(), ...token };
  const userPhone = texting.newPhone();
  expect((await texting.send({ userPhone }, key)).status).toBe(201);
  expect((await texting.send({ userPhone }, key)).headers.get('Idempotency-Replayed')).toBe('true');
  expect(await codeOf(await texting.send({}, { ...texting.newKey(), ...token }))).toEqual(REFUSED);
  expect(texting.provider.received).toHaveLength(1);
});

it('sends one text where a token comes twice at once', async () => {
  const token = await texting.newToken();
  const sent = [1, 2, 3].map(() => texting.send({}, { ...texting.newClient(), ...token }));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 403, 403]);
  expect(texting.provider.received).toHaveLength(1);
});

it('takes none after ten minutes, nor of the start before, and counts nothing for it', async () => {
  const client = texting.newClient();
  const userPhone = texting.newPhone();
  const old = await texting.newToken();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 });
  for (let time = 0; time < 6; time++) {
    expect(await codeOf(await texting.send({ userPhone }, { ...client, ...old }))).toEqual(REFUSED);
  }
  vi.useRealTimers();
  const before = await texting.newToken();
  expect((await texting.send({ userPhone }, client)).status).toBe(201);
  await texting.restart();
  expect(await codeOf(await texting.send({}, { ...client, ...before }))).toEqual(REFUSED);
});

it('gives a token to no page of another site, and to no cache', async () => {
  const ask = (headers: Record<string, string>) =>
    texting.server.app.request('https://harborlight.example/api/sms-token', { headers });
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await codeOf(await ask({ 'Sec-Fetch-Site': site })), site).toEqual([403, 'other_site']);
  }
  expect((await ask({ Origin: 'https://evil.example' })).status).toBe(403);
  const response = await ask({ 'Sec-Fetch-Site': 'same-origin' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
  const { token, expiresAt } = await response.json();
  expect(token).not.toBe((await texting.newToken())[TEXT_TOKEN_HEADER]);
  expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(10, 0);
});
