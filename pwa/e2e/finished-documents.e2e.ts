import { afterEach, beforeEach, expect, it } from 'vitest';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { bringIndexedCopy } from './bring-copy.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { isFinished, untilFinished } from './until-finished.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  phone = new Phone(server);
  await bringIndexedCopy(server, phone);
  await server.stop();
});
afterEach(async () => {
  await phone.switchOff();
  await server.remove();
});

/** The document as it comes, before any script of it has run. */
async function readHtml(address: string): Promise<string> {
  return (await phone.page.goto(server.origin + address))!.text();
}

/** What it holds, once it is finished. */
async function readDocument(
  address: string,
): Promise<{ finished: boolean; heading: string; text: string; html: string }> {
  const html = await untilFinished(() => readHtml(address));
  const main = /<main id="content"[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '';
  const plain = (text: string) =>
    text
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  return { finished: isFinished(html), heading: plain(heading), text: plain(main), html };
}

/** Runs in a page: of which files that was made which a phone has for searches. */
async function indexIsOf(): Promise<string | null | undefined> {
  return (await caches.match('/harborlight-index/index'))?.headers.get('Harborlight-Made-Of');
}

it('draws what somebody in need comes for before the app is there, in both languages and without a network', async () => {
  const pages: [address: string, finds: RegExp][] = [
    ['/', /Alabama|Sample/],
    ['/directory?state=TX&level=DETOX', /TX/],
    ['/directory?q=detox+near+78701', /Austin|TX/],
    ['/states', /Wyoming/],
    ['/states/tx', /Texas/],
    ['/overdose', /911/],
  ];
  for (const language of languages) {
    for (const [address, finds] of pages) {
      const { finished, heading, text } = await readDocument(inLanguage(language, address));
      expect([address, finished, heading !== '']).toEqual([address, true, true]);
      expect(text, address).toMatch(finds);
      await phone.isReady();
      // What the app shows is what was there.
      await phone.seesHeading();
      expect(await phone.page.locator('#content h1').textContent()).toBe(heading);
    }
  }
  await phone.open('/directory?state=TX');
  const address = await phone.page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  const center = await readDocument(address!);
  expect(center.finished).toBe(true);
  expect(center.text).toMatch(/Call/);
  await phone.isReady();
  await phone.isAccessible();
  await phone.closeBrowser();
});

it('draws the next page of what it has read, and anew once a sync has brought another directory', async () => {
  const list = await readDocument('/directory?state=TX');
  expect([list.finished, (await readDocument('/directory?state=TX')).text]).toEqual([true, list.text]);
  expect(list.text).not.toContain('Sample Renamed');
  const before = await phone.page.evaluate(indexIsOf);
  await server.start();
  await server.renameEveryCenter();
  await phone.open('/');
  await expect.poll(() => phone.page.evaluate(indexIsOf), { timeout: 30_000 }).not.toBe(before);
  const renamed = await readDocument('/directory?state=TX');
  expect(renamed.finished).toBe(true);
  expect(renamed.text).toContain('Sample Renamed');
  await phone.closeBrowser();
});

it('draws the guides, whole', async () => {
  const list = await readDocument('/guides');
  expect([list.finished, list.heading]).toEqual([true, 'Treatment Guides']);
  await phone.isReady();
  await phone.page.getByRole('link', { name: 'Overdose and naloxone' }).first().click();
  await phone.seesHeading();
  const address = new URL(phone.page.url()).pathname;
  const shown = await phone.page.locator('#content .prose').textContent();
  const guide = await readDocument(address);
  expect(guide.finished).toBe(true);
  expect(guide.text).toContain(shown);
  await phone.isReady();
  await phone.isAccessible();
  await phone.closeBrowser();
});

it('leaves to the app what the copy does not know, and what is not drawn', async () => {
  phone.expects(/./);
  for (const address of [
    // Nobody has read them here in Spanish.
    '/es/guides',
    '/guides/newer-than-the-copy',
    '/about',
    '/my-list',
    '/centers/newer-than-the-copy',
    '/states/zz',
    '/nowhere',
  ])
    expect([address, isFinished(await readHtml(address))]).toEqual([address, false]);
});

it('answers the buttons of a search that are pressed before the app is there', async () => {
  const { page } = phone;
  await readHtml('/directory?state=TX');
  await page.goto(`${server.origin}/directory?state=TX&toggle=level%3ADETOX`);
  await expectPage(page).toHaveURL(/\/directory\?state=TX&level=DETOX$/);
  await phone.isReady();
  await phone.closeBrowser();
});

it('says with the page that there is no network, so that nothing moves when the app says it', async () => {
  const offline = 'You are offline. You can search, read and call. What you send goes out later.';
  expect((await readDocument('/directory?state=TX')).html).not.toContain(offline);
  const context = phone.page.context();
  await context.setOffline(true);
  // What DevTools calls offline, a service worker hears of by chance alone.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  expect((await readDocument('/directory?state=TX')).html).toContain(offline);
  await phone.isReady();
  await expectPage(phone.page.getByText(offline)).toHaveCount(1);
  // Whatever the page was drawn with, it says what is so now.
  await context.setOffline(false);
  await server.start();
  await expectPage(phone.page.getByText(offline)).toHaveCount(0);
  await phone.closeBrowser();
});
