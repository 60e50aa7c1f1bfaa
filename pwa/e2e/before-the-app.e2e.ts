import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

/** A first visit, on which the app's script comes once it is let through. */
async function openHeld(address: string): Promise<{ page: Page; letThrough: () => void; asked: string[] }> {
  phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/main-*.js', async (route) => {
    await through;
    await route.continue();
  });
  await page.goto(server.origin + address);
  await phone.seesHeading();
  return { page, letThrough, asked };
}

it('answers, once the app is there, the button that was tapped before', async () => {
  const { page, letThrough } = await openHeld('/directory?state=TX');
  await page.getByRole('button', { name: /^Filters/ }).click();
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expectPage(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await phone.isAccessible();
});

it('follows a link and searches without the app, which nobody has waited for', async () => {
  const { page, letThrough } = await openHeld('/');
  await page.getByRole('link', { name: 'Read the guides' }).first().click();
  await phone.seesHeading('Treatment Guides');
  await page.getByRole('link', { name: 'Overdose and naloxone' }).first().click();
  await phone.seesHeading('Overdose and naloxone');
  await page.goto(`${server.origin}/directory`);
  await page.getByRole('searchbox').fill('sample');
  await page.keyboard.press('Enter');
  await expectPage(page).toHaveURL(/[?&]q=sample/);
  await expectPage(page.getByRole('heading', { name: /^\d+ centers? found/ })).toBeVisible();
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  letThrough();
  await phone.isReady();
});

it('asks for the app only when the page has loaded, or is touched', async () => {
  const { page, letThrough, asked } = await openHeld('/');
  letThrough();
  await phone.isReady();
  const app = asked.findIndex((path) => path.startsWith('/assets/main-'));
  expect([asked[0], app > 0]).toEqual(['/', true]);
  // The page's style comes with it.
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
  expect(await page.evaluate('document.styleSheets[0].cssRules.length')).toBeGreaterThan(10);
  const [loaded, fetched] = await page.evaluate<[number, number]>(`[
    performance.getEntriesByType('navigation')[0].loadEventStart,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/main-')).startTime,
  ]`);
  expect(fetched).toBeGreaterThanOrEqual(loaded);
});

it('leaves a guide as the server wrote it, and follows its links without another document', async () => {
  const { page, letThrough } = await openHeld('/guides/overdose-and-naloxone');
  await page.evaluate(`document.querySelector('.prose').dataset.written = ''`);
  letThrough();
  await phone.isReady();
  await expectPage(page.locator('.prose[data-written]')).toBeVisible();
  await phone.isAccessible();
  await page.evaluate('self.sameDocument = true');
  const link = page.locator('.prose a[href^="/"]').first();
  const to = await link.getAttribute('href');
  await link.click();
  await expectPage(page).toHaveURL(server.origin + to);
  await expectPage(page.locator('.prose[data-written]')).toHaveCount(0);
  expect(await page.evaluate('self.sameDocument')).toBe(true);
  // And back, where the browser draws it itself.
  await page.goBack();
  await phone.seesHeading('Overdose and naloxone');
  await expectPage(page.locator('.prose')).toBeVisible();
  await expectPage(page.locator('.prose[data-written]')).toHaveCount(0);
});

it.each(['the link', 'Shift three times'])('leaves by %s before the app is there', async (way) => {
  const { page } = await openHeld('/directory?state=TX');
  if (way === 'the link') await page.getByRole('link', { name: 'Leave this site' }).click();
  else for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
  await page.waitForURL('about:blank');
  // In the place of the page, which Back does not bring back.
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

/** Goes back in the very moment in which the router has read the address, and does not listen yet. */
const GO_BACK_MEANWHILE = `{
  const { get } = Object.getOwnPropertyDescriptor(History.prototype, 'state');
  Object.defineProperty(History.prototype, 'state', {
    configurable: true,
    get() {
      if (sessionStorage.getItem('goes-back') !== null) {
        sessionStorage.removeItem('goes-back');
        history.back();
      }
      return get.call(this);
    },
  });
}`;

it('goes back to the page before while the phone takes a page over', async () => {
  phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await page.addInitScript({ content: GO_BACK_MEANWHILE });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.open('/guides');
  await page.getByRole('link', { name: 'Overdose and naloxone' }).first().click();
  await phone.seesHeading('Overdose and naloxone');
  await page.evaluate(`sessionStorage.setItem('goes-back', '')`);
  await page.reload();
  await phone.isReady();
  await expectPage(page).toHaveURL(`${server.origin}/guides`);
  await phone.seesHeading('Treatment Guides');
});
