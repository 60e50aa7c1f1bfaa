import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { inLanguage } from '#core/i18n/languages.ts';
import { assistantPages, personalPages, publicPages } from '#core/pages/public-pages.ts';
import { expectPage } from './expect-page.ts';
import { keyboardOf } from './keyboard.ts';
import { Phone } from './phone.ts';
import { moving, overflowing, smallTargets, zoomingFields } from './screen-faults.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess(inject('wholeTemplate'));
let phone: Phone;

beforeAll(() => server.start());
afterEach(() => phone.closeBrowser());
afterAll(() => server.remove());

function openPhone(options?: ConstructorParameters<typeof Phone>[1]): Promise<Page> {
  phone = new Phone(server, { serviceWorkers: 'block', ...options });
  return phone.openBrowser();
}

it('can be used by the keyboard alone, from the start page to a request for help', async () => {
  const page = await openPhone({ viewport: { width: 1280, height: 900 } });
  const keys = keyboardOf(page);
  await page.goto(server.origin);
  await phone.isReady();

  await keys.to(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expectPage(page.locator('#content')).toBeFocused();
  await keys.to(page.getByRole('button', { name: 'Search Centers' }));
  await page.keyboard.press('Enter');
  await isTold(page, 'Find Help');

  await keys.to(phone.searchBox);
  await page.keyboard.type('sample');
  await page.keyboard.press('Enter');
  // What was found is read out next; the filters stand before it, and come a little later.
  await expectPage(page.getByRole('heading', { name: /^\d+ centers? found$/ })).toBeFocused();
  const detox = page.getByRole('button', { name: /^Detox/ });
  await expectPage(detox).toBeVisible();
  await keys.back(detox);
  await page.keyboard.press('Space');
  await expectPage(detox).toHaveAttribute('aria-pressed', 'true');
  await expectPage(page).toHaveURL(/q=sample&level=DETOX/);
  await expectPage(page.getByRole('heading', { name: /^\d+ centers? found/ })).toBeVisible();

  const result = page.getByRole('article').first();
  const name = (await result.getByRole('heading').textContent()) ?? '';
  const more = page.locator('#content').getByRole('link', { name: 'What “verified” means here' });
  await keys.to(more);
  await expectPage(more).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPage(more).toBeHidden();
  await page.emulateMedia({ media: null });
  await keys.to(result.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await isTold(page, name);
  const call = page.locator('#content').getByRole('link', { name: /^Call Now/ });
  await keys.to(call);
  await expectPage(call).toHaveAttribute('href', /^tel:/);
  await keys.back(page.getByRole('link', { name: /^Back to \d+ results?$/ }));
  await page.keyboard.press('Enter');
  await expectPage(result.getByRole('link', { name, exact: true })).toBeFocused();
  await expectPage(page).toHaveURL(/q=sample&level=DETOX/);

  await keys.back(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live Matching' }),
  );
  await page.keyboard.press('Enter');
  await isTold(page, 'Live Matching');
  await keys.to(page.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  const state = page.getByLabel('State', { exact: true });
  await expectPage(state).toBeFocused();
  await expectPage(state).toHaveAccessibleDescription(/Please select a state/);
  await expectPage(state).toHaveAttribute('aria-invalid', 'true');
  await expectPage(page).toHaveTitle('Not sent yet: Live Matching | Harborlight');
  await page.keyboard.type('Tex');
  for (const choice of ['Under 18', 'Mental health'])
    await keys.choose(page.getByLabel(choice, { exact: true }));
  await keys.choose(page.getByRole('checkbox', { name: /^Detox/ }));
  for (const choice of ['Medicaid', 'Close to home only', 'Call me']) {
    await keys.choose(page.getByLabel(choice, { exact: true }));
  }
  await keys.to(page.getByLabel('Phone Number', { exact: true }));
  await page.keyboard.type('555 010 0199');
  await keys.choose(page.getByLabel(/^I agree that Harborlight may contact me/));
  await keys.to(page.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await phone.seesHeading('We have your request');
});

it('can be used by what a screen reader is told alone: every page its landmarks, one title, counts said aloud', async () => {
  const page = await openPhone();
  await page.goto(server.origin);
  await phone.isReady();
  await hasLandmarks(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Help' }).click();
  await isTold(page, 'Find Help');
  await hasLandmarks(page, 'search');

  await page.getByRole('search').getByRole('combobox', { name: 'Search centers' }).fill('sample');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const count = page.getByRole('heading', { level: 2, name: /^\d+ centers? found$/ });
  // It has the keyboard, and is read out by that.
  await expectPage(count).toBeFocused();
  await expectPage(count).toHaveAttribute('aria-live', 'off');
  const before = await count.textContent();
  await phone.filters(async () => {
    await page.getByRole('combobox', { name: 'State' }).selectOption('Maine');
  });
  await expectPage(count).not.toHaveText(before ?? '');
  await expectPage(count).toHaveAttribute('aria-live', 'polite');
  await expectPage(page.getByRole('main').getByRole('article').first()).toContainText(', ME');

  const result = page.getByRole('main').getByRole('article').first().getByRole('heading', { level: 3 });
  const name = (await result.textContent()) ?? '';
  await result.getByRole('link').click();
  await isTold(page, name);
  await hasLandmarks(page);
  await expectPage(page.getByRole('main').getByRole('link', { name: /^Call Now/ })).toBeVisible();
  await expectPage(page.getByRole('heading', { name: 'Verification Status' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await isTold(page, 'Contact Us');
  await hasLandmarks(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const fields = page.getByRole('main');
  await expectPage(fields.getByRole('alert').first()).toBeVisible();
  await fields.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin Sample');
  await fields.getByRole('textbox', { name: 'Email', exact: true }).fill('robin@mail.example');
  await fields.getByRole('combobox', { name: 'Inquiry type' }).selectOption('Correction');
  await fields.getByRole('textbox', { name: 'Message', exact: true }).fill('The phone number is an old one.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectPage(
    fields.getByRole('heading', { level: 2, name: 'Message sent successfully' }),
  ).toBeFocused();
});

it('fits a small screen and large text, in each language, without motion, by targets that a thumb hits', () =>
  fits(mainPages));

it('fits so on every other page, too', { tags: 'variant' }, () =>
  fits(async () => {
    const main = await mainPages();
    return (await everyPage()).filter((path) => !main.includes(path));
  }),
);

async function fits(pages: () => Promise<string[]>): Promise<void> {
  const page = await openPhone();
  const faults: string[] = [];
  for (const language of ['en', 'es'] as const) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(server.origin + inLanguage(language, '/'));
    await phone.isReady();
    // Without the wish there is motion, which the wish then stills.
    expect(await moving(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const note = async (state: string, found: Promise<string[]>) =>
      faults.push(...(await found).map((fault) => `${page.url()}, ${state}: ${fault}`));
    const looks = [
      async () => {
        await page.setViewportSize({ width: 320, height: 844 });
        await setTextSize(page, 1);
        await note('320 px', overflowing(page));
        await note('320 px', smallTargets(page));
        await note('320 px', zoomingFields(page));
      },
      async () => {
        await page.setViewportSize({ width: 1280, height: 844 });
        await setTextSize(page, 2);
        await note('text at 200%', overflowing(page));
      },
    ];
    for (const path of await pages()) {
      await opens(page, inLanguage(language, path));
      for (const look of looks) await look();
      // The next page begins as this one ends: a change of the window takes longer than a page.
      looks.reverse();
      if ((await moving(page)) > 0) faults.push(`${page.url()} moves`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  expect(faults).toEqual([]);
}

it('has no barrier in the colors of Windows’ contrast themes', async () => {
  const page = await openPhone({ viewport: { width: 400, height: 844 } });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/directory?level=DETOX`);
  await phone.isReady();
  for (const address of ['/directory?level=DETOX', await phone.addressOfSomeCenter(), '/live-matching']) {
    await opens(page, address);
    // The colors are the system's own; axe goes by those that the page asked for.
    await phone.isAccessible('color-contrast');
    expect(await withoutEdge(page), address).toEqual([]);
  }
});

/** After a navigation: the page's heading has the focus, and so is read aloud; the window's title names it, too. */
async function isTold(page: Page, heading: string): Promise<void> {
  await expectPage(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  await expectPage(page).toHaveTitle(new RegExp(`^${heading}.* \\| Harborlight$`));
}

async function hasLandmarks(page: Page, ...more: string[]): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  for (const landmark of ['banner', 'navigation', 'main', 'contentinfo', ...more]) {
    expect(tree, landmark).toMatch(new RegExp(`^ *- ${landmark}[ :]`, 'm'));
  }
  expect(tree.match(/^ *- heading .*\[level=1\]/gm)).toHaveLength(1);
}

/** Every public page's address, in English, one of each kind of record. */
async function everyPage(): Promise<string[]> {
  return [
    ...publicPages.map(({ path }) => path),
    ...['/directory?q=zzzz', '/directory?level=DETOX', '/states/ca', '/guides/overdose-and-naloxone'],
    ...[await phone.addressOfSomeCenter(), assistantPages[0]!.path, ...personalPages],
  ];
}

/** Those on which somebody finds a center, or asks for one. */
async function mainPages(): Promise<string[]> {
  return ['/', '/directory?level=DETOX', '/live-matching', await phone.addressOfSomeCenter()];
}

/** Goes there within the app, and waits until the page has what it shows. */
async function opens(page: Page, address: string): Promise<void> {
  // The page before stays until the next one is there: its heading is told from the new one.
  await page.evaluate((path) => {
    if (location.pathname !== path) document.querySelector('#content h1')?.setAttribute('data-before', '');
  }, address.split('?')[0]);
  await phone.goesTo(address);
  await expectPage(page.locator('#content h1:not([data-before])')).toBeVisible();
  await expectPage(page.locator('#content :is(.skeleton, [aria-busy=true])')).toHaveCount(0);
}

/** The browser's text size, of which ours is a share. */
async function setTextSize(page: Page, times: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${106.25 * size}%`;
  }, times);
}

/** A theme takes fills away: a button, chip or field is told from text by its border alone. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#content :is(.button, .field, .choice, [aria-pressed])')]
      .filter(
        (element) =>
          element.checkVisibility() && Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
