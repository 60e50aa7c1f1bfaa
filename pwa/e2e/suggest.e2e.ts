import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { overflowing } from './screen-faults.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();

beforeAll(() => server.start());
afterAll(() => server.remove());

const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const chips = (page: Page) => page.getByRole('list', { name: /^(Filters in use|Filtros en uso)$/ });

/** The box has become a combobox, which is closed. */
async function canSuggest(phone: Phone): Promise<void> {
  await expectPage(phone.searchBox).toHaveRole('combobox');
  await expectPage(phone.searchBox).toHaveAttribute('aria-expanded', 'false');
}

/** What a screen reader reads as the active option, which is the one that looks so; '' where none is. */
async function active(phone: Phone): Promise<string> {
  return phone.searchBox.evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    const selected = [...document.querySelectorAll('[role=option][aria-selected=true]')];
    if (selected.length === 0 && id === null) return '';
    if (selected.length !== 1 || selected[0]?.id !== id) throw new Error(`${id} is not the selected option.`);
    if (selected[0].closest('[role=listbox]')?.id !== field.getAttribute('aria-controls'))
      throw new Error('The field does not control the list.');
    return selected[0].textContent?.replace(/\s+/g, ' ').trim() ?? '';
  });
}

it('takes by the keyboard what is suggested, and changes no text before', async () => {
  const phone = new Phone(server, { viewport: { width: 1280, height: 900 } });
  const page = await phone.openBrowser();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await phone.visit('/directory?insurance=MEDICAID');
  await canSuggest(phone);
  const box = phone.searchBox;
  await box.focus();
  await page.keyboard.type('subo');
  await expectPage(options(page).first()).toHaveText('Buprenorphine (Suboxone) Topic');
  await expectPage(box).toHaveAttribute('aria-expanded', 'true');
  await expectPage(page.getByText(/^\d suggestions?$/)).toHaveCount(1);
  await expect.poll(() => active(phone)).toBe('');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(phone)).toMatch(/^Buprenorphine/);
  await phone.isAccessible();
  await expectPage(box).toHaveValue('subo');

  // Before the first option is the field, and before that the last one.
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(phone)).toBe('');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(phone)).not.toBe('');
  await page.keyboard.press('Escape');
  await expectPage(options(page)).toHaveCount(0);
  await expectPage(box).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => active(phone)).toBe('');
  await expectPage(box).toHaveValue('subo');

  await page.keyboard.press('ArrowDown');
  await expectPage(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(page).toHaveURL(/\/directory\?insurance=MEDICAID&topic=BUPRENORPHINE&widen=true$/);
  await expectPage(chips(page)).toContainText('Buprenorphine');
  await expectPage(chips(page)).toContainText('Medicaid');
  await expectPage(box).toHaveValue('');
  await expectPage(page.locator('#content').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectPage(options(page)).toHaveCount(0);

  // Tab closes the list and goes on; Enter without an option sends the text.
  await box.focus();
  await page.keyboard.type('detox near ban');
  await expectPage(options(page).filter({ hasText: 'Bangor, ME' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectPage(options(page)).toHaveCount(0);
  await expectPage(page.locator('#near')).toBeFocused();
  // Nothing that was typed, and not taken or sent, has left the page.
  expect(asked.filter((url) => /subo|ban\b/i.test(url))).toEqual([]);
  await box.fill('sample');
  await expectPage(options(page).first()).toBeVisible();
  await box.press('Enter');
  await expectPage(page).toHaveURL(/q=sample/);
  await expectPage(options(page)).toHaveCount(0);
  await phone.closeBrowser();
});

it('takes by a tap a place from the start page, and opens a center by its name, with no network', async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await canSuggest(phone);
  await server.stop();
  const below = () =>
    page.locator('#help-now').evaluate((next) => next.getBoundingClientRect().top + window.scrollY);
  const bangor = options(page).filter({ hasText: 'Bangor, ME' });
  // It lies over the page, which does not move, once all that comes late is there.
  const move = async () => {
    await phone.searchBox.fill('');
    await expectPage(options(page)).toHaveCount(0);
    const before = await below();
    await phone.searchBox.fill('detox near ban');
    await expectPage(bangor).toContainText('Place');
    return (await below()) - before;
  };
  await expect.poll(move).toBe(0);
  const lowest = () =>
    options(page).evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
  await expect.poll(lowest).toBeGreaterThanOrEqual(44);
  await phone.isAccessible();
  await bangor.click();
  await expectPage(page).toHaveURL(/\/directory\?near=Bangor%2C\+ME(&within=\d+)?&level=DETOX&widen=true$/);
  await expectPage(chips(page)).toContainText('Bangor, ME');

  await phone.goesTo('/directory');
  await phone.searchBox.fill('sample la');
  const center = options(page).filter({ hasText: 'Center' }).first();
  const read = await center.textContent();
  await center.click();
  await expectPage(page).toHaveURL(/\/centers\//);
  await phone.seesHeading();
  const name = () => page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(async () => read?.includes((await name()) ?? '?')).toBe(true);
  await phone.closeBrowser();
  await server.start();
});

it('suggests in Spanish, on a small phone, above the keyboard, and in large letters', {
  tags: 'variant',
}, async () => {
  const phone = new Phone(server, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  const page = await phone.openBrowser();
  await phone.visit('/es/directory');
  await canSuggest(phone);
  await phone.searchBox.fill('desintox');
  await expectPage(options(page).first()).toHaveText('Desintoxicación Tema');
  await expectPage(page.getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
  await expectPage(page.getByText(/^\d sugerencias?$/)).toHaveCount(1);
  await expect.poll(() => overflowing(page)).toEqual([]);
  await phone.isAccessible();
  await page.setViewportSize({ width: 320, height: 480 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await phone.searchBox.fill('san');
  await expectPage(options(page).first()).toBeVisible();
  const bottom = () =>
    page.getByRole('listbox').evaluate((list) => list.getBoundingClientRect().bottom - window.innerHeight);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  const wider = () =>
    page.getByRole('listbox').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(wider).toBe(0);
  // Whatever is active is in view.
  await page.keyboard.press('ArrowUp');
  await expectPage(options(page).last()).toBeInViewport();
  await expect.poll(() => active(phone)).not.toBe('');
  await phone.closeBrowser();
});
