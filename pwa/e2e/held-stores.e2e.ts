import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringCopy } from './bring-copy.ts';
import { expectPage } from './expect-page.ts';
import { draftHolds, fillInContact } from './fill-in.ts';
import { holdStores } from './hold-stores.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  phone = new Phone(server);
  await bringCopy(server, phone);
});
afterEach(async () => {
  await phone.switchOff();
  await server.remove();
});

/** Has another page hold all that the app stores, until it is closed. The server's page: it has no script of ours. */
async function holdAll(): Promise<Page> {
  await phone.page.goto(`${server.origin}/robots.txt`);
  const holder = await phone.page.context().newPage();
  await holder.goto(`${server.origin}/robots.txt`);
  await holder.evaluate(holdStores);
  await phone.page.bringToFront();
  return holder;
}

/** Something is found within ten seconds: nobody in need waits longer. */
async function finds(address: string, heading: RegExp): Promise<void> {
  await phone.page.goto(server.origin + address);
  const found = phone.page.locator('#content').getByRole('heading', { name: heading }).first();
  await expectPage(found).toBeVisible({ timeout: 10_000 });
}

it('answers, with the server and without, where another page holds all stores for good', async () => {
  await holdAll();
  await finds('/directory?q=sample&state=ME', /^\d+ centers? found/);
  await server.stop('SIGKILL');
  await finds('/directory?state=WY', /^\d+ centers? found/);
  await finds('/guides', /^Overdose and naloxone$/);
  await finds('/es/directory?near=78701', /^\d+ centros? encontrados?/);
  await phone.closeBrowser();
});

it('fetches nothing again for another database that the mirror has', { tags: 'variant' }, async () => {
  const fetched: string[] = [];
  phone.page.context().on('request', (request) => {
    if (/\/api\/snapshot\/./.test(request.url())) fetched.push(request.url());
  });
  await holdAll();
  await phone.page.goto(`${server.origin}/directory?state=ME`);
  const databases = () =>
    phone.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('harborlight-2');
  await phone.page.goto(`${server.origin}/`);
  await phone.hasCopy();
  expect(fetched).toEqual([]);
  await phone.closeBrowser();
});

it('takes the mirror along where the copy is removed', { tags: 'variant' }, async () => {
  const { page } = phone;
  const mirrored = () =>
    page.evaluate(async () => (await (await caches.open('harborlight-copy')).keys()).length);
  await expect.poll(mirrored).toBeGreaterThan(10);
  await phone.open('/on-this-phone');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectPage(page.getByText('No copy is on this device.')).toBeVisible();
  expect(await page.evaluate(() => caches.has('harborlight-copy'))).toBe(false);
  await phone.closeBrowser();
});

it('removes the copy while another page holds all stores, and no later page has it again', {
  tags: 'variant',
}, async () => {
  const { page } = phone;
  const holder = await holdAll();
  await server.stop('SIGKILL');
  const files = () =>
    page.evaluate(async () => {
      const ours = (await caches.keys()).filter((name) => name.startsWith('harborlight-'));
      const held = await Promise.all(
        ours.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return held.reduce((sum, count) => sum + count, 0);
    });
  const shows = async (text: string) =>
    expectPage(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto(`${server.origin}/on-this-phone`);
  await phone.isReady();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await shows('No copy is on this device.');
  expect(await files()).toBe(0);
  await page.reload();
  await shows('No copy is on this device.');
  // Nor once the store answers again that had it.
  await holder.close();
  await page.reload();
  await shows('No copy is on this device.');
  expect(await files()).toBe(0);
  await phone.closeBrowser();
});

it('loses nothing that was written and saved while the stores were held', async () => {
  const { page } = phone;
  await page.goto(`${server.origin}/directory?state=TX`);
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save\b/ });
  await save.click();
  await expectPage(page.getByRole('button', { name: /^Saved/ })).toHaveCount(1);
  await page.goto(`${server.origin}/contact`);
  await draftHolds(page, '[]');
  const holder = await holdAll();
  await server.stop();
  await page.goto(`${server.origin}/directory?state=ME`);
  // Saved, and then not, before the store has answered.
  const second = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Saved?\b/ });
  await second.click();
  await expectPage(second).toHaveAccessibleName(/^Saved/, { timeout: 15_000 });
  await second.click();
  await expectPage(second).toHaveAccessibleName(/^Save\b/, { timeout: 15_000 });
  await save.click();
  await page.goto(`${server.origin}/contact`);
  await phone.isReady();
  await fillInContact(page, 'Written while nothing could be stored.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await phone.seesHeading('Not sent yet');
  await holder.close();

  await page.goto(`${server.origin}/my-list`);
  await expectPage(page.getByRole('article')).toHaveCount(2);
  await page.goto(`${server.origin}/waiting`);
  await expectPage(page.getByText('Written while nothing could be stored.')).toBeVisible();
  await phone.closeBrowser();
});
