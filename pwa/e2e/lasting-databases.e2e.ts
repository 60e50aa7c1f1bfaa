import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
beforeAll(() => server.start());
afterAll(() => server.remove());

let phone: Phone;
let page: Page;
beforeEach(async () => {
  phone = new Phone(server, {});
  page = await phone.openBrowser();
});
afterEach(() => phone.closeBrowser());

async function saveFirst(): Promise<void> {
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Save/ }).click();
  await expectPage(card.getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
}

it('shows a center in every tab as saved that one of them saves, and as taken off', async () => {
  await phone.visit('/my-list');
  const other = page;
  await phone.seesHeading('My list');
  page = await other.context().newPage();
  await page.goto(`${server.origin}/directory?state=ME`);
  await saveFirst();
  await expectPage(other.getByRole('article')).toHaveCount(1);
  await other.getByRole('button', { name: /^Remove/ }).click();
  await expectPage(page.getByRole('button', { name: /^Saved/, pressed: true })).toHaveCount(0);
});

it('saves a center although the browser has ended the connection to its store', async () => {
  // As an iPhone does it to an app that it has stopped: what is asked next hears of it, and no event told.
  await page.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    let lost: IDBDatabase | undefined;
    IDBDatabase.prototype.transaction = function (...args) {
      if (this.name === 'harborlight-list' && args[1] === 'readwrite') lost ??= this;
      if (lost === this) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return begin.apply(this, args);
    };
  });
  await phone.visit('/directory?state=ME');
  await saveFirst();
  await phone.visit('/my-list');
  await expectPage(page.getByRole('article')).toHaveCount(1);
});

it('begins nothing in a store that opens as its page is put away, and saves once the page is back', async () => {
  await page.addInitScript(() => {
    const putAway = new Set<IDBDatabase>();
    let isAway = false;
    const noteBegun = () => {
      document.documentElement.dataset.begun = '';
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      const opening = open.apply(this, args);
      if (args[0] !== 'harborlight-list') return opening;
      if (isAway) noteBegun();
      if (putAway.size > 0) return opening;
      opening.addEventListener('success', () => {
        putAway.add(opening.result);
        isAway = true;
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      });
      // After all that hears of it: what other parts of the page ask for later would be asked of a page that is back.
      const comeBack = () => {
        isAway = false;
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      };
      queueMicrotask(() => opening.addEventListener('success', comeBack));
      return opening;
    };
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      if (putAway.has(this)) noteBegun();
      return begin.apply(this, args);
    };
  });
  await phone.visit('/directory?state=ME');
  await saveFirst();
  expect(await page.locator('html[data-begun]').count()).toBe(0);
  await phone.visit('/my-list');
  await expectPage(page.getByRole('article')).toHaveCount(1);
});

it('reads what a newer version of the app has left, which was taken back', async () => {
  await phone.visit('/directory?state=ME');
  await phone.hasCopy();
  await saveFirst();
  await page.goto(`${server.origin}/favicon.svg`);
  await page.evaluate(async () => {
    for (const name of ['harborlight', 'harborlight-list']) {
      const opening = indexedDB.open(name, 1000);
      await new Promise((resolve, reject) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore('added later');
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      opening.result.close();
    }
  });
  await page.context().setOffline(true);
  await page.goto(`${server.origin}/directory?state=WY`);
  await expectPage(page.getByRole('heading', { name: /^\d+ centers? found/ })).toBeVisible();
  await page.goto(`${server.origin}/my-list`);
  await expectPage(page.getByRole('article')).toHaveCount(1);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version)),
  ).toContain(1000);
});
