import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { checkAddress } from './check-address.ts';
import { checkProxy, openProxyWatch } from './check-proxy.ts';
import { examineMachine } from './examine.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What notices how requests come, with a TRUST_PROXY. */
function watch(trust: string) {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  folders.push(folder);
  const env = {
    TRUST_PROXY: trust,
    HARBORLIGHT_DB: join(folder, 'harborlight.db'),
    HOST: '127.0.0.1',
    PORT: '1',
  };
  const log: string[] = [];
  const settings = readSettings(env);
  return { folder, env, settings, log, proxyWatch: openProxyWatch(settings, (line) => log.push(line)) };
}

interface Asked {
  request(path: string, init: RequestInit, env: object): Response | Promise<Response>;
}

/** So many requests, each as if for another visitor. */
async function visit(
  app: Asked,
  times: number,
  from: string,
  header: (visitor: string) => Record<string, string>,
) {
  const env = { incoming: { socket: { remoteAddress: from } } };
  for (let visitor = 1; visitor <= times; visitor++)
    await app.request('/robots.txt', { headers: header(`198.51.100.${visitor}`) }, env);
}

/** The watch alone, as the server has it before all else. */
function watched(trust: string) {
  const made = watch(trust);
  const app = new Hono().get('/robots.txt', (c) => {
    made.proxyWatch.look(c);
    return c.text('');
  });
  return { ...made, visit: visit.bind(undefined, app) };
}

const forwarded = (value: string) => ({ 'X-Forwarded-For': value });

it.each([
  ['false', '127.0.0.1', forwarded, 'TRUST_PROXY is not set', 'Set TRUST_PROXY=1'],
  ['false', '172.18.0.2', (to: string) => ({ 'X-Real-IP': to }), 'is not set', 'Set TRUST_PROXY=1'],
  [
    '1',
    '127.0.0.1',
    (to: string) => forwarded(`${to}, 203.0.113.9`),
    'more proxies (2) than TRUST_PROXY=1 says: all visitors are taken for one',
    'Set TRUST_PROXY=2',
  ],
  ['2', '127.0.0.1', forwarded, 'fewer proxies (1) than TRUST_PROXY=2', 'Set TRUST_PROXY=1'],
  ['1', '127.0.0.1', (to: string) => ({ 'X-Real-IP': to }), 'sends no X-Forwarded-For', 'deploy/nginx.conf'],
  ['1', '203.0.113.50', () => ({}), 'straight from visitors', 'Take TRUST_PROXY away'],
  [
    '10.0.0.0/8',
    '192.168.0.1',
    forwarded,
    'in none of the networks of TRUST_PROXY=10.0.0.0/8',
    'Add its network',
  ],
  [
    '10.0.0.0/8',
    '10.0.0.1',
    (to: string) => forwarded(`${to}, 203.0.113.9`),
    'more proxies (2)',
    'Add the networks of all of them',
  ],
] as const)(
  'with TRUST_PROXY=%s and requests from %s %# says once what is wrong, and what to do',
  async (trust, from, header, says, todo) => {
    const on = watched(trust);
    await on.visit(19, from, header);
    expect(on.log).toEqual([]);
    await on.visit(40, from, header);
    expect(on.log).toEqual([expect.stringContaining(says)]);
    expect(on.log[0]).toContain(todo);
    expect(on.log[0]).not.toMatch(/198\.51|203\.0\.113|192\.168\.0\.1|172\.18/);
    // The next start knows it, too.
    const check = checkProxy(on.settings);
    expect(`${check.message} ${check.todo}`).toBe(on.log[0]);
    // It was said of that setting, and of no other.
    expect(checkProxy(readSettings({ ...on.env, TRUST_PROXY: '192.0.2.0/24' })).status).toBe('ok');
  },
);

it.each([
  ['false', '203.0.113.50', () => ({})],
  ['1', '127.0.0.1', forwarded],
  ['2', '127.0.0.1', (to: string) => forwarded(`${to}, 203.0.113.9`)],
  ['10.0.0.0/8', '10.0.0.1', (to: string) => forwarded(`${to}, 10.0.0.2`)],
] as const)('finds TRUST_PROXY=%s right where requests from %s come so', async (trust, from, header) => {
  const on = watched(trust);
  await on.visit(60, from, header);
  // What the machine itself asks, and what one visitor makes up, changes nothing.
  await on.visit(30, '127.0.0.1', () => ({}));
  await on.visit(5, from, (to) => forwarded(`1.1.1.1, 2.2.2.2, 3.3.3.3, ${to}`));
  expect(on.log).toEqual([]);
  expect(checkProxy(on.settings)).toMatchObject({ status: 'ok' });
});

it('takes it back once requests come as they should', async () => {
  const on = watched('1');
  await on.visit(20, '127.0.0.1', (to) => forwarded(`${to}, 203.0.113.9`));
  expect(checkProxy(on.settings).status).toBe('failed');
  await on.visit(2000, '127.0.0.1', forwarded);
  expect(checkProxy(on.settings).status).toBe('ok');
  expect(existsSync(join(on.folder, 'noticed-proxy.json'))).toBe(false);
});

it('is told by the doctor of the server and of the terminal, as the server itself has noticed it', async () => {
  const made = watch('false');
  const { log: told, ...options } = made;
  const on = await startApp(options);
  await visit(on.app, 20, '127.0.0.1', forwarded);
  const check = checkProxy(made.settings);
  expect(check).toMatchObject({ name: 'proxy', status: 'failed' });
  expect(told).toEqual([`${check.message} ${check.todo}`]);
  expect((await examineMachine(made.env)).checks).toContainEqual(check);
  const ada = await signedIn(on);
  expect((await (await ada.get('/api/admin/doctor')).json()).checks).toContainEqual(check);
  await on.stop();
});

it('says before any request what the settings alone show', () => {
  const production = { NODE_ENV: 'production', HARBORLIGHT_DB: join(tmpdir(), 'nowhere/harborlight.db') };
  expect(checkProxy(readSettings(production))).toMatchObject({
    status: 'warning',
    message: expect.stringContaining('HOST=localhost is reached from this machine alone'),
    todo: expect.stringContaining('Set TRUST_PROXY=1'),
  });
  expect(checkProxy(readSettings({ ...production, HOST: '0.0.0.0' })).status).toBe('ok');
  expect(checkProxy(readSettings({ ...production, TRUST_PROXY: '1' })).status).toBe('ok');

  expect(checkAddress(readSettings(production))).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^PUBLIC_URL is not set: /),
  });
  expect(checkAddress(readSettings({}))).toMatchObject({ status: 'ok' });
  const at = (PUBLIC_URL: string) => checkAddress(readSettings({ ...production, PUBLIC_URL })).status;
  expect([at('https://help.example'), at('http://help.example'), at('http://localhost:8787')]).toEqual([
    'ok',
    'warning',
    'ok',
  ]);
});
