import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { snapshotFolderOf } from '#server/context-from-settings.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const SHARDS = '**/api/snapshot/*.json';
const STATES = 50;
/** The states' and the guides'. */
const FILES = STATES + 1;
/**
 * Fetches run four at a time: when the server dies three others may be under way, and four wait to be stored while the
 * page goes. All of them are lost.
 */
const LOST = 7;

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess(inject('wholeTemplate'));
  phone = new Phone(server, { restarts: true });
  await server.start();
});
afterEach(() => server.remove());

/** Kills the server as soon as the phone has fetched so many of the copy's files. */
async function killServerAfter(files: number): Promise<void> {
  let fetched = 0;
  await phone.page.route(SHARDS, async (route) => {
    if (fetched++ === files) await server.stop('SIGKILL');
    await route.continue();
  });
}

/** Takes a state's files from the server's disk. Returns what brings them back. */
function takeFilesOf(state: string): () => void {
  const folder = snapshotFolderOf(server.databaseFile);
  const files = readdirSync(folder)
    .filter((name) => name.startsWith(`${state}-`))
    .map((name) => join(folder, name));
  for (const file of files) renameSync(file, `${file}.away`);
  return () => {
    for (const file of files) renameSync(`${file}.away`, file);
  };
}

async function countShardsFetched(): Promise<() => number> {
  let count = 0;
  await phone.page.unroute(SHARDS);
  await phone.page.route(SHARDS, (route) => {
    count += 1;
    return route.continue();
  });
  return () => count;
}

it('answers from the old copy when the server dies in the middle of a sync, and completes it the next time', async () => {
  await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await phone.closeBrowser();

  await server.renameEveryCenter();
  const page = await phone.openBrowser();
  await killServerAfter(10);
  await phone.visit('/directory');
  await expectPage(
    page.getByText('You are offline. You can search, read and call. What you send goes out later.'),
  ).toBeVisible();
  await phone.search('renamed');
  await expectPage(page.getByText(/^No center has these words, .*“renamed”\.$/)).toBeVisible();
  await phone.search('sample');
  await expectPage(page.getByRole('heading', { name: '606 centers found' })).toBeVisible();

  await server.start();
  const shardsFetched = await countShardsFetched();
  await page.goto(`${server.origin}/directory?q=renamed`);
  await expectPage(page.getByRole('heading', { name: '606 centers found' })).toBeVisible();
  expect(shardsFetched()).toBeGreaterThan(0);
  expect(shardsFetched()).toBeLessThanOrEqual(STATES - 10 + LOST);
  await phone.closeBrowser();
});

it('lets a first sync go on that takes long, though the network comes back and the page is shown again meanwhile', {
  tags: 'variant',
}, async () => {
  const page = await phone.openBrowser();
  const workers: string[] = [];
  const manifests: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/snapshot')) manifests.push(request.url());
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route(SHARDS, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await phone.open('/');
  await expect.poll(() => asked).toBeGreaterThan(0);
  for (const event of ['online', 'offline', 'online']) {
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  expect(manifests).toHaveLength(1);
  letGo();
  await phone.hasCopy();
  // Each sync that is begun anew takes another one; a store that is slow may have the same ask for the manifest again.
  expect(workers).toHaveLength(1);
  await phone.closeBrowser();
});

it('goes on with a first sync that was interrupted, and meanwhile says that only a part is there', async () => {
  const page = await phone.openBrowser();
  await killServerAfter(20);
  await page.goto(server.origin);
  await expectPage(
    page.getByText('You are offline. Only part of the directory is on this device.'),
  ).toBeVisible();

  await server.start();
  const shardsFetched = await countShardsFetched();
  await phone.visit('/');
  await phone.hasCopy();
  expect(shardsFetched()).toBeLessThanOrEqual(FILES - 20 + LOST);
  await phone.closeBrowser();
});

it('fetches the first copy without being asked once the server can, which it could not at first', {
  tags: 'variant',
}, async () => {
  const page = await phone.openBrowser();
  phone.expects(/status of 503/);
  let refused = 0;
  await page.route('**/api/snapshot', (route) =>
    refused < 2 ? route.fulfill({ status: 503, body: `${++refused}` }) : route.continue(),
  );
  await phone.visit('/');
  await phone.hasCopy();
  expect(refused).toBe(2);
  await phone.closeBrowser();
});

it('asks for the manifest anew, past the caches on the way, where it names a file that is gone', async () => {
  const page = await phone.openBrowser();
  phone.expects(/status of 410/);
  const manifests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/snapshot') manifests.push(search.replace(/\d+/, '…'));
  });
  await page.route('**/api/snapshot/TX-*.json', (route) => route.fulfill({ status: 410, json: {} }), {
    times: 1,
  });
  await phone.visit('/');
  await phone.hasCopy();
  expect(manifests.slice(0, 2)).toEqual(['', '?again=…']);
  await phone.closeBrowser();
});

