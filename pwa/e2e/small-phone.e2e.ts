import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { layoutShifts, noteLayoutShift, SLOW_PHONE, slowDown } from './slow-phone.ts';

const server = new ServerProcess();
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

async function openPhone(): Promise<Page> {
  phone = new Phone(server, { serviceWorkers: 'block' });
  return phone.openBrowser();
}

/**
 * A tenth of what is "good": https://web.dev/articles/cls. On a network so slow a row of buttons may be painted before
 * its last one has arrived.
 */
const MOST_SHIFT = 0.01;

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Runs before every script of the page, and of its worker: takes away what an old WebView or a strict one lacks. */
const TAKE_AWAY = `{
  const refuse = (name) => Object.defineProperty(self, name, {
    configurable: true,
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
  });
  ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].filter((name) => name in self).forEach(refuse);
  const navigators = Object.getPrototypeOf(navigator);
  for (const name of ['serviceWorker', 'share', 'canShare', 'locks', 'storage', 'connection', 'clipboard']) {
    delete navigators[name];
  }
  for (const name of ['BroadcastChannel', 'requestIdleCallback', 'structuredClone', 'scheduler']) delete self[name];
  for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with', 'toSpliced']) {
    delete Array.prototype[name];
  }
  for (const [owner, name] of [[Object, 'groupBy'], [Map, 'groupBy'], [Promise, 'withResolvers'], [URL, 'canParse']]) {
    delete owner[name];
  }
}`;

async function takeAway(page: Page): Promise<void> {
  await page.addInitScript({ content: TAKE_AWAY });
  await page.route('**/assets/directory-worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text().catch(() => undefined);
    // Where the page was left meanwhile, nobody waits for it.
    if (body !== undefined) await route.fulfill({ response, body: TAKE_AWAY + body });
  });
}

/** Search, filter, open a center, call: last, for once a Chromium without a telephone was asked to call it takes no more clicks. */
async function findsHelp(page: Page): Promise<void> {
  await page.goto(server.origin);
  await phone.isReady();
  await page.getByRole('button', { name: 'Search Centers' }).click();
  await phone.seesHeading('Find Help');
  await phone.search('sample');
  // The fields fold as it is answered: a tap that is just on its way would land beside the button.
  await expectPage(page.getByRole('heading', { name: /^\d+ centers? found\b/ })).toBeVisible();
  await phone.filters(() => page.getByRole('button', { name: /^Detox/ }).click());
  await expectPage(page.getByRole('heading', { name: /^\d+ centers? found\b/ })).toBeVisible();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  const call = page.locator('#content').getByRole('link', { name: /^Call Now/ });
  await expectPage(call).toHaveAttribute('href', /^tel:/);
  const counted = page.waitForResponse((response) => response.request().method() === 'POST');
  await call.click();
  expect((await counted).status()).toBe(201);
}

it('finds help in an old WebView that keeps nothing, shares nothing and lacks what is younger', async () => {
  const page = await openPhone();
  await takeAway(page);
  await page.goto(`${server.origin}/guides`);
  await phone.isReady();
  const left = `'serviceWorker' in navigator || 'BroadcastChannel' in self || 'at' in []`;
  expect(await page.evaluate(left)).toBe(false);
  await page.getByRole('article').first().getByRole('link').click();
  await expectPage(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse by State' }).click();
  await page
    .getByRole('link', { name: /^California/ })
    .first()
    .click();
  await phone.seesHeading('Treatment Centers in California');
  await findsHelp(page);
});

it('finds help where the worker’s script never arrives', async () => {
  const page = await openPhone();
  phone.expects(/net::ERR_FAILED/);
  await page.route('**/assets/directory-worker-*.js', (route) => route.abort());
  await findsHelp(page);
});

it('leaves the call of a saved center where it is when its street has been looked up', {
  tags: 'variant',
}, async () => {
  const page = await openPhone();
  // So narrow that the street takes a second line.
  await page.setViewportSize({ width: 280, height: 640 });
  await phone.open('/directory?state=TX');
  await expectPage(page.getByText(/centers on this device, updated/)).toBeVisible();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Save/ }).click();
  await expectPage(card.getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/directory-worker-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.origin}/my-list`);
  const call = card.locator('a[href^="tel:"]');
  const belowName = async () =>
    (await call.boundingBox())!.y - (await card.getByRole('heading').boundingBox())!.y;
  await expectPage(call).toBeVisible();
  const before = await belowName();
  answer();
  await expectPage(card).toContainText(/\d+ .+, .+, TX/);
  expect(await belowName()).toBe(before);
});

it('moves nothing that somebody is about to tap, while a slow phone loads on a slow network', async () => {
  const page = await openPhone();
  const center = await phone.addressOfSomeCenter();
  await movesNothing(page, ['/', '/directory?q=detox+near+bangor+maine+that+takes+medicaid', center]);
  // What does move is noticed.
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('hr'), { style: 'height:9rem' })),
  );
  expect(sumOf(await layoutShifts(page))).toBeGreaterThan(MOST_SHIFT);
});

it('moves nothing on other pages, either', { tags: 'variant' }, async () => {
  const page = await openPhone();
  await phone.open('/directory?state=TX');
  await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click();
  await expectPage(page.getByRole('button', { name: /^Saved/, pressed: true })).toBeVisible();
  await movesNothing(page, [
    '/my-list',
    '/directory?level=DETOX',
    // With its choice of places, and with words that no center has.
    '/directory?q=detox+portland',
    '/es/directory?q=zzzz+detox',
    '/states/tx',
    '/guides/overdose-and-naloxone',
  ]);
});

async function movesNothing(page: Page, addresses: readonly string[]): Promise<void> {
  await noteLayoutShift(page);
  await slowDown(page, SLOW_PHONE);
  for (const address of addresses) {
    await page.goto(server.origin + address);
    await phone.isReady();
    if (address.startsWith('/directory')) {
      const choices = page.getByRole('group', { name: 'Who it serves' });
      // Their code comes after the first view: on such a network it takes a while.
      await phone.filters(() => expectPage(choices).toBeVisible());
    }
    // What the first view can do without is there, too.
    await expectPage(page.getByRole('region', { name: /^(Notices|Avisos)/ })).toBeAttached();
    const shifts = await layoutShifts(page);
    expect(sumOf(shifts), `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
  }
}
