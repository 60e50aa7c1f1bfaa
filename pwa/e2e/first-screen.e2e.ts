import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { overflowing, smallTargets } from './screen-faults.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess(inject('wholeTemplate'));
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

function openPhone(options?: ConstructorParameters<typeof Phone>[1]): Promise<Page> {
  phone = new Phone(server, options);
  return phone.openBrowser();
}

/** The text twice as large as the app has it, as a person may set it. */
const HUGE_TEXT = 'document.documentElement.style.fontSize = "212.5%"';

it('takes at most 130 pixels for the header and the numbers for a crisis, each as large as a thumb', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  for (const [prefix, label] of [
    ['', 'Emergency help'],
    ['/es', 'Ayuda de emergencia'],
  ] as const) {
    await phone.open(`${prefix}/directory`);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const crisis = page.getByRole('region', { name: label });
      const { y, height } = (await crisis.boundingBox())!;
      expect(y + height, `${prefix} at ${width}`).toBeLessThanOrEqual(130);
      for (const href of ['tel:911', 'tel:988', 'sms:988']) {
        await expectPage(crisis.locator(`a[href^="${href}"]`)).toBeInViewport({ ratio: 1 });
      }
      await expectPage(
        crisis.getByText(/^(This directory is not|Este directorio no ofrece)/),
      ).toBeInViewport();
      await expect.poll(() => smallTargets(page)).toEqual([]);
    }
    const textLine = page.locator('section a[href^="sms:741741"]');
    await expectPage(textLine).toBeHidden();
    await page.locator('section summary').first().click();
    await expectPage(textLine).toBeInViewport({ ratio: 1 });
    await phone.isAccessible();
  }
});

it('cuts nothing off and scrolls nowhere sideways with text twice as large', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  const center = await phone.addressOfSomeCenter();
  for (const prefix of ['', '/es']) {
    for (const address of ['/', '/directory', '/directory?q=sample&state=TX', '/states/tx', center]) {
      await phone.open(prefix + address);
      await page.evaluate(HUGE_TEXT);
      await page.waitForTimeout(300);
      await expect.poll(() => overflowing(page), { message: prefix + address }).toEqual([]);
    }
  }
});

/** In the north of Austin, Texas. */
const HERE = { latitude: 30.40217, longitude: -97.72559 };

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];

/** At each size the first center's name and its Call button are in sight without scrolling. */
async function firstCenterIsInSight(page: Page, after: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    const card = page.getByRole('article').first();
    const bottoms = {
      name: card.getByRole('heading'),
      call: card.locator('a[href^="tel:"]'),
    };
    for (const [what, element] of Object.entries(bottoms)) {
      const bottom = async () => {
        const { y, height } = (await element.boundingBox())!;
        return Math.round(y + height);
      };
      // What says that something is being looked for goes when it is found.
      await expect
        .poll(bottom, { message: `${what}, ${after}, at ${size.width}` })
        .toBeLessThanOrEqual(size.height);
    }
  }
}

/** In pixels: how high half of the cards are at most, and how far down the first and the second call end. */
interface Low {
  card: number;
  first: number;
  second: number;
}

/** How much of the screen centers take, at each of the sizes: on a phone of today two can be called without scrolling. */
async function cardsAreLow(page: Page, prefix: string, most: readonly Low[]): Promise<void> {
  for (const [index, limits] of most.entries()) {
    const size = SIZES[index]!;
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    // No directory but the sample has its notice.
    const notice = await page.getByRole('region', { name: /^(About these|Sobre estos)/ }).boundingBox();
    const low = await page.evaluate((above): Low => {
      const cards = [...document.querySelectorAll('article')];
      const heights = cards.map((card) => card.offsetHeight).sort((a, b) => a - b);
      const callEnd = (card = 0) => {
        const call = cards[card]?.querySelector('a[href^="tel:"]')?.getBoundingClientRect();
        return Math.round((call?.bottom ?? Number.NaN) - above);
      };
      return { card: heights[Math.floor(heights.length / 2)]!, first: callEnd(0), second: callEnd(1) };
    }, notice?.height ?? 0);
    for (const what of ['card', 'first', 'second'] as const) {
      expect(low[what], `${prefix} at ${size.width}: ${what}`).toBeLessThanOrEqual(limits[what]);
    }
  }
}

