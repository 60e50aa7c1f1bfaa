import { sql } from 'kysely';
import { expect as expectPage } from 'playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/db.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const SHARDS = '**/api/snapshot/*.json';
const STATES = 50;
/** The states' and the guides'. */
const FILES = STATES + 1;
/** Fetches run four at a time: when the server dies, three others may be under way, and are lost. */
const LOST = 3;

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
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

async function renameEveryCenter(): Promise<void> {
  const db = await openDatabase(server.databaseFile);
  await db
    .updateTable('centers')
    .set({ name: sql<string>`replace(name, 'Sample ', 'Sample Renamed ')` })
    .execute();
  await db.destroy();
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

  await server.changeDirectory(renameEveryCenter);
  const page = await phone.openBrowser();
  await killServerAfter(10);
  await phone.visit('/directory');
  await expectPage(page.getByText('You are offline. Everything here still works.')).toBeVisible();
  await phone.search('renamed');
  await expectPage(page.getByRole('heading', { name: 'No centers found' })).toBeVisible();
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

it('goes on with a first sync that was interrupted, and meanwhile says that only a part is there', async () => {
  const page = await phone.openBrowser();
  await killServerAfter(20);
  await page.goto(server.origin);
  await expectPage(
    page.getByText('You are offline. Only part of the directory is on this phone.'),
  ).toBeVisible();

  await server.start();
  const shardsFetched = await countShardsFetched();
  await phone.visit('/');
  await phone.hasCopy();
  expect(shardsFetched()).toBeLessThanOrEqual(FILES - 20 + LOST);
  await phone.closeBrowser();
});
