import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess(inject('wholeTemplate'));
const phone = new Phone(server);
/** In the north of Austin, Texas. */
const HERE = { latitude: 30.40217, longitude: -97.72559 };
const COORDINATES = /30[.,]4|97[.,]7|latitude|3040217/i;

beforeAll(async () => {
  await server.start();
});
afterAll(() => server.remove());

/** Also where a phone has folded it away. */
const field = (page: Page) => page.locator('#near');
const found = (page: Page) =>
  page.locator('#content').getByRole('heading', { name: /^[\d,]+ centers? found/ });
const countIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));

/** Whole miles of each card, in the order of the page. */
async function milesOf(page: Page): Promise<number[]> {
  const lines = await page
    .getByRole('article')
    .getByText(/^(About [\d,]+ miles?|Less than a mile) (away|to its ZIP code)$/)
    .allTextContents();
  return lines.map((line) => (line.startsWith('Less') ? 0 : countIn(line)));
}

it('asks for the position for "near me", and for the place where it may not have it', async () => {
  const nearby = new Phone(server, { serviceWorkers: 'block' });
  const page = await nearby.openBrowser();
  await nearby.open('/');
  await page.getByRole('link', { name: 'Find help near me' }).click();
  await expectPage(page.locator('#near-status')).toContainText('may not see your location');
  await expectPage(field(page)).toBeFocused();
  await expectPage(page).toHaveURL(/\/directory$/);
  // Whoever names a place after all has dealt with it.
  await nearby.search('detox austin tx');
  await expectPage(found(page)).toBeVisible();
  await expectPage(page.locator('#near-status')).toHaveText('');

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(HERE);
  await nearby.open('/es/');
  await page.getByLabel('código postal o ciudad').fill('desintoxicación cerca de mí');
  await page.getByRole('button', { name: 'Buscar centros', exact: true }).click();
  await expectPage(page).toHaveURL(/\/es\/directory\?near=787\d\d&level=DETOX$/);
  await expectPage(
    page.getByRole('list', { name: 'Filtros en uso' }).getByRole('link', { name: 'Desintoxicación' }),
  ).toBeVisible();
  await nearby.closeBrowser();
});

