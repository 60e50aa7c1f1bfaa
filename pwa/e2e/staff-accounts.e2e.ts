import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { staffPage } from '#core/i18n/en/admin/staff.ts';
import { STAFF_PASSWORD } from '#server/testing/staff.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const MAIL = 'rae@harborlight.example';
let server: ServerProcess;
let laptop: Phone;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  laptop = new Phone(server, { viewport: LAPTOP.viewport });
  phone = new Phone(server);
  await server.start();
});
afterEach(() => server.remove());

it('lets an admin invite a reviewer, who accepts on another phone and cannot reach the staff page', async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Ada Admin', 'admin');
  await laptop.visit('/admin0323/staff');
  await page.getByLabel('Email address').fill(MAIL);
  await page.getByLabel('Role', { exact: true }).selectOption('Reviewer');
  await page.getByRole('button', { name: 'Make Invitation Link' }).click();
  const link = await page.getByLabel(`Link for ${MAIL}`).inputValue();
  await expectPage(page.getByText(/^It works once, and is good until /)).toBeVisible();
  await expectPage(page.getByRole('button', { name: `Withdraw the invitation for ${MAIL}` })).toBeVisible();
  await laptop.isAccessible();

  const own = await phone.openBrowser();
  phone.expects(/status of (401|403)/);
  await phone.visit(new URL(link).pathname + new URL(link).hash);
  await phone.seesHeading('Welcome to Harborlight');
  await expectPage(own.getByLabel('Email address')).toHaveValue(MAIL);
  await own.getByLabel('Your name').fill('Rae Reviewer');
  await own.getByLabel('Password', { exact: true }).fill('a lantern in the fog');
  await own.getByRole('button', { name: 'Make Account' }).click();
  await expectPage(own.getByRole('button', { name: 'Signed in as Rae Reviewer' })).toBeVisible();
  await expectPage(own.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);

  await phone.visit('/admin0323/staff');
  await phone.seesHeading('For admins only');
  const refused = await own.evaluate<{ status: number; code: string }>(
    `fetch('/api/admin/staff').then(async (r) => ({ status: r.status, code: (await r.json()).error.code }))`,
  );
  expect(refused).toEqual({ status: 403, code: 'admins_only' });

  // The admin sees the account, and ends it.
  await laptop.visit('/admin0323/staff');
  const card = page.getByRole('article').filter({ hasText: 'Rae Reviewer' });
  await expectPage(card.getByText(MAIL)).toBeVisible();
  await expectPage(page.getByText('No open links.')).toBeVisible();
  await card.getByRole('button', { name: 'Change Role of Rae Reviewer' }).click();
  await laptop.isAccessible();
  await page.getByRole('dialog').getByLabel('Role').selectOption('Admin');
  await page.getByRole('button', { name: 'Save Role' }).click();
  await laptop.seesNotice('Role changed');
  await expectPage(card.getByText('Admin', { exact: true })).toBeVisible();
  await phone.visit('/admin0323/staff');
  await phone.seesHeading('Staff');

  await card.getByRole('button', { name: 'Sessions (1) of Rae Reviewer' }).click();
  await expectPage(card.getByText('Chrome', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'New Password Link of Rae Reviewer' }).click();
  await expectPage(card.getByLabel('Link')).toHaveValue(/\/admin0323\/welcome#/);
  await laptop.isAccessible();
  await card.getByRole('button', { name: 'Disable of Rae Reviewer' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectPage(card.getByText('Disabled')).toHaveCount(0);
  await card.getByRole('button', { name: 'Disable of Rae Reviewer' }).click();
  await page.getByRole('button', { name: 'Disable It' }).click();
  await laptop.seesNotice('Account disabled');
  await expectPage(card.getByText('Disabled')).toBeVisible();
  await phone.visit('/admin0323');
  await phone.seesHeading('Sign in');

  // Whoever has left is neither listed nor named.
  // As out of a table: the tab is seen by nobody.
  await card.getByRole('button', { name: 'Rename of Rae Reviewer' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Rae\tRenamed');
  await laptop.isAccessible();
  await page.getByRole('button', { name: 'Save Name' }).click();
  await laptop.seesNotice('Name changed');
  const renamed = page.getByRole('article').filter({ hasText: 'Rae Renamed' });
  await renamed.getByRole('button', { name: 'Delete of Rae Renamed' }).click();
  await page.getByRole('button', { name: 'Delete It' }).click();
  await laptop.seesNotice('Account deleted');
  await expectPage(renamed).toHaveCount(0);
  await laptop.closeBrowser();
  await phone.closeBrowser();
});

it('makes a token that may only read, and ends it', { tags: 'variant' }, async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Ada Admin', 'admin');
  await laptop.visit('/admin0323/account');
  await page.getByLabel('What it is for').fill('a\tweekly report');
  await page.getByLabel('Your password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Make Token' }).click();
  const made = page.getByLabel('Token for a weekly report');
  await expectPage(made).toHaveValue(/^[\w-]{43}$/);
  await expectPage(page.getByText('Reads only', { exact: true })).toBeVisible();
  await laptop.isAccessible();
  const headers = { Authorization: `Bearer ${await made.inputValue()}` };
  const ask = async (path: string, method: string) =>
    (await fetch(`${server.origin}/api/admin/${path}`, { method, headers })).status;
  expect([await ask('session', 'GET'), await ask('session/all', 'DELETE')]).toEqual([200, 403]);
  await page.getByRole('button', { name: /^End session on Terminal on a weekly report/ }).click();
  await laptop.seesNotice('Token ended');
  await expectPage(page.getByText('Reads only', { exact: true })).toHaveCount(0);
  expect(await ask('session', 'GET')).toBe(401);
  await laptop.closeBrowser();
});

it('leaves nothing of the admin area on the device but the session’s cookie', {
  tags: 'variant',
}, async () => {
  const page = await laptop.openBrowser();
  await laptop.visit('/on-this-phone');
  await laptop.hasCopy();
  await signInOn(laptop, 'Ada Admin', 'admin');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const path of ['/admin0323', '/admin0323/staff', '/admin0323/account']) await laptop.visit(path);
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await laptop.seesHeading('Staff');
  expect(loaded).toContain('/api/admin/staff');
  expect(loaded.some((path) => path.startsWith('/assets/admin-'))).toBe(true);

  const cached = await page.evaluate<{ path: string; text: string }[]>(`(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({ path: new URL(request.url).pathname, text: await response.text() });
      }
    }
    return found;
  })()`);
  expect(cached.length).toBeGreaterThan(20);
  const paths = cached.map(({ path }) => path);
  expect(paths.filter((path) => /^\/(admin0323|api)\b|\/admin-/.test(path))).toEqual([]);
  // Nor under another name: words that only pages of the admin area have.
  for (const words of [adminFrame.adminsOnly.text, staffPage.intro, adminFrame.signOutEverywhere]) {
    expect(cached.filter(({ text }) => text.includes(words)).map(({ path }) => path)).toEqual([]);
  }

  const stored = await page.evaluate<Record<string, string>>(`(async () => {
    const found = { local: JSON.stringify(localStorage), session: JSON.stringify(sessionStorage) };
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => resolve(target.result);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          db.transaction(store).objectStore(store).getAll().onsuccess = ({ target }) => resolve(target.result);
        });
        const asText = (key, value) =>
          value instanceof Uint8Array ? new TextDecoder().decode(value) : value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
        found[name + '.' + store] = JSON.stringify(rows, asText);
      }
      db.close();
    }
    return found;
  })()`);
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(['harborlight.shards', 'harborlight.guides']));
  for (const [where, text] of Object.entries(stored)) {
    expect(text, where).not.toMatch(/admin0323|api\/(admin|session)|Ada Admin|ada\.admin@/);
  }
  await laptop.closeBrowser();
});
