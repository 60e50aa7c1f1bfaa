import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readVersion } from '../../release/releases.js';
import { expectPage } from './expect-page.ts';
import { draftHolds, fillInContact } from './fill-in.ts';
import { copySources, OwnBuild } from './own-build.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let project: string;
beforeEach(() => {
  server = new ServerProcess();
  project = join(server.folder, 'project');
});
afterEach(() => server.remove());

/** Opens a form as on a first visit, before all of the app is on the phone, and types a message. */
async function writeOnFirstVisit(message: string): Promise<Phone> {
  const phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit('/contact');
  await fillInContact(page, message);
  await draftHolds(page, message);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return phone;
}

async function goesOn(phone: Phone, message: string): Promise<void> {
  const { page } = phone;
  await page.getByRole('link', { name: 'About', exact: true }).last().click();
  await phone.seesHeading('Who We Are');
  await page.goBack();
  await phone.seesHeading('Contact Us');
  await expectPage(page.getByLabel('Message', { exact: true })).toHaveValue(message);
}

it('goes on in an open page after a deploy, with what was typed', { tags: 'variant' }, async () => {
  const first = await OwnBuild.copy(project);
  await server.start({}, first.server);
  const phone = await writeOnFirstVisit('Before the deploy.');
  const second = await first.makeNext('second');
  await server.stop();
  await server.start({}, second.server);
  await goesOn(phone, 'Before the deploy.');
  await expectPage(phone.page.locator('html[data-same]')).toBeAttached();
  await phone.closeBrowser();
});

it('loads an open page anew, once, where its next part is gone after a deploy, with what was typed', async () => {
  const first = await OwnBuild.copy(project);
  await server.start({}, first.server);
  const phone = await writeOnFirstVisit('Before the deploy.');
  const second = await first.makeNext('second');
  await server.stop();
  await first.remove();
  await server.start({}, second.server);
  phone.expects(/Failed to (load|fetch)|404|startApp/);
  let loaded = 0;
  phone.page.on('load', () => {
    loaded += 1;
  });
  await goesOn(phone, 'Before the deploy.');
  await expectPage(phone.page.locator('html[data-same]')).not.toBeAttached();
  expect(loaded).toBe(1);
  await phone.closeBrowser();
});

/** The project with what was built last. Returns the version of its sources. */
function copyProject(): string {
  copySources(project);
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const version = readVersion(project)!;
  copyHalf('pwa', version);
  copyHalf('node', version);
  for (const half of ['pwa', 'node']) symlinkSync(`releases/${version}/${half}`, join(project, 'dist', half));
  return version;
}

function copyHalf(half: 'pwa' | 'node', version: string): void {
  const place = join(project, 'dist/releases', version, half);
  mkdirSync(place, { recursive: true });
  cpSync(realpathSync(`dist/${half}`), place, { recursive: true });
}

const listDist = () => readdirSync(join(project, 'dist'), { recursive: true, encoding: 'utf8' }).sort();

it('starts what is built, builds what is not, and takes over from the server before', {
  tags: 'variant',
}, async () => {
  const version = copyProject();
  const start = join(project, 'release/start.js');
  const before = listDist();
  await server.start({}, start);
  expect(server.output).not.toContain('Building');
  // It notes that it was served, and writes nothing else.
  expect(listDist().filter((path) => !before.includes(path))).toEqual([`releases/${version}/served`]);

  appendFileSync(join(project, 'server/main.ts'), '\n// newer\n');
  const newer = readVersion(project)!;
  expect(newer).not.toBe(version);
  // To build the app as well would only take longer.
  copyHalf('pwa', newer);
  const next = new ServerProcess();
  const started = next.start({ HARBORLIGHT_DB: server.databaseFile }, start);
  // The server that runs has all its files meanwhile.
  const waits = `process ${server.pid} on `;
  await expect.poll(() => next.output, { timeout: 60_000 }).toContain(waits);
  expect(next.output).toContain('Building what has changed…');
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  await server.stop();
  await started;
  expect((await fetch(`${next.origin}/about`)).status).toBe(200);
  expect(realpathSync(join(project, 'dist/node'))).toContain(newer);
  expect(existsSync(join(project, 'dist/releases', version, 'pwa/index.html'))).toBe(true);
  await next.remove();
});

it('says what is missing where there is no build and none can be made', async () => {
  copySources(project);
  const ended = spawn(process.execPath, [join(project, 'release/start.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  ended.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(ended, 'close');
  expect(code).toBe(1);
  expect(said).toContain('The packages are missing. Run: npm ci');
});

/**
 * Holds a socket as systemd does, and starts one server after the other on it. It is blocked for as long as they run, and
 * takes no connection itself.
 */
const holdSocket = `
  const { execFileSync } = require('node:child_process');
  const socket = require('node:net').createServer();
  socket.listen(0, '127.0.0.1', () => {
    const stdio = ['ignore', 'inherit', 'inherit', socket._handle.fd];
    for (const turn of ['first', 'second'])
      execFileSync('sh', ['-c', 'echo ' + turn + ' $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"', process.execPath, process.argv[1]], { stdio });
    process.exit();
  });`;

it.skipIf(process.platform === 'win32')(
  'refuses nobody while one server ends and the next starts',
  async () => {
    const { folder, databaseFile } = server;
    cpSync(ServerProcess.template!, folder, { recursive: true });
    const env = { PATH: process.env.PATH, HARBORLIGHT_DB: databaseFile };
    const holder = spawn(process.execPath, ['-e', holdSocket, resolve('dist/node/server.js')], { env });
    let output = '';
    const pidOf = (turn: string) => Number(new RegExp(`${turn} (\\d+)`).exec(output)?.[1]);
    onTestFinished(() => {
      if (holder.exitCode !== null) return;
      holder.kill('SIGKILL');
      // The one that was running: it would stay.
      process.kill(pidOf('second') || pidOf('first'), 'SIGKILL');
    });
    holder.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const port = () => /http:\/\/localhost:(\d+)/.exec(output)?.[1];
    await expect.poll(port).toBeDefined();
    const origin = `http://127.0.0.1:${port()}`;
    const ask = () =>
      new Promise<number | undefined>((answered, failed) => {
        get(`${origin}/healthz`, { agent: false }, (response) => {
          response.resume().on('end', () => answered(response.statusCode));
        }).on('error', failed);
      });
    const answers = new Set([await ask()]);
    process.kill(pidOf('first'), 'SIGTERM');
    while (output.split(' centers on http://localhost:').length < 3) answers.add(await ask());
    answers.add(await ask());
    expect([...answers]).toEqual([200]);
    process.kill(pidOf('second'), 'SIGTERM');
    await once(holder, 'exit');
  },
);