it('finds centers near the phone without telling anyone where that is, and goes on without a network', async () => {
  const page = await phone.openBrowser();
  const context = page.context();
  // By way of a page with a form, whose referrer is another matter than that of the app's requests.
  await phone.visit(await phone.addressOfSomeCenter());
  await phone.hasCopy();
  const traffic: Promise<string>[] = [];
  context.on('request', (request) => {
    const headers = request.allHeaders().catch(() => request.headers());
    traffic.push(
      headers.then((all) => `${request.url()} ${JSON.stringify(all)} ${request.postData() ?? ''}`),
    );
  });
  await phone.goesTo('/directory');
  await phone.seesHeading('Find Help');
  const locate = page.getByRole('button', { name: 'Use my location' });
  const status = page.locator('#near-status');

  // A headless Chromium denies what it is not told to grant.
  await locate.click();
  await expectPage(status).toContainText('may not see your location');
  await expectPage(field(page)).toBeFocused();
  await expectPage(field(page)).toHaveAccessibleDescription(/Type a ZIP code or a city instead/);
  await phone.isAccessible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await locate.click();
  await expectPage(status).toContainText('could not tell where it is');
  await expectPage(field(page)).toBeFocused();

  await context.setGeolocation(HERE);
  await locate.click();
  await expectPage(page).toHaveURL(/\/directory\?near=787\d\d$/);
  await expectPage(field(page)).toHaveValue(/^787\d\d$/);
  await expectPage(status).toBeEmpty();
  await expectPage(found(page)).toHaveText(/ found at any distance from 787\d\d \(Austin, TX\)$/);
  await expectPage(found(page)).toBeFocused();
  const everywhere = countIn(await found(page).textContent());
  await expectPage(page.getByRole('article').first()).toContainText(
    /(About \d+ miles?|Less than a mile) to its ZIP code.*Austin, TX/,
  );
  const miles = await milesOf(page);
  expect(miles).toHaveLength(20);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  // What stays at the top of the screen would cover half of some button.
  await phone.holdsUpEverywhere();

  await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 100 miles');
  await expectPage(page).toHaveURL(/within=100$/);
  await expectPage(found(page)).toHaveText(/ within 100 miles of 787\d\d \(Austin, TX\)$/);
  const within = countIn(await found(page).textContent());
  expect(within).toBeLessThan(everywhere);
  expect(Math.max(...(await milesOf(page)))).toBeLessThanOrEqual(100);

  await page.getByRole('button', { name: 'More filters' }).click();
  const spanish = page.getByRole('button', { name: /^Spanish/ });
  const promised = countIn(await spanish.textContent());
  expect(promised).toBeLessThan(within);
  await spanish.click();
  await expectPage(spanish).toBeFocused();
  await expectPage(found(page)).toHaveText(new RegExp(`^${promised} centers? found within 100 miles`));
  const inUse = page.getByRole('list', { name: 'Filters in use' }).getByRole('link');
  await expectPage(inUse).toHaveText([/^Remove Near 787\d\d · 100 mi$/, 'Remove Spanish']);
  await inUse.last().click();
  await expectPage(inUse).toHaveCount(1);
  await expectPage(inUse.last()).toBeFocused();
  await expectPage(found(page)).toHaveText(new RegExp(`^${within} centers found`));

  // The table of all places came with the copy, and nobody was told which one is looked for.
  const sent = await Promise.all(traffic);
  expect(sent.filter((request) => /zip-centroids/.test(request))).toEqual([]);
  expect(
    sent.filter((request) => COORDINATES.test(request) || /near=|787\d\d|Austin/i.test(request)),
  ).toEqual([]);
  await server.stop();

  await page.reload();
  await phone.isReady();
  await expectPage(found(page)).toHaveText(new RegExp(`^${within} centers found within 100 miles of 787`));
  await field(page).fill('Bangor, maine');
  await field(page).press('Enter');
  await expectPage(page).toHaveURL(/near=Bangor%2C\+maine&within=100$/);
  await expectPage(found(page)).toHaveText(/ within 100 miles of Bangor, ME$/);
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 5 miles');
  await expectPage(found(page)).toHaveText(/^[0-4] centers? found within 5 miles of Bangor, ME$/);
  await page.getByRole('link', { name: 'Look within 10 miles' }).click();
  await expectPage(page).toHaveURL(/within=10$/);
  await expectPage(found(page)).toHaveText(/ within 10 miles of Bangor, ME$/);

  await field(page).fill('Xyzzyville');
  await field(page).press('Enter');
  await expectPage(page.getByRole('heading', { name: 'Which place do you mean?' })).toBeVisible();
  await expectPage(field(page)).toBeFocused();
  await expectPage(field(page)).toHaveAccessibleDescription(
    /^We do not know the place “Xyzzyville”\. Try a ZIP/,
  );
  await phone.isAccessible();

  await field(page).fill('Springfield');
  await field(page).press('Enter');
  // The largest of the name is searched, and the address says which it is.
  await expectPage(page).toHaveURL(/near=Springfield%2C\+MO&within=10$/);
  await expectPage(found(page)).toHaveText(/ within 10 miles of Springfield, MO$/);
  await expectPage(page.getByText('Did you mean another place?')).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('link', { name: 'Springfield, IL' }).click();
  await expectPage(page).toHaveURL(/near=Springfield%2C\+IL&within=10$/);
  await expectPage(found(page)).toHaveText(/ within 10 miles of Springfield, IL$/);

  // A call is counted, and not from where in the directory it came.
  await Promise.all([
    page.waitForRequest(/track-call/),
    page.getByRole('article').getByRole('link', { name: /^Call/ }).first().click(),
  ]);
  const all = await Promise.all(traffic);
  expect(all.filter((request) => COORDINATES.test(request))).toEqual([]);
  expect(all.filter((request) => /track-call/.test(request) && /near=/.test(request))).toEqual([]);
  await phone.closeBrowser();
});
