import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatBytes } from '#core/i18n/format.ts';
import { PACKED_FORMAT } from '#core/snapshot/packed-format.ts';
import type { SnapshotManifest } from '#core/snapshot/snapshot.ts';
import { readImageSize } from '../testing/image-size.ts';
import { expectPage } from './expect-page.ts';
import { OwnBuild } from './own-build.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(() => {
  server = new ServerProcess();
  phone = new Phone(server, { restarts: true });
});
afterEach(() => server.remove());

/** Runs in a page: the characters of all files of the copy, in the one of its places that all browsers have. */
async function sizeOfCopy(): Promise<number> {
  const all = <T>(store: IDBObjectStore) =>
    new Promise<T[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
  const opening = indexedDB.open('harborlight');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction(['shards', 'guides']);
  const files = await Promise.all(
    ['shards', 'guides'].map((name) => all<{ json: string }>(transaction.objectStore(name))),
  );
  opening.result.close();
  return files.flat().reduce((sum, { json }) => sum + json.length, 0);
}

async function sizeOfIndex(): Promise<number> {
  const kept = await caches.match('/harborlight-index/index');
  return kept ? (await kept.arrayBuffer()).byteLength : 0;
}

/** As in a browser that is told to. */
async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  );
}

it('shows the copy, refreshes it, and removes it only when asked twice', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await phone.visit('/on-this-phone');
  await phone.hasCopy();
  await expectPage(page.getByText('153 centers in 10 states are on this device.')).toBeVisible();
  const sizes = page.getByText(/^\d+(\.\d)? [KM]B$/);
  await expectPage(sizes).toHaveCount(2);
  // The copy lies there twice, with what was made of it for searches.
  await expect.poll(() => page.evaluate(sizeOfIndex), { timeout: 30_000 }).toBeGreaterThan(0);
  const bytes = 2 * (await page.evaluate(sizeOfCopy)) + (await page.evaluate(sizeOfIndex));
  await expectPage(sizes.first()).toHaveText(formatBytes(bytes));
  const asked = page.waitForResponse('**/api/snapshot');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await expectPage(page.getByText('The copy is up to date.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectPage(page.getByText('153 centers in 10 states are on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectPage(page.getByText('No copy is on this device.')).toBeVisible();
  await expect.poll(() => page.evaluate(sizeOfIndex)).toBe(0);

  // It stays away, until the person wants it back, whatever brings it up to date elsewhere.
  await page.reload();
  await phone.isReady();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectPage(page.getByText('No copy is on this device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('has-copy'))).toBe('no');
  await page.getByRole('button', { name: 'Save to this device' }).click();
  await expectPage(page.getByText('153 centers in 10 states are on this device.')).toBeVisible();
  await phone.closeBrowser();
});

it('asks before it loads the copy where the phone saves data, and then fetches the own state first', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await savesData(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/snapshot')) fetched.push(new URL(request.url()).pathname);
  });
  await phone.visit('/states/tx');
  await expectPage(page.getByRole('link', { name: 'Save the directory to this device' })).toBeVisible();
  await page.getByRole('link', { name: 'Save the directory to this device' }).click();
  await expectPage(page.getByText('Your device is set to save data, so we ask first.')).toBeVisible();
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Save to this device' }).click();
  await expectPage(page.getByText('153 centers in 10 states are on this device.')).toBeVisible();
  // The manifest, and then the state that the person looked at, before all others.
  expect(fetched[0]).toBe('/api/snapshot');
  expect(fetched[1]).toMatch(/^\/api\/snapshot\/TX-/);
  await phone.closeBrowser();
});

it('looks for changes every 15 minutes while its page is seen', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await page.clock.install();
  await phone.visit('/directory?q=renamed');
  await phone.hasCopy();
  const unknown = page.getByText(/^No center has these words, .*“renamed”\.$/);
  await expectPage(unknown).toBeVisible();
  await server.renameEveryCenter();
  await page.clock.runFor('14:00');
  await expectPage(unknown).toBeVisible();
  await page.clock.runFor('02:00');
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible();
  await phone.closeBrowser();
});

it('asks the server anew every 15 minutes where there is no copy, while its page is seen', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await savesData(page);
  await page.clock.install();
  await phone.visit('/directory?q=renamed');
  const unknown = page.getByText(/^No center has these words, .*“renamed”\.$/);
  await expectPage(unknown).toBeVisible();
  await server.renameEveryCenter();
  // Timers that are due go off once: what is then asked has its time.
  await page.clock.fastForward('14:00');
  await expectPage(unknown).toBeVisible();
  // Where nothing answers the page goes on showing what it has.
  phone.expects(/status of 502/);
  let refused = 0;
  await page.route('**/api/states', (route) => route.fulfill({ status: 502, body: `${++refused}` }));
  await page.clock.fastForward('02:00');
  await expect.poll(() => refused).toBe(1);
  await expectPage(unknown).toBeVisible();
  await page.unroute('**/api/states');
  await page.clock.fastForward('17:00');
  await expectPage(page.getByRole('heading', { name: /^\d+ centers found$/ })).toBeVisible();
  await phone.closeBrowser();
});

