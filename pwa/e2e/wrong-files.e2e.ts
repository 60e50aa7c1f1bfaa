import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { keepsRightMainScript, spoilMainScript } from './engines/kept-script.ts';
import { LyingProxy } from './engines/lying-proxy.ts';
import {
  keysOf,
  lieAboutFiles,
  type NamedFile,
  readNamedFiles,
  TURNS,
  takeKept,
  update,
  WRONG,
  WRONG_FILES,
} from './engines/wrong-files.ts';
import { expectPage } from './expect-page.ts';
import { OwnBuild } from './own-build.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

/** Here is what each change must hold; the rest is for engines/wrong-files.engine.ts. */

let server: ServerProcess;
let proxy: LyingProxy;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
});
afterEach(async () => {
  await phone.switchOff();
  await proxy.stop();
  await server.remove();
});

/** A phone on a network that may lie; `newer` is what it has to say, where that is not what the server says. */
async function openPhone(newer = server): Promise<void> {
  proxy = new LyingProxy(newer, server);
  await proxy.start();
  const { folder, databaseFile } = server;
  phone = new Phone({ origin: proxy.origin, folder, databaseFile, wasStopped: false });
  await phone.openBrowser();
  phone.expects(WRONG_FILES);
}

/** A server of the next release, for one test. */
async function startNewer(): Promise<{ newer: ServerProcess; files: NamedFile[] }> {
  const newer = new ServerProcess();
  onTestFinished(() => newer.remove());
  const first = await OwnBuild.copy(`${newer.folder}/build`);
  const next = await first.makeNext('next');
  // A server answers for all releases that lie beside each other, and this one is to know its own alone.
  await first.remove();
  await newer.start({}, next.server);
  return { newer, files: readNamedFiles(await readFile(next.file('service-worker.js'), 'utf8')) };
}

const FOUND = /^\d+ centers? found$/;

async function findsCenters(): Promise<void> {
  await phone.open('/directory?state=ME');
  await expectPage(phone.page.getByRole('heading', { name: FOUND })).toBeVisible();
}

it('keeps the app that it has through every wrong file of a newer one, and takes that once all is right', async () => {
  const { newer, files } = await startNewer();
  await openPhone(newer);
  const { page } = phone;
  proxy.lie(/./, 'old version');
  await phone.open('/directory?state=TX');
  await phone.hasCopy();
  proxy.tellTheTruth();
  proxy.truthMayBeKept = false;
  for (const [round] of WRONG.entries()) {
    for (const isWrong of TURNS) {
      const wrong = lieAboutFiles(proxy, files, isWrong, round);
      expect(await page.evaluate(update)).toBe('redundant');
      proxy.tellTheTruth();
      const kept = await page.evaluate(takeKept, keysOf(files));
      expect(kept.length).toBeGreaterThan(5);
      expect(kept.filter((key) => wrong.includes(key))).toEqual([]);
    }
  }
  await findsCenters();
  expect(await page.evaluate(update)).toBe('installed');
  await phone.closeBrowser();
});

it('comes to one whole version where two answer behind one address', async () => {
  const { newer } = await startNewer();
  await openPhone(newer);
  proxy.lie(/./, 'old version', { every: 2 });
  await phone.page.goto(`${proxy.origin}/directory?state=TX`, { waitUntil: 'commit' });
  await expectPage(phone.page.getByRole('heading', { name: FOUND })).toBeVisible({ timeout: 60_000 });
  proxy.tellTheTruth();
  await phone.hasCopy();
  proxy.lie(/./, 'reset');
  await findsCenters();
  await phone.closeBrowser();
});

it('finds its way back from a script that it keeps and that has become a log-in page', async () => {
  await openPhone();
  await phone.open('/directory?state=TX');
  await phone.hasCopy();
  const { page } = phone;
  expect(await page.evaluate(spoilMainScript)).toBe(1);
  await page.goto(`${proxy.origin}/directory?state=ME`, { waitUntil: 'commit' });
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(() => page.evaluate(keepsRightMainScript)).toBe(true);
  await phone.closeBrowser();
});

it('comes through a first visit with a wrong shell, script, state and API, and says meanwhile what it cannot look up', async () => {
  await openPhone();
  const { page } = phone;
  proxy.lie(/\/assets\/main-[\w-]+\.js$/, 'portal', { times: 1 });
  // By its plain address: the third time the service worker asks by another one.
  proxy.lie(/^\/index\.html$/, 'portal');
  proxy.lie(/^\/api\//, 'portal');
  await page.goto(proxy.origin, { waitUntil: 'commit' });
  await phone.isReady();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  const unknown = page.getByRole('heading', { name: 'This center could not be looked up' });
  await expectPage(unknown).toBeVisible({ timeout: 60_000 });
  for (const number of [/988/, /911/])
    await expectPage(page.getByRole('link', { name: number }).first()).toBeVisible();
  proxy.tellTheTruth();
  proxy.lie(/\/TX-\w+\.json/, 'swapped', { times: 1 });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectPage(unknown).toBeHidden();
  await phone.hasCopy();
  proxy.lie(/./, 'reset');
  await phone.open('/directory?state=TX');
  await expectPage(page.getByRole('heading', { name: FOUND })).toBeVisible();
  await phone.closeBrowser();
});