it('says on the results, in both languages, of which state the phone lacks the newest, and how old it is', async () => {
  let page = await phone.openBrowser();
  phone.expects(/status of 404/);
  // On the server itself: a route of the browser may miss what a worker asks for as it starts.
  const bringBack = takeFilesOf('TX');
  await phone.visit('/directory?state=TX');
  const retry = page.getByRole('button', { name: 'Try Again' });
  // Once a sync has asked for it more than once, and has waited for one of the page before that was ended in the middle.
  const aSync = { timeout: 90_000 };
  await expectPage(page.getByText('We could not save the listings in Texas on this device.')).toBeVisible(
    aSync,
  );
  await phone.holdsUpEverywhere();
  const listed = page.getByRole('article').first();
  await listed.getByRole('button', { name: /^Save\b/ }).click();
  await expectPage(listed.getByRole('button', { name: /^Saved\b/ })).toBeVisible();
  await phone.open('/my-list');
  await expectPage(page.getByText('We could not save the listings in Texas on this device.')).toBeVisible(
    aSync,
  );
  await phone.open('/');
  await expectPage(page.getByText('We could not save the listings in Texas on this device.')).toBeVisible(
    aSync,
  );
  await page.goto(`${server.origin}/es/directory?state=TX`);
  const spanish = page.getByText('No pudimos guardar en este dispositivo los centros de Texas.');
  await expectPage(spanish).toBeVisible(aSync);
  await phone.open('/directory?state=ME');
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible();
  await expectPage(retry).toBeHidden();
  bringBack();
  await phone.open('/directory?state=TX');
  await phone.hasCopy();
  await expectPage(retry).toBeHidden();
  await phone.closeBrowser();

  await server.stop();
  page = await phone.openBrowser();
  await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  await phone.open('/directory?state=TX');
  await expectPage(page.getByText(/^This device last checked for changes on /)).toBeVisible();
  await phone.holdsUpEverywhere();
  await phone.closeBrowser();
});

it('has a copy without the guides where they cannot be had, says so where they are read, and fetches them later', {
  tags: 'variant',
}, async () => {
  const page = await phone.openBrowser();
  phone.expects(/status of 502/);
  const guides = '**/api/snapshot/guides-*.json*';
  await page.context().route(guides, (route) => route.fulfill({ status: 502 }));
  await phone.visit('/guides');
  await phone.hasCopy();
  const note = page.getByText(/^We could not save the newest guides on this device\./);
  await expectPage(note).toBeVisible();
  await phone.holdsUpEverywhere();
  const guide = page.getByRole('article').first().getByRole('link');
  const title = (await guide.textContent()) ?? '';
  await guide.click();
  await phone.seesHeading(title);
  await expectPage(note).toBeVisible();

  await page.context().unroute(guides);
  await phone.open('/on-this-phone');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectPage(page.getByText('The copy is up to date.')).toBeVisible();
  await server.stop();
  await phone.open('/guides');
  await expectPage(page.getByRole('article').first()).toBeVisible();
  await expectPage(note).toBeHidden();
  await phone.closeBrowser();
});

it.each([
  ['the page is shown again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is back', () => void dispatchEvent(new Event('online'))],
])('tries a first sync again that has failed, when %s', { tags: 'variant' }, async (_, happens) => {
  const page = await phone.openBrowser();
  phone.expects(/status of 503/);
  let refused = 0;
  await page.route('**/api/snapshot', (route) => route.fulfill({ status: 503, body: `${++refused}` }));
  /** A try that is under way has ended: until then no other one begins. */
  const settles = async () => {
    for (let before = -1; before !== refused; await setTimeout(1000)) before = refused;
  };
  await page.clock.install();
  await phone.open('/');
  await expectPage(page.getByText('The directory is not fully saved on this device')).toBeVisible();
  // From now on no time passes, after which it would try again by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await settles();
  const before = refused;
  await page.evaluate(happens);
  await expect.poll(() => refused).toBe(before + 1);
  await settles();
  await page.unroute('**/api/snapshot');
  await page.evaluate(happens);
  await phone.hasCopy();
  await phone.closeBrowser();
});
