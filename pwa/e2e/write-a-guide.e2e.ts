import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();

let laptop: Phone;

beforeAll(async () => {
  await server.start();
  laptop = new Phone(server, LAPTOP);
  await laptop.openBrowser();
  await signInOn(laptop, 'Rob Reviewer');
});
afterAll(async () => {
  await laptop.closeBrowser();
  await server.remove();
});

/** Goes by the keyboard to what is to be used, and fails where it does not get there. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 400; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there.');
}

async function press(page: Page, name: string | RegExp, key?: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }), key);
  await page.keyboard.press('Enter');
}

const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Save Guide' });
const fieldIn = (page: Page) => (label: string) => dialog(page).getByLabel(label, { exact: true });
const cardIn = (page: Page) => page.getByRole('listitem').filter({ hasText: '/guides/sleep-in-detox' });
const guideLink = (page: Page, name: string) => page.locator('#content').getByRole('link', { name });

/** The copy is there, and the last sync has ended. */
async function syncs(page: Page): Promise<void> {
  await page.goto(`${server.origin}/on-this-phone`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectPage(page.getByText('The copy is up to date.')).toBeVisible();
}

it('is written by keyboard alone; what is wrong is told at its field, and nothing typed is lost', async () => {
  const { page } = laptop;
  await laptop.visit('/admin0323/guides');

  // Empty, then with a slug that is taken: each is told at its field, and what was typed stays.
  await press(page, 'New Guide');
  const field = fieldIn(page);
  await expectPage(field('Title')).toBeFocused();
  await laptop.isAccessible();
  await press(page, 'Save Guide');
  for (const label of ['Title', 'Slug', 'Excerpt', 'Content']) {
    await expectPage(field(label)).toHaveAccessibleDescription(new RegExp(`${label} is required`));
  }
  await expectPage(field('Title')).toBeFocused();
  await page.keyboard.type('Sleep in détox: what helps?');
  await expectPage(field('Slug')).toHaveValue('sleep-in-detox-what-helps');
  await tabTo(page, field('Slug'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Overdose and naloxone');
  await tabTo(page, field('Excerpt'));
  await page.keyboard.type('Why it is hard at first.');
  await tabTo(page, page.getByLabel(/^Tags/));
  await page.keyboard.type('Detox, Sleep,');
  await tabTo(page, page.getByLabel(/^Reviewed by/));
  await page.keyboard.type('Dr. Example');
  await tabTo(page, field('Content'));
  await page.keyboard.insertText('## How long does it take?\n\nMost sleep better **after a week**.');
  const preview = dialog(page).getByRole('region', { name: 'Preview' });
  await expectPage(preview.getByRole('heading', { name: 'How long does it take?' })).toBeVisible();
  await expectPage(preview.locator('strong')).toHaveText('after a week');
  await press(page, 'Save Guide');
  await expectPage(field('Slug')).toBeFocused();
  await expectPage(field('Slug')).toHaveAccessibleDescription(/Slug must be lowercase with hyphens only/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('overdose-and-naloxone');
  laptop.expects(/status of 409/);
  await page.keyboard.press('Enter');
  const clash = 'Another guide has this slug: “Overdose and naloxone”. Please choose another.';
  await laptop.seesNotice('Error creating guide', clash);
  await expectPage(field('Slug')).toBeFocused();
  await expectPage(field('Slug')).toHaveAccessibleDescription(new RegExp(clash.slice(0, 30)));
  await expectPage(field('Content')).toHaveValue(/after a week/);
  await laptop.isAccessible();

  // Escape asks, says so as often as it is pressed, and gives the text back.
  const discard = page.getByRole('dialog', { name: 'Discard what you have written?' });
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('Escape');
    await expectPage(discard).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(discard).toBeHidden();
  }
  await expectPage(field('Slug')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('sleep-in-detox');
  await server.changeDirectory(async () => {
    await page.keyboard.press('Enter');
    await laptop.seesNotice('Guide created successfully');
  });
  await expectPage(dialog(page)).toBeHidden();
  await expectPage(page.getByRole('button', { name: 'New Guide' })).toBeFocused();
  const card = cardIn(page);
  await expectPage(card).toContainText('Reviewed by Dr. Example');
  await expectPage(card.getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    '/guides/sleep-in-detox',
  );
});

it('is in the list as soon as it is saved, also where the list itself is late', async () => {
  const { page } = laptop;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/api/guides?*',
    async (route) => {
      const response = await route.fetch();
      await held;
      // Nobody may wait for it any more.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await laptop.open('/admin0323/guides');
  await page.getByRole('button', { name: 'New Guide' }).click();
  const field = fieldIn(page);
  await field('Title').fill('The list comes late');
  await field('Excerpt').fill('It was asked for before.');
  await field('Content').fill('## Why?\n\nBecause.');
  await page.getByRole('button', { name: 'Save Guide' }).click();
  await expectPage(dialog(page)).toBeHidden();
  letGo();
  await expectPage(page.getByRole('heading', { name: 'The list comes late' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete The list comes late' }).click();
  await page.getByRole('button', { name: 'Delete Guide' }).click();
  await expectPage(page.getByText('/guides/the-list-comes-late')).toBeHidden();
});

it('is read on a phone without a network, changed, deleted, brought back, and gone after the next sync', async () => {
  const { page } = laptop;
  const field = fieldIn(page);
  const card = cardIn(page);
  const phone = new Phone(server, { restarts: true });
  await phone.openBrowser();
  await phone.visit('/');
  await phone.hasCopy();
  await phone.closeBrowser();
  await server.stop();
  const offline = await phone.openBrowser();
  await phone.visit('/guides/sleep-in-detox');
  await phone.seesHeading('Sleep in détox: what helps?');
  await expectPage(offline.getByText('after a week')).toBeVisible();
  await server.start();

  // Changed; a second one who had it open before is told.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await press(page, 'Edit Sleep in détox: what helps?');
  await tabTo(page, field('Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Really');
  await other.getByRole('button', { name: 'Edit Sleep in détox: what helps?' }).click();
  await server.changeDirectory(async () => {
    await field('Title').press('Enter');
    await laptop.seesNotice('Guide updated successfully');
  });
  await dialog(other).getByLabel('Excerpt').fill('Theirs.');
  await dialog(other).getByRole('button', { name: 'Save Guide' }).click();
  // It was himself, in the other tab: what each says stands side by side, and is joined.
  const conflict = dialog(other).getByRole('alert').filter({ hasText: 'in another tab or a terminal' });
  await expectPage(conflict).toBeFocused();
  await expectPage(conflict.getByRole('group', { name: 'Title' })).toContainText('what helps? Really');
  await expectPage(conflict.getByRole('group', { name: 'Excerpt' })).toContainText('Theirs.');
  await conflict.getByRole('button', { name: 'Take it over, keep what I typed' }).click();
  await expectPage(dialog(other).getByLabel('Title')).toHaveValue('Sleep in détox: what helps? Really');
  await expectPage(dialog(other).getByLabel('Excerpt')).toHaveValue('Theirs.');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Discard it' }).click();
  await expectPage(dialog(other)).toBeHidden();
  await other.close();
  await syncs(offline);
  await offline.goto(`${server.origin}/guides`);
  await expectPage(guideLink(offline, 'Sleep in détox: what helps? Really')).toBeVisible();

  // Deleted after a question, brought back, deleted again: then it is gone from the phone.
  const remove = async () => {
    await press(page, /^Delete Sleep/, 'Shift+Tab');
    await expectPage(
      page.getByRole('dialog', { name: 'Delete “Sleep in détox: what helps? Really”?' }),
    ).toBeVisible();
    await press(page, 'Delete Guide');
    await laptop.seesNotice('Guide deleted successfully');
    await expectPage(card).toBeHidden();
    await expectPage(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  };
  await server.changeDirectory(remove);
  await laptop.isAccessible();
  await server.changeDirectory(async () => {
    await page.keyboard.press('Enter');
    await laptop.seesNotice('Guide brought back');
  });
  await expectPage(card).toBeVisible();
  await server.changeDirectory(remove);
  await syncs(offline);
  await offline.goto(`${server.origin}/guides`);
  await expectPage(guideLink(offline, 'Overdose and naloxone')).toBeVisible();
  await expectPage(guideLink(offline, 'Sleep in détox')).toBeHidden();
  await phone.closeBrowser();
});

it('is written on a phone, too, with the preview in its place, and without losing what no server took', {
  tags: 'variant',
}, async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await signInOn(phone, 'Pat Pocket');
  await phone.visit('/admin0323/guides');
  await page.getByRole('button', { name: 'Edit Help for teens' }).click();
  const box = await dialog(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(844 * 0.8 + 1);
  const content = dialog(page).getByLabel('Content', { exact: true });
  await content.fill('## Only this\n\nNothing else.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expectPage(content).toBeHidden();
  await expectPage(dialog(page).getByRole('heading', { name: 'Only this' })).toBeVisible();
  await phone.isAccessible();

  await phone.canBeToldThings();
  await server.stop();
  await page.getByRole('button', { name: 'Save Guide' }).click();
  await phone.seesNotice('Error updating guide', 'Please try again');
  await expectPage(content).toHaveValue('## Only this\n\nNothing else.');
  await server.start();
  await page.getByRole('button', { name: 'Save Guide' }).click();
  await phone.seesNotice('Guide updated successfully');

  // Its Spanish version is a guide of its own: taken away, then written anew beside the English one.
  await page.getByRole('button', { name: 'Delete Ayuda para adolescentes' }).click();
  await page.getByRole('button', { name: 'Delete Guide' }).click();
  await page.getByRole('button', { name: 'Add Spanish Help for teens' }).click();
  const field = fieldIn(page);
  await expectPage(field('Language')).toHaveValue('es');
  await expectPage(field('Slug')).toHaveAccessibleDescription('Its address: /es/guides/help-for-teens');
  await field('Title').fill('Para jóvenes');
  await field('Excerpt').fill('En pocas palabras.');
  await content.fill('## ¿Por qué?');
  await page.getByRole('button', { name: 'Save Guide' }).click();
  await phone.seesNotice('Guide created successfully');
  const spanish = page.getByRole('listitem').filter({ hasText: '/es/guides/help-for-teens' });
  await expectPage(spanish.getByRole('heading')).toHaveText('Para jóvenes');
  await expectPage(page.getByRole('button', { name: 'Edit Help for teens' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await phone.closeBrowser();
});
