import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './database/db.ts';
import { BUILT, openServerFolder, type StartOptions } from './testing/server-process.ts';

/** Nobody's, as far as files go. */
const STRANGER = 65_534;

let here: ReturnType<typeof openServerFolder>;
let folder: string;
beforeEach(() => {
  here = openServerFolder();
  folder = here.folder;
});
afterEach(() => here.stop());

const start = (options?: StartOptions) => here.start(options);

/** What a server says that does not start. */
async function refusal(options: StartOptions): Promise<string> {
  const server = start(options);
  expect(await server.ended, server.output()).toBe(1);
  return server.output();
}

const isRoot = process.getuid?.() === 0;

/** The built server in the test's own folder, which anybody may read: the project may lie in somebody's home. */
function copyServer(wanted: (path: string) => boolean = () => true): string {
  const copy = join(folder, 'dist/node');
  cpSync(realpathSync(BUILT), copy, { recursive: true, filter: (path) => !path.endsWith('.map') });
  mkdirSync(join(folder, 'dist/pwa'));
  writeFileSync(join(folder, 'dist/pwa/index.html'), '');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
  const native = readdirSync(join(modules, '@node-rs')).map((name) => `@node-rs/${name}`);
  for (const name of ['better-sqlite3', 'bindings', 'file-uri-to-path', ...native]) {
    cpSync(join(modules, name), join(folder, 'node_modules', name), { recursive: true, filter: wanted });
  }
  return join(copy, 'server.js');
}

it('says in a sentence why it does not start, and what to do, and never a stack', {
  tags: 'variant',
}, async () => {
  const file = join(folder, 'harborlight.db');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const newer = join(folder, 'newer.db');
  const db = await openDatabase(newer);
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030')`.execute(db);
  await db.destroy();
  const other = join(folder, 'other.db');
  writeFileSync(other, 'half a file '.repeat(1000));
  const damaged = join(folder, 'damaged.db');
  const whole = readFileSync(newer);
  writeFileSync(damaged, whole.fill(255, 4096, 4 * 4096));
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  const unwritable = join(folder, 'unwritable.db');
  cpSync(newer, unwritable);
  chmodSync(unwritable, 0o444);
  const asStranger = isRoot ? { uid: STRANGER, script: copyServer() } : {};

  const all: [StartOptions, RegExp][] = [
    [
      { env: { HOST: '127.0.0.1', PORT: port } },
      new RegExp(`Port ${port} is in use, .* set PORT to another`),
    ],
    [{ env: { METRICS_PORT: port } }, new RegExp(`Port ${port} is in use, .* set METRICS_PORT to another`)],
    [{ env: { HOST: '203.0.113.7' } }, /This machine has no address 203\.0\.113\.7\. Set HOST/],
    [{ env: { HOST: 'no-such-host.invalid' } }, /HOST=no-such-host\.invalid/],
    [{ env: { HOST: join(folder, 'none/x.sock') } }, /There is no folder .*none\. Make it, or set HOST/],
    [{ env: { HOST: other } }, /At .*other\.db another server listens, or lies another file/],
    [
      { env: { HARBORLIGHT_DB: newer } },
      /newer\.db needs Harborlight .*, or a newer one: its schema is at 9999-later/,
    ],
    [
      { env: { HARBORLIGHT_DB: other } },
      /other\.db is damaged: it is no SQLite database.*harborlight restore FILE/,
    ],
    [{ env: { HARBORLIGHT_DB: damaged } }, /damaged\.db is damaged: .*harborlight restore FILE/],
    [{ env: { HARBORLIGHT_DB: join(other, 'x.db') } }, /other\.db/],
    [
      { env: { HARBORLIGHT_DB: join(closed, 'x.db') }, ...asStranger },
      /may not write to .*closed\. Run this as/,
    ],
    [
      { env: { HARBORLIGHT_DB: unwritable }, ...asStranger },
      /may not write to .*unwritable\.db\. Run this as/,
    ],
    [{ env: { PORT: 'eighty', STOP_WITHIN_SECONDS: 'x' } }, /PORT="eighty".*\n {2}STOP_WITHIN_SECONDS="x"/],
    [{ env: { SMTP_URL_FILE: join(folder, 'none') } }, /SMTP_URL_FILE=".*none": cannot be read \(ENOENT\)/],
  ];
  for (const [options, why] of all) {
    const said = await refusal({ ...options, env: { HARBORLIGHT_DB: file, ...options.env } });
    expect(said).toMatch(/(^|\n)Harborlight cannot start\. /);
    expect(said).toMatch(why);
    expect(said).not.toMatch(/^\s+at /m);
  }
  const asJson = await refusal({ env: { HARBORLIGHT_DB: other, LOG_FORMAT: 'json' } });
  const lines = asJson
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ level: 'error', message: expect.stringContaining('is damaged') });
  taken.close();
});

