import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepsRightMainScript, spoilMainScript } from './engines/kept-script.ts';
import { LyingProxy } from './engines/lying-proxy.ts';
import { update, WRONG_FILES } from './engines/wrong-files.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

/** Every way that a file may be wrong is for engines/wrong-files.engine.ts; here is the least that each change must hold. */

let server: ServerProcess;
let proxy: LyingProxy;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
  proxy = new LyingProxy(server);
  await proxy.start();
  const { folder, databaseFile } = server;
  phone = new Phone({ origin: proxy.origin, folder, databaseFile, wasStopped: false });
  await phone.openBrowser();
  phone.expects(WRONG_FILES);
  await phone.open('/directory?state=TX');
  await phone.hasCopy();
});
afterEach(async () => {
  await phone.switchOff();
  await proxy.stop();
  await server.remove();
});

it('keeps the app that it has where a log-in page answers for every file of a newer one', async () => {
  const { page } = phone;
  const own = await readFile('dist/pwa/service-worker.js', 'utf8');
  // Of which each file is another one.
  const newer = own.replace(/"integrity":"sha256-[^"]+"/g, `"integrity":"sha256-${'A'.repeat(43)}="`);
  expect(newer).not.toBe(own);
  proxy.answer(/^\/service-worker\.js/, newer);
  proxy.lie(/./, 'portal');
  expect(await page.evaluate(update)).toBe('redundant');
  await phone.open('/directory?state=ME');
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible();
  proxy.tellTheTruth();
  await phone.closeBrowser();
});

it('finds its way back from a script that it keeps and that has become a log-in page', async () => {
  const { page } = phone;
  expect(await page.evaluate(spoilMainScript)).toBe(1);
  await page.goto(`${proxy.origin}/directory?state=ME`, { waitUntil: 'commit' });
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(() => page.evaluate(keepsRightMainScript)).toBe(true);
  await phone.closeBrowser();
});
