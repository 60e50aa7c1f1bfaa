import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { refuseForeignHost } from './host-check.ts';

const local = { HOST: 'localhost' };
const behindProxy = { HOST: 'localhost', PUBLIC_URL: 'https://harborlight.example/' };
const inContainer = { HOST: '0.0.0.0', PUBLIC_URL: 'https://harborlight.example' };
const unnamed = { HOST: '0.0.0.0' };
const named = { HOST: 'box.example' };

/** 'ok', or the code of the error. */
async function ask(
  { HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string },
  headers: Record<string, string>,
) {
  const app = new Hono()
    .onError((error, c) => c.text(error instanceof AppError ? error.code : String(error)))
    .post('/mcp', (c) => {
      refuseForeignHost(c, { publicUrl: PUBLIC_URL, settings: { HOST } });
      return c.text('ok');
    });
  return (await app.request('/mcp', { method: 'POST', headers })).text();
}

it.each([
  ['a program on this machine', local, { Host: 'localhost:8787' }],
  ['one that asks by an address', local, { Host: '127.0.0.1:8787' }],
  ['one that asks by an address of IPv6', local, { Host: '[::1]:8787' }],
  ['a page of ours', local, { Host: 'localhost:8787', Origin: 'http://localhost:8787' }],
  ['a proxy that passes the name on', behindProxy, { Host: 'harborlight.example' }],
  ['a proxy that asks by an address', behindProxy, { Host: '127.0.0.1:8787' }],
  [
    'a page of ours behind it',
    behindProxy,
    { Host: '127.0.0.1:8787', Origin: 'https://harborlight.example' },
  ],
  ['a proxy in front of a container', inContainer, { Host: 'HarborLight.example' }],
  ['a program that knows a name we were not told', unnamed, { Host: 'nas.lan:8787' }],
  ['a page of ours by address', unnamed, { Host: '192.168.1.5:8787', Origin: 'http://192.168.1.5:8787' }],
  ['a program that asks by the name of HOST', named, { Host: 'box.example:8787' }],
])('lets in %s', async (_who, settings, headers) => {
  expect(await ask(settings, headers)).toBe('ok');
});

it.each([
  ['another name', local, { Host: 'rebound.example:8787' }, 'other_host'],
  ['a name that begins as an address does', local, { Host: '127.0.0.1.rebound.example' }, 'other_host'],
  ['no name', local, { Host: 'a b' }, 'other_host'],
  ['another name than PUBLIC_URL', inContainer, { Host: 'rebound.example' }, 'other_host'],
  ['another site', local, { Host: 'localhost:8787', Origin: 'https://other.example' }, 'other_site'],
  ['another port', local, { Host: 'localhost:8787', Origin: 'http://localhost:3000' }, 'other_site'],
  ['a page without an origin', behindProxy, { Host: 'harborlight.example', Origin: 'null' }, 'other_site'],
  [
    'a page whose name leads here, where nobody told us ours',
    unnamed,
    { Host: 'rebound.example:8787', Origin: 'http://rebound.example:8787' },
    'other_site',
  ],
])('refuses %s', async (_what, settings, headers, code) => {
  expect(await ask(settings, headers)).toBe(code);
});