it.each([
  {
    prefix: '',
    box: 'ZIP code or city',
    submit: 'Search Centers',
    found: /^\d+ centers? found/,
    nearMe: 'Find help near me',
    save: /^Save/,
    most: [
      { card: 205, first: 495, second: 690 },
      { card: 245, first: 495, second: 735 },
      { card: 265, first: 475, second: 745 },
    ],
  },
  {
    prefix: '/es',
    box: 'código postal o ciudad',
    submit: 'Buscar centros',
    found: /^\d+ centros? encontrado/,
    nearMe: 'Buscar ayuda cerca de mí',
    save: /^Guardar/,
    most: [
      { card: 205, first: 510, second: 700 },
      { card: 245, first: 510, second: 735 },
      { card: 250, first: 510, second: 755 },
    ],
  },
])(
  'has the first center on the first screen, also offline: "$prefix"',
  async ({ prefix, box, submit, found, nearMe, save, most }) => {
    const page = await openPhone({ restarts: true });
    await phone.open(`${prefix}/`);
    await phone.hasCopy(prefix === '' ? undefined : /centros en este dispositivo, actualizados/);
    const heading = page.locator('#content').getByRole('heading', { name: found });
    // They come seconds later, and take room.
    const lateButtonsAreThere = () =>
      expectPage(page.getByRole('button', { name: save }).first()).toBeVisible();
    const searchNearZip = async () => {
      await phone.open(`${prefix}/`);
      await page.getByLabel(box).fill('78701');
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expectPage(heading).toBeVisible();
      await lateButtonsAreThere();
    };
    await searchNearZip();
    await firstCenterIsInSight(page, `${prefix}: a ZIP on home`);
    await cardsAreLow(page, prefix, most);
    await phone.isAccessible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expect.poll(() => overflowing(page)).toEqual([]);

    // What one opens on a card makes no other target too small.
    const card = page.getByRole('article').first();
    await card.locator('button[aria-expanded=false]').click();
    await expectPage(card.locator('button[aria-expanded=true]')).toBeFocused();
    await expectPage(card.locator('dl a[target=_blank]')).toBeVisible();
    await phone.isAccessible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await expect.poll(() => overflowing(page)).toEqual([]);

    await card.getByRole('button', { name: save }).click();
    await expectPage(card.getByRole('button', { pressed: true })).toBeVisible();
    await phone.open(`${prefix}/my-list`);
    await expectPage(card).toContainText(/\d+ .+, .+, TX/);
    await expectPage(card.locator('a[href^="tel:"]')).toHaveAccessibleName(/, Sample .+, .+/);
    await firstCenterIsInSight(page, `${prefix}: my list`);
    await expect.poll(() => smallTargets(page)).toEqual([]);

    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(HERE);
    await phone.open(`${prefix}/`);
    await page.getByRole('link', { name: nearMe }).click();
    await expectPage(page).toHaveURL(/\/directory\?near=787\d\d$/);
    await expectPage(heading).toBeVisible();
    await firstCenterIsInSight(page, `${prefix}: near me`);

    await phone.open(`${prefix}/states/tx`);
    await firstCenterIsInSight(page, `${prefix}: a state`);
    await expect.poll(() => smallTargets(page)).toEqual([]);

    for (const q of ['detox near bangor maine that takes medicaid', 'detox portland', 'zzzz detox']) {
      await phone.open(`${prefix}/directory?q=${encodeURIComponent(q)}`);
      await expectPage(page.locator('#told:visible, #content article').first()).toBeVisible();
      await lateButtonsAreThere();
      await firstCenterIsInSight(page, `${prefix}: ${q}`);
      await expect.poll(() => smallTargets(page)).toEqual([]);
      await expect.poll(() => overflowing(page)).toEqual([]);
    }

    await phone.open(`${prefix}/directory?level=DETOX&topic=GAMBLING&population=FAITH_BASED&state=WY`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectPage(page.locator('#content .card .button-primary').last()).toBeInViewport({ ratio: 1 });
    }

    await server.stop();
    await searchNearZip();
    await expectPage(page.getByText(/^(You are offline|No tiene conexión)\./)).toBeVisible();
    await firstCenterIsInSight(page, `${prefix}: offline`);
    await server.start();
  },
);

it('asks for state and level at once on a wide screen, and on a phone where one wants to', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  await phone.open('/');
  const fields = ['State', 'Level of care'].map((name) => page.getByRole('combobox', { name, exact: true }));
  const opener = page.getByText('By state and level of care');
  for (const field of fields) await expectPage(field).toBeHidden();
  await opener.click();
  for (const field of fields) await expectPage(field).toBeVisible();
  await opener.click();
  for (const field of fields) await expectPage(field).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const field of fields) await expectPage(field).toBeInViewport({ ratio: 1 });
  await expectPage(opener).toBeHidden();
});

it('opens filters, distance and order in a sheet that says how many centers it leaves', async () => {
  const page = await openPhone({ serviceWorkers: 'block' });
  await phone.open('/directory?q=sample&state=TX');
  const opener = page.getByRole('button', { name: 'Filters (1)' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show \d+ centers?$/ });
  await expectPage(show).toHaveText('Show 26 centers');
  await sheet.getByRole('button', { name: /^Residential/ }).click();
  await expectPage(show).not.toHaveText('Show 26 centers');
  const promised = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await expectPage(show).toBeInViewport({ ratio: 1 });
  await phone.isAccessible();
  await show.click();
  await expectPage(sheet).toBeHidden();
  await expectPage(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await expectPage(
    page.getByRole('heading', { name: new RegExp(`^${promised} centers? found`) }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Change the search: Texas · Residential · “sample”' }).click();
  await expectPage(phone.searchBox).toBeFocused();
  await expectPage(phone.searchBox).toHaveValue('sample');

  // Beside the results there is room for them on a wide screen.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectPage(page.getByRole('article').first().locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  await expectPage(page.getByRole('region', { name: 'Filters' })).toBeInViewport();
  // So there is for the map, which goes along with the list.
  const map = page.getByRole('region', { name: 'Where these centers are' }).getByRole('img');
  await expectPage(map).toBeInViewport({ ratio: 1 });
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
  await expectPage(map).toBeInViewport({ ratio: 1 });
});
