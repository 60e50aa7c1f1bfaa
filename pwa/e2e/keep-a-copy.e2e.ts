import { appendFile, cp, rm, symlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect as expectPage } from 'playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(() => {
  server = new ServerProcess();
  phone = new Phone(server, { restarts: true });
});
afterEach(() => server.remove());

it('shows the copy, refreshes it, and removes it only when asked twice', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await phone.visit('/on-this-phone');
  await phone.hasCopy();
  await expectPage(page.getByText('606 centers in 50 states are on this phone.')).toBeVisible();
  await expectPage(page.getByText(/^\d+(\.\d)? [KM]B$/)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectPage(page.getByText('The copy is up to date.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectPage(page.getByText('606 centers in 50 states are on this phone.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectPage(page.getByText('No copy is on this phone.')).toBeVisible();

  // It stays away, until the person wants it back.
  await page.reload();
  await expectPage(page.getByText('No copy is on this phone.')).toBeVisible();
  await page.getByRole('button', { name: 'Save to this phone' }).click();
  await expectPage(page.getByText('606 centers in 50 states are on this phone.')).toBeVisible();
  await phone.closeBrowser();
});

it('asks before it loads the copy where the phone saves data, and then fetches the own state first', async () => {
  await server.start();
  const page = await phone.openBrowser();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  );
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/snapshot')) fetched.push(new URL(request.url()).pathname);
  });
  await phone.visit('/states/tx');
  await expectPage(page.getByRole('link', { name: 'Save the directory to this phone' })).toBeVisible();
  await page.getByRole('link', { name: 'Save the directory to this phone' }).click();
  await expectPage(page.getByText('Your phone is set to save data, so we ask first.')).toBeVisible();
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Save to this phone' }).click();
  await expectPage(page.getByText('606 centers in 50 states are on this phone.')).toBeVisible();
  // The manifest, and then the state that the person looked at, before all others.
  expect(fetched[0]).toBe('/api/snapshot');
  expect(fetched[1]).toMatch(/^\/api\/snapshot\/TX-/);
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
  await phone.closeBrowser();
});

it('offers a new version of the app, and reloads only when asked', async () => {
  // A build of its own, so that it can change under the running server.
  const build = `${server.folder}/build`;
  await cp('dist', `${build}/dist`, { recursive: true });
  await symlink(resolve('node_modules'), `${build}/node_modules`);
  await server.start({}, `${build}/dist/node/server.js`);

  await phone.openBrowser();
  await phone.visit('/directory');
  await phone.hasCopy();
  await phone.closeBrowser();
  const serviceWorker = `${build}/dist/pwa/service-worker.js`;
  await appendFile(serviceWorker, '\n// a newer version\n');
  await Promise.all([rm(`${serviceWorker}.br`), rm(`${serviceWorker}.gz`)]);

  const page = await phone.openBrowser();
  await phone.visit('/directory');
  await page.getByRole('searchbox').fill('half a wor');
  // The browser fetches all of the new version first.
  await expectPage(page.getByText('Update ready')).toBeVisible({ timeout: 30_000 });
  await expectPage(page.getByRole('searchbox')).toHaveValue('half a wor');
  await phone.isAccessible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expectPage(page.getByText('Update ready')).toBeHidden();
  await phone.closeBrowser();
});
