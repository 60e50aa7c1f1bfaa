import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Listening, listen } from '#server/serve.ts';
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
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => fetch(origin + address, options));
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
  expect(await send()).toMatchObject({ trouble: { reason: 'server' } });
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