it('can be installed', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await phone.visit('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${server.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  // What an iPhone takes in its place.
  const icon = page.locator('link[rel=apple-touch-icon]');
  const served = await fetch(server.origin + (await icon.getAttribute('href')));
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(readImageSize(Buffer.from(await served.arrayBuffer()))).toBe('180x180');
  await phone.closeBrowser();
});

it('offers a new version of the app, and reloads only when asked', async () => {
  const build = await OwnBuild.copy(`${server.folder}/build`);
  await server.start({}, build.server);

  await phone.openBrowser();
  await phone.visit('/directory');
  await phone.hasCopy();
  await phone.closeBrowser();
  await build.becomeNewer();

  const page = await phone.openBrowser();
  await phone.visit('/directory');
  await phone.searchBox.fill('half a wor');
  // The browser fetches all of the new version first.
  await expectPage(page.getByText('Update ready')).toBeVisible();
  await expectPage(phone.searchBox).toHaveValue('half a wor');
  await phone.isAccessible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expectPage(page.getByText('Update ready')).toBeHidden();
  await phone.closeBrowser();
});

it('looks for a newer version of the app where the directory is written for one', {
  tags: 'variant',
}, async () => {
  const build = await OwnBuild.copy(`${server.folder}/build`);
  await server.start({}, build.server);
  const page = await phone.openBrowser();
  await phone.visit('/directory');
  await phone.hasCopy();
  // From here on the service worker draws the page: where it draws none, a newer one takes over at once.
  await phone.open('/directory');
  await build.becomeNewer();
  const manifest = await (await fetch(`${server.origin}/api/snapshot`)).json();
  const later = { ...manifest, format: PACKED_FORMAT + 1 };
  await page.context().route('**/api/snapshot', (route) => route.fulfill({ json: later }));
  // A sync that is under way does not begin anew.
  await expectPage(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const note = page.getByText(/^The newest listings need a newer version of this app\./);
    await expectPage(note).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectPage(page.getByText('Update ready')).toBeVisible();
  await phone.isAccessible();
  await phone.closeBrowser();
});

const LATER_FORMAT = PACKED_FORMAT + 1;
const LATER = `{"format":${LATER_FORMAT},"state":"ME"}`;
const LATER_HASH = createHash('sha256').update(LATER).digest('hex').slice(0, 16);

/** The directory as a later version of the app has it. */
const laterManifests: [place: string, (manifest: SnapshotManifest) => SnapshotManifest][] = [
  ['list of files', (manifest) => ({ ...manifest, format: LATER_FORMAT })],
  [
    'files',
    ({ states, ...manifest }) => ({
      ...manifest,
      states: states.map((state) => ({ ...state, hash: LATER_HASH })),
    }),
  ],
];

it.each(laterManifests)(
  'keeps its copy where the newest is for a later version of the app, as the %s says',
  { tags: 'variant' },
  async (_, ofLaterVersion) => {
    await server.start();
    await phone.openBrowser();
    await phone.visit('/');
    await phone.hasCopy();
    await phone.closeBrowser();

    await server.renameEveryCenter();
    const manifest = (await (await fetch(`${server.origin}/api/snapshot`)).json()) as SnapshotManifest;
    let page = await phone.openBrowser();
    let asked = 0;
    await page.context().route('**/api/snapshot*', (route) => {
      asked += 1;
      return route.fulfill({ json: ofLaterVersion(manifest) });
    });
    await page
      .context()
      .route(`**/api/snapshot/*-${LATER_HASH}.json*`, (route) =>
        route.fulfill({ contentType: 'application/json', body: LATER }),
      );
    await phone.open('/directory?q=renamed');
    const note = page.getByText(/^The newest listings need a newer version of this app\./);
    await expectPage(note).toBeVisible();
    await phone.holdsUpEverywhere();
    // It tries again by itself, and still has what it had.
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expectPage(page.getByText(/^No center has these words, .*“renamed”\.$/)).toBeVisible();
    await phone.open('/directory?q=sample');
    await expectPage(page.getByRole('heading', { name: '153 centers found' })).toBeVisible();
    await phone.closeBrowser();

    // The server says it in this version's words again.
    page = await phone.openBrowser();
    await phone.open('/directory?q=renamed');
    await expectPage(page.getByRole('heading', { name: '153 centers found' })).toBeVisible();
    await phone.closeBrowser();
  },
);
