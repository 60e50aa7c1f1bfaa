import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readImageSize } from '../testing/image-size.ts';
import { expectPage } from './expect-page.ts';
import { isWholeWithout } from './lost-stores.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let phone: Phone;

beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
});
afterEach(async () => {
  await phone.switchOff();
  await server.remove();
});

it('is whole again after one visit, where a browser has taken away everything, or the app’s files alone', async () => {
  phone = new Phone(server, { restarts: true });
  await isWholeWithout(phone, server, [['indexeddb', 'cache_storage', 'service_workers'], ['cache_storage']]);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const MAC = { touchPoints: 0 };

/** A phone that says of itself what one of Apple's says. */
async function openApple(userAgent: string, { touchPoints } = { touchPoints: 5 }): Promise<Page> {
  phone = new Phone(server, { userAgent });
  const page = await phone.openBrowser();
  await page.addInitScript((touch) => {
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => touch });
  }, touchPoints);
  return page;
}

const hint = (page: Page) => page.getByRole('region', { name: 'Keep the directory on this device' });

it('draws on an iPhone what the app shows while it starts, where it is told how to install it', async () => {
  const page = await openApple(IPHONE);
  await phone.open('/on-this-phone');
  const links = page.locator('head link[rel=apple-touch-startup-image]');
  await expectPage(links).toHaveCount(4);
  const first = await links.first().getAttribute('href');
  const png = Buffer.from(first!.replace('data:image/png;base64,', ''), 'base64');
  const screen = await page.evaluate(() => [window.screen.width, window.screen.height]);
  expect(readImageSize(png)).toBe(screen.sort((a, b) => a - b).join('x'));
  await phone.closeBrowser();
});

it('tells once on an iPhone, below the page, how the copy stays', async () => {
  const page = await openApple(IPHONE);
  await phone.open('/guides');
  await phone.hasCopy();
  await expectPage(hint(page)).toBeAttached();
  await expectPage(hint(page)).not.toBeInViewport();
  // Not yet seen, and so not yet told.
  await phone.open('/');
  await expectPage(hint(page)).toBeAttached();
  await expectPage(hint(page)).not.toBeInViewport();
  await hint(page).scrollIntoViewIfNeeded();
  await expectPage(hint(page)).toContainText('It adds an icon to your home screen.');
  await phone.holdsUpEverywhere();
  await hint(page).getByRole('button', { name: 'OK' }).click();
  await expectPage(hint(page)).toBeHidden();
  await phone.open('/guides');
  await phone.hasCopy();
  await phone.canBeToldThings();
  await expectPage(hint(page)).toBeHidden();
  await phone.closeBrowser();
});

it('tells the same on an iPad, in Spanish, and counts it as told by the page about the copy', {
  tags: 'variant',
}, async () => {
  const page = await openApple(IPAD);
  await phone.open('/es/guides');
  await expectPage(
    page.getByRole('region', { name: 'Conserve el directorio en este dispositivo' }),
  ).toBeAttached();
  await phone.visit('/es/on-this-phone');
  await expectPage(page.getByText('Este navegador quita la copia si pasan siete días')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('install-hint');
  await phone.open('/guides');
  await phone.hasCopy();
  await phone.canBeToldThings();
  await expectPage(hint(page)).toBeHidden();
  await phone.closeBrowser();
});

it('tells a Mac of the seven days on the page about the copy alone, and an installed app of nothing', {
  tags: 'variant',
}, async () => {
  let page = await openApple(IPAD, MAC);
  await phone.open('/guides');
  await phone.hasCopy();
  await phone.canBeToldThings();
  await expectPage(hint(page)).toBeHidden();
  await phone.visit('/on-this-phone');
  await expectPage(
    page.getByText('This browser removes the copy if you do not open this site'),
  ).toBeVisible();
  await phone.closeBrowser();

  page = await openApple(IPHONE);
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await phone.open('/on-this-phone');
  await phone.hasCopy();
  await expectPage(page.getByText('The app is installed on this device.')).toBeVisible();
  await expectPage(page.getByText('seven days')).toBeHidden();
  await phone.open('/guides');
  await phone.hasCopy();
  await phone.canBeToldThings();
  await expectPage(hint(page)).toBeHidden();
  await phone.closeBrowser();
});

it('says that a private window keeps nothing, and does not ask there to install', async () => {
  const page = await openApple(IPHONE);
  // As Safari and Firefox do in a private window.
  await page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await phone.visit('/on-this-phone');
  await phone.hasCopy();
  await expectPage(page.getByText('This window keeps nothing.')).toBeVisible();
  await expectPage(page.getByText('seven days')).toBeHidden();
  await phone.open('/guides');
  await phone.hasCopy();
  await phone.canBeToldThings();
  await expectPage(hint(page)).toBeHidden();
  await phone.closeBrowser();
});
