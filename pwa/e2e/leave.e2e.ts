import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { draftHolds, fillInContact } from './fill-in.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
let phone: Phone;

beforeAll(() => server.start());
// Also sees to it that no request went to another origin.
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

/** What this site keeps in the browser, by IndexedDB's and local storage's own word. */
const KEPT = `(async () => {
  const records = {};
  for (const { name } of await indexedDB.databases()) {
    const open = indexedDB.open(name);
    const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
    for (const store of database.objectStoreNames) {
      const count = database.transaction(store).objectStore(store).count();
      records[name + '/' + store] = await new Promise((resolve) => (count.onsuccess = () => resolve(count.result)));
    }
    database.close();
  }
  return { keys: Object.keys(localStorage).sort(), session: sessionStorage.length, records };
})()`;

interface Kept {
  keys: string[];
  session: number;
  records: Record<string, number>;
}

/** Those beside the directory, which is the same for everybody. */
function recordsOfThePerson({ records }: Kept): [string, number][] {
  return Object.entries(records).filter(([store, count]) => !store.startsWith('harborlight/') && count > 0);
}

it('leaves a center by the link: blank at once, and Back leads to the page before it', async () => {
  phone = new Phone(server);
  const page = await phone.openBrowser();
  await phone.visit('/guides');
  const center = await phone.addressOfSomeCenter();
  await phone.visit(center);
  const entries = await page.evaluate(() => history.length);
  // Where the page has scrolled to its end the way out is still there, and large enough.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const leave = page.getByRole('link', { name: 'Leave this site' });
  await expectPage(leave).toBeInViewport({ ratio: 1 });
  expect((await leave.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const shown = await leave.evaluate((link: HTMLElement) => {
    link.click();
    return getComputedStyle(document.documentElement).display;
  });
  expect(shown, 'hidden in the same moment').toBe('none');
  await page.waitForURL('about:blank');
  expect(await page.evaluate(() => [history.length, document.body.textContent])).toEqual([entries, '']);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/guides');
});

it('wipes what was typed and kept: when asked to, and with Shift three times on the way out', async () => {
  phone = new Phone(server);
  const page = await phone.openBrowser();
  const write = async () => {
    await phone.visit('/contact');
    await fillInContact(page, 'Something private.');
    await draftHolds(page, 'Something private.');
  };
  await write();
  await phone.visit('/leaving');
  await page.getByRole('button', { name: 'Wipe these now' }).click();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Wipe them' }).click();
  await expectPage(page.getByText(/^Wiped from this device: your list/)).toBeVisible();
  expect(recordsOfThePerson(await page.evaluate<Kept>(KEPT))).toEqual([]);
  await page.getByRole('checkbox', { name: /^When I leave, also wipe/ }).check();

  await write();
  await page.evaluate(() => {
    localStorage.setItem('own-state', 'TX');
    sessionStorage.setItem('anything', 'at all');
    indexedDB.open('harborlight-list').onupgradeneeded = ({ target }) =>
      (target as IDBOpenDBRequest).result.createObjectStore('list').add('a center', 1);
  });
  // In a field Shift is for writing; outside of one each press is counted.
  const status = page.locator('header [role=status]');
  await expectPage(status).toBeAttached();
  await page.getByLabel('Message', { exact: true }).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
  await expectPage(status).toBeEmpty();
  await page.getByRole('button', { name: /^Send/ }).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
  await page.waitForURL('about:blank');

  await phone.visit('/contact');
  await expectPage(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await expectPage(page.getByLabel('Name', { exact: true })).toHaveValue('');
  const kept = await page.evaluate<Kept>(KEPT);
  expect(kept.keys.filter((key) => key !== 'site-info' && key !== 'has-copy')).toEqual(['wipe-on-leave']);
  expect(kept.session).toBe(0);
  expect(recordsOfThePerson(kept)).toEqual([]);
});

it('takes the directory along, and what mirrors it, where that was chosen', async () => {
  phone = new Phone(server);
  const page = await phone.openBrowser();
  await phone.open('/leaving');
  await phone.hasCopy();
  await page.getByRole('checkbox', { name: /^When I leave, also remove the directory/ }).check();
  // At another address of ours, on which no script runs, each of them is here.
  const held = async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.origin}/robots.txt`);
    const names = await other.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ]);
    await other.close();
    return ['harborlight', 'harborlight-copy'].filter((name) => names.includes(name));
  };
  await expect.poll(held).toEqual(['harborlight', 'harborlight-copy']);

  await page.getByRole('link', { name: 'Leave this site' }).click();
  await page.waitForURL('about:blank');
  expect(await held()).toEqual([]);
  // It comes again by itself, and the choice is still made.
  await phone.open('/leaving');
  await phone.hasCopy();
  await expectPage(page.getByRole('checkbox', { name: /^When I leave, also remove/ })).toBeChecked();

  // Unless the person has removed it: leaving is no reason to bring that back.
  await phone.open('/on-this-phone');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectPage(page.getByText('No copy is on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Leave this site' }).click();
  await page.waitForURL('about:blank');
  await phone.open('/on-this-phone');
  await expectPage(page.getByText('No copy is on this device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('has-copy'))).toBe('no');
});

it('leads out without a script, too, and from every page to the same one in the other language', async () => {
  phone = new Phone(server, { javaScriptEnabled: false });
  const page = await phone.openBrowser();
  await phone.visit('/directory?q=sample');
  await page.getByRole('link', { name: 'Español' }).click();
  expect(page.url()).toBe(`${server.origin}/es/directory?q=sample`);
  await page.locator('header a[href="about:blank"]').click();
  await page.waitForURL('about:blank');
});
