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

/** What has the keyboard, as a screen reader would name it, and whether all of it can be seen. */
const FOCUSED = `(() => {
  const { activeElement } = document;
  const { top, bottom, left, right, width, height } = activeElement.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const over = document.elementFromPoint(x, y);
  return {
    name: (activeElement.textContent || '').trim(),
    text: activeElement.outerHTML.slice(0, 120),
    hidden: width > 1 && height > 1 && !activeElement.contains(over) && !over?.contains(activeElement),
  };
})()`;

interface Focused {
  name: string;
  text: string;
  hidden: boolean;
}

/** Presses Tab until the keyboard is on what has such a name; says how many presses that took. */
async function tabsTo(page: Page, name: RegExp, most: number): Promise<number> {
  for (let tabs = 1; tabs <= most; tabs++) {
    await page.keyboard.press('Tab');
    if (name.test((await page.evaluate<Focused>(FOCUSED)).name)) return tabs;
  }
  throw new Error(`No ${name} within ${most} presses.`);
}

/** Follows "Skip to content", with which every page begins. */
async function skip(page: Page): Promise<number> {
  const tabs = await tabsTo(page, /^Skip to content$/, 1);
  await page.keyboard.press('Enter');
  return tabs + 1;
}

it('reaches Call by few keys, lands on what a search found, and goes back to the link that was followed', async () => {
  phone = new Phone(server, { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit('/');
  let keys = await skip(page);
  keys += await tabsTo(page, /^$/, 6);
  await expectPage(page.locator('#home-q')).toBeFocused();
  await page.keyboard.type('detox');
  await page.keyboard.press('Enter');
  const results = page.locator('#results');
  await expectPage(results).toBeFocused();
  await expectPage(results).toContainText('found');
  await expectPage(results).toBeInViewport();
  keys += 1 + (await tabsTo(page, /^Call /, 20));
  expect(keys, 'from home to Call').toBeLessThanOrEqual(25);

  // A call is told apart by name and city.
  const call = page.getByRole('link', { name: /^Call / }).first();
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').textContent();
  expect(await call.textContent()).toContain(name);
  expect(await call.textContent()).toMatch(/, [^,]+$/);

  const third = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await third.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/centers\//);
  await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectPage(third).toBeFocused();
  await expectPage(third).toBeInViewport();

  await phone.visit('/directory');
  keys = await skip(page);
  keys += await tabsTo(page, /^Skip to results$/, 1);
  await page.keyboard.press('Enter');
  await expectPage(results).toBeFocused();
  keys += 1 + (await tabsTo(page, /^Call /, 10));
  expect(keys, 'from the directory to Call').toBeLessThanOrEqual(12);
  await expectPage(page.getByText('Search centers', { exact: true })).toBeVisible();
  await expectPage(page.getByText('ZIP code or city', { exact: true })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  // By arrow keys that are quicker than the page.
  await page.getByLabel('State', { exact: true }).evaluate((list: HTMLSelectElement) => {
    for (const state of ['ME', 'TX']) {
      list.value = state;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expectPage(page.getByRole('article').first()).toContainText(', TX');
  for (const state of ['CA', 'TX', 'ME']) {
    await page.getByLabel('State', { exact: true }).selectOption(state);
    await page.waitForURL(new RegExp(`state=${state}`));
    // The address is another one a moment before the page is.
    await expectPage(page.getByRole('article').first()).toContainText(`, ${state}`);
  }
  expect(await page.evaluate(() => history.length), 'one entry for one list').toBe(entries + 1);

  await phone.visit(await phone.addressOfSomeCenter());
  keys = (await skip(page)) + (await tabsTo(page, /^Call/, 6));
  expect(keys, 'from the page of a center to Call').toBeLessThanOrEqual(6);
});

it('goes on at the next one after a removal, and keeps what undoes it', async () => {
  phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit('/directory');
  for (const index of [0, 1]) {
    await page.getByRole('article').nth(index).getByRole('button', { name: /^Save/ }).click();
    await expectPage(
      page.getByRole('article').nth(index).getByRole('button', { pressed: true }),
    ).toBeVisible();
  }
  // What was saved is a few keys away, from the top of every page; so is the notice, and the way back from it.
  const saved = page.getByRole('article').nth(1).getByRole('button', { pressed: true });
  await saved.focus();
  await page.keyboard.press('F8');
  await tabsTo(page, /^See My list$/, 2);
  await page.keyboard.press('Escape');
  await expectPage(page.locator('.notice')).toBeHidden();
  await expectPage(saved).toBeFocused();
  await phone.visit('/');
  await expectPage(page.locator('header').getByRole('link', { name: 'My list (2)' })).toBeVisible();
  await tabsTo(page, /^My list \(2\)/, 3);
  await page.keyboard.press('Enter');
  await phone.seesHeading('My list');
  await expectPage(page.getByRole('article')).toHaveCount(2);
  const second = (await page.getByRole('article').nth(1).getByRole('heading').textContent()) ?? '';
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter');
  await expectPage(page.getByRole('article')).toHaveCount(1);
  await expectPage(page.getByRole('link', { name: second }).first()).toBeFocused();
  await expectPage(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
});

it('draws its lines stronger for who asks for more contrast', { tags: 'variant' }, async () => {
  phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.open('/directory');
  const line = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => getComputedStyle(card).borderTopColor);
  const before = await line();
  await page.emulateMedia({ contrast: 'more' });
  expect(await line()).not.toBe(before);
  await phone.isAccessible();
});

it('counts the presses of Shift, until that is switched off', async () => {
  phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await phone.visit('/leaving');
  const status = page.locator('header [role=status]');
  await expectPage(status).toBeAttached();
  await page.keyboard.press('Shift');
  await expectPage(status).toHaveText('Press Shift 2 more times to leave');
  await expectPage(status).toHaveText(/^You are still here/);
  await page.getByRole('checkbox', { name: /Shift key three times/ }).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
  await expectPage(status).toHaveText(/^You are still here/);
  expect(new URL(page.url()).pathname).toBe('/leaving');
});

for (const [width, height, tags] of [
  [1280, 800, ['variant']],
  [390, 844, []],
  [844, 390, ['variant']],
  [320, 256, ['variant']],
] satisfies [number, number, string[]][]) {
  it(`hides nothing that has the keyboard, at ${width} by ${height}, and keeps the way out on the screen`, {
    tags,
  }, async () => {
    phone = new Phone(server, { viewport: { width, height }, serviceWorkers: 'block' });
    const page = await phone.openBrowser();
    await phone.visit('/es/directory?level=DETOX');
    await expectPage(page.getByRole('article').first()).toBeVisible();
    const findHidden = async () => {
      const hidden: string[] = [];
      for (let tabs = 0; tabs < 45; tabs++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate<Focused>(FOCUSED);
        if (focused.hidden) hidden.push(focused.text);
      }
      return hidden;
    };
    expect(await findHidden()).toEqual([]);
    // Text at 200%: the page's own 106.25% twice.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '212.5%';
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
    });
    // The last size is one of 400% already.
    if (height > 300) {
      expect(await findHidden(), 'at 200%').toEqual([]);
      expect(await findHidden(), 'at 200%, further on').toEqual([]);
    }
    const leave = page.locator('header').getByRole('link', { name: 'Salir de este sitio' }).last();
    await expectPage(leave).toBeInViewport({ ratio: 1 });
  });
}