it('says which package is not built, as after npm ci --ignore-scripts', async () => {
  const script = copyServer((path) => !/better-sqlite3\/(build|deps|src)(\/|$)/.test(path));
  const said = await refusal({ script });
  expect(said).toContain('so SQLite is missing. Run: npm rebuild better-sqlite3');
  expect(said).not.toMatch(/^\s+at /m);
});

it('tells of its start and its end, and names what looks like a setting and is none', async () => {
  const server = start({ env: { TRUST_PROXYY: 'true', LOG_FORMAT: 'json' } });
  await server.listens();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const messages = lines.map(({ message }) => message);
  expect(messages[0]).toBe('Starting');
  expect(messages).toContain('TRUST_PROXYY is no setting. Is TRUST_PROXY meant?');
  expect(lines.find(({ message }) => message === 'The database was brought up to date')).toMatchObject({
    level: 'info',
    migration: '0001-centers',
  });
  expect(messages.slice(-2)).toEqual([
    'Stopping: answers under way are finished, no others begun',
    'Stopped',
  ]);
  expect(lines.every(({ time }) => !Number.isNaN(Date.parse(time)))).toBe(true);
});

it('goes on where something was thrown, or rejected, that nobody catches, and says so in a line each', async () => {
  const faults = join(folder, 'faults.mjs');
  writeFileSync(
    faults,
    `process.on('SIGUSR2', () => {
      void Promise.reject(Object.assign(new Error('Rejected'), { code: 'EREJECTED' }));
      setTimeout(() => { throw Object.assign(new Error('Thrown'), { code: 'ETHROWN' }); });
    });`,
  );
  const server = start({ env: { NODE_OPTIONS: `--import=${faults}`, LOG_FORMAT: 'json' } });
  const address = await server.listens();
  server.child.kill('SIGUSR2');
  await expect.poll(server.output).toContain('ETHROWN');
  const told = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 'error');
  expect(told.map(({ code }) => code)).toEqual(['EREJECTED', 'ETHROWN']);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('listens on an address of IPv6 in brackets, and has its metrics on a port of this machine', async () => {
  const server = start({ env: { HOST: '[::1]', METRICS_PORT: '0' } });
  const address = await server.listens();
  expect(address).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await fetch(`${address}/metrics`)).headers.get('Content-Type')).not.toContain('version=0.0.4');
  const metrics = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(server.output())?.[0] ?? '';
  expect(await (await fetch(metrics)).text()).toContain('route="/readyz",status="200"} 1');
});

it.skipIf(process.platform === 'win32')(
  'listens on a unix socket for its group, takes the place of one that was left behind, and of no other',
  async () => {
    const path = join(folder, 'harborlight.sock');
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        get({ socketPath: path, path: '/readyz' }, (response) => text(response).then(resolve, reject)).on(
          'error',
          reject,
        );
      });
    const killed = start({ env: { HOST: path } });
    expect(await killed.listens()).toBe(path);
    expect(statSync(path).mode & 0o777).toBe(0o660);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const server = start({ env: { HOST: path } });
    await server.listens();
    expect(JSON.parse(await ask())).toEqual({ status: 'ok' });
    const second = { HOST: path, HARBORLIGHT_DB: join(folder, 'second.db') };
    expect(await refusal({ env: second })).toMatch(/another server listens/);
    expect(JSON.parse(await ask())).toEqual({ status: 'ok' });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
