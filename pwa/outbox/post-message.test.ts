import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Listening, listen } from '#server/serve.ts';
import { startTexting } from '#server/sms/testing/sending-sms.ts';
import { contactPayload } from '#server/testing/messages.ts';
import { startApp } from '#server/testing/running-app.ts';
import { postMessage } from './post-message.ts';

let running: Awaited<ReturnType<typeof startApp>>;
let listening: Listening;
/** What the server makes of a request: another release has other calls. */
let understand: (request: Request) => Request | Response;

beforeEach(async () => {
  running = await startApp();
  understand = (request) => request;
  listening = await listen(
    (request, env) => {
      const understood = understand(request);
      return understood instanceof Response ? understood : running.app.fetch(understood, env);
    },
    { port: 0, hostname: '127.0.0.1' },
  );
  // In a page an address is below the page's own.
  const { fetch } = globalThis;
  const origin = `http://127.0.0.1:${listening.port}`;
  vi.stubGlobal('fetch', (address: string | URL, options: RequestInit) =>
    fetch(new URL(address, origin), options),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await listening.close();
  await running.stop();
});

const rename = (from: string, to: string) => {
  understand = (request) => new Request(request.url.replace(from, to), request);
};
const send = () => postMessage('contact', contactPayload, 'key-of-one-message');

it('has a message wait whose call is unknown to a server of another release', async () => {
  rename('/submissions', '/messages');
  expect(await send()).toMatchObject({ trouble: { reason: 'server', unknownCall: '/api/submissions' } });
  understand = () =>
    Response.json({ error: { code: 'method_not_allowed', message: 'PUT it.' } }, { status: 405 });
  expect(await send()).toMatchObject({ trouble: { reason: 'server' } });
  understand = (request) => request;
  expect(await send()).toBeUndefined();
});

it('has one wait, too, of which nobody hears that it was refused', async () => {
  rename('/track-call', '/calls');
  const tap = {
    centerId: '00000001',
    centerName: 'Harbor Point',
    centerPhone: '512-555-0150',
    userCountry: 'US',
  } as const;
  expect(await postMessage('call', tap, 'key-of-a-tap')).toMatchObject({ trouble: { reason: 'server' } });
});

it('takes the refusal of a server that knows the call', async () => {
  const empty = await postMessage('contact', { ...contactPayload, message: '' }, 'key-of-another');
  expect(empty).toMatchObject({ trouble: { reason: 'refused', issues: [{ field: 'message' }] } });
  const report = { centerId: '00000001', centerName: 'Harbor Point', kind: 'CLOSED', comment: '' } as const;
  const gone = await postMessage('report', report, 'key-of-a-report');
  expect(gone).toMatchObject({ trouble: { reason: 'refused', code: 'center_not_found' } });
});

/** Sends a text that nobody delivers: the server says so once it has taken the token. */
const sendText = () =>
  postMessage(
    'text',
    { centerId: '00000001', centerName: 'Harbor Point', centerPhone: '', userPhone: '(512) 555-0142' },
    'key-of-a-text',
  );

it('fetches the token of a text just before, and another where the server has started anew since', async () => {
  const texting = await startTexting();
  const seen: string[] = [];
  const expired = Response.json(
    { error: { code: 'text_token_expired', message: 'Too much time has passed.' } },
    { status: 403 },
  );
  understand = (request) => {
    seen.push(`${request.method} ${new URL(request.url).pathname}`);
    return seen.length === 2 ? expired : request;
  };
  await running.stop();
  running = texting.server;
  expect(await sendText()).toBeUndefined();
  const once = ['GET /api/sms-token', 'POST /api/send-referral-sms'];
  expect(seen).toEqual([...once, ...once]);
  expect(texting.provider.received).toHaveLength(1);
  await texting.provider.stop();
});

it('tries so once, and says what the server says then; and has a text wait where no token comes', async () => {
  understand = (request) =>
    request.method === 'POST'
      ? Response.json({ error: { code: 'text_token_expired', message: 'Too late.' } }, { status: 403 })
      : request;
  expect(await sendText()).toMatchObject({ trouble: { reason: 'refused', code: 'text_token_expired' } });
  understand = (request) => (request.method === 'GET' ? new Response('<h1>Log in</h1>') : request);
  expect(await sendText()).toMatchObject({ trouble: { reason: 'server' } });
});

it('sends what somebody pasted without what nobody sees', async () => {
  const pasted = { ...contactPayload, name: 'Pat\tExample\0', message: 'One line\vand another\x1b' };
  expect(await postMessage('contact', pasted, 'key-of-what-was-pasted')).toBeUndefined();
  const { payload_json } = await running.db
    .selectFrom('submissions')
    .select('payload_json')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(payload_json)).toMatchObject({ name: 'Pat Example', message: 'One line\nand another' });
});
