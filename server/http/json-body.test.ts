import { request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from '../serve.ts';
import { contactPayload, submission } from '../testing/messages.ts';
import { startApp } from '../testing/running-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;
let listening: Listening;
let address: string;

beforeAll(async () => {
  server = await startApp();
  listening = await listen(server.app.fetch, { port: 0, hostname: 'localhost' });
  address = `http://localhost:${listening.port}/api/submissions`;
});
afterAll(async () => {
  await listening.close();
  await server.stop();
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const valid = JSON.stringify(submission(contactPayload));

async function send(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  const response = await fetch(address, { method: 'POST', headers, body });
  return { status: response.status, code: (await response.json()).error?.code };
}

/** Without Content-Length, in chunks. */
function sendInChunks(chunks: string[]): Promise<{ status: number; code: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sending = request(address, { method: 'POST', headers: JSON_TYPE }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, code: JSON.parse(body).error?.code }),
      );
    });
    sending.on('error', reject);
    Readable.from(chunks).pipe(sending);
  });
}

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'takes %s',
  async (type) => {
    expect(await send(valid, { 'Content-Type': type })).toEqual({ status: 201, code: undefined });
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
  'refuses %s, as a page of another site could send it',
  async (type) => {
    expect(await send(valid, { 'Content-Type': type })).toEqual({ status: 415, code: 'wrong_content_type' });
  },
);

it('refuses a body that does not say what it is', async () => {
  expect(await send(new TextEncoder().encode(valid), {})).toEqual({
    status: 415,
    code: 'wrong_content_type',
  });
});

it.each([['{"type":"CONTACT",'], ['type=CONTACT'], [''], ['['.repeat(60_000)]])(
  'refuses what is not JSON (%#)',
  async (body) => {
    expect(await send(body)).toEqual({ status: 400, code: 'invalid_json' });
  },
);

it.each([['null'], ['[]'], ['"text"'], ['1'], [`${'['.repeat(30_000)}${']'.repeat(30_000)}`]])(
  'refuses what is JSON but no message (%#)',
  async (body) => {
    expect(await send(body)).toEqual({ status: 400, code: 'invalid_request' });
  },
);

/** A message of exactly so many bytes; what is too much in it is spaces around its JSON. */
const ofSize = (bytes: number) => valid.padEnd(bytes, ' ');

it('takes 64 KB and not a byte more', async () => {
  expect(await send(ofSize(64 * 1024))).toEqual({ status: 201, code: undefined });
  expect(await send(ofSize(64 * 1024 + 1))).toEqual({ status: 413, code: 'body_too_large' });
});

it('counts what comes in chunks, too, and stops reading', async () => {
  expect(await sendInChunks([valid.slice(0, 50), valid.slice(50)])).toEqual({ status: 201, code: undefined });
  expect(await sendInChunks([valid, ' '.repeat(64 * 1024)])).toEqual({ status: 413, code: 'body_too_large' });
});

it('answers also who sends far too much', async () => {
  expect(await send(ofSize(20 * 1024 * 1024))).toEqual({ status: 413, code: 'body_too_large' });
  expect(await send(valid)).toEqual({ status: 201, code: undefined });
});

it('has none of these answers kept by a cache', async () => {
  for (const [type, body] of [
    ['text/plain', valid],
    ['application/json', '{'],
    ['application/json', '{}'],
    ['application/json', ofSize(70_000)],
  ] as const) {
    const response = await fetch(address, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(response.ok).toBe(false);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(server.errors).toEqual([]);
});
