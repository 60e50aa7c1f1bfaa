import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { countActs } from './count-acts.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const laptop = new Phone(server, { ...LAPTOP, stays: true });
const place = { city: 'Cheyenne', state: 'WY', street: '1 Pier Road', zip: '82001' } as const;
let ids: Record<string, string> = {};

beforeAll(async () => {
  await server.start();
  await server.changeDirectory(async () => {
    const db = await openDatabase(server.databaseFile);
    ids = await addCenters(
      db,
      {
        ...place,
        name: 'Harbor Point Recovery',
        phone: '307-555-0150',
        languages: ['Spanish'],
        bedCount: 12,
      },
      { ...place, name: 'Harbor Point Recovery LLC', phone: '307-555-0151', languages: ['Arapaho'] },
      { ...place, name: 'Prairie House', street: '7 Elm Street', phone: '307-555-0160' },
      { ...place, name: 'Prairie House School', street: '7 Elm Street', phone: '307-555-0161' },
    );
    await db.destroy();
  });
});
afterAll(async () => {
  await laptop.switchOff();
  await server.remove();
});

it('merges two centers that are one, by the keyboard alone, and brings both back', async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Grace Hopper');
  await laptop.visit('/admin0323/centers/duplicates?state=WY');
  await expectPage(page.getByRole('heading', { name: 'Pair 1 of 2' })).toBeVisible();
  const acts = await countActs(page);

  const phoneOf = page.getByRole('group', { name: 'Phone' });
  await tabTo(page, phoneOf.getByRole('radio', { name: '307-555-0150' }));
  await page.keyboard.press('ArrowDown');
  await expectPage(phoneOf.getByRole('radio', { name: '307-555-0151' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Merge', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge these two centers?' });
  await expectPage(dialog).toContainText(ids['Harbor Point Recovery LLC']!);
  await laptop.isAccessible();
  await server.changeDirectory(async () => {
    await tabTo(page, dialog.getByRole('button', { name: 'Merge' }));
    await page.keyboard.press('Enter');
  });
  await laptop.seesNotice('Centers merged', 'They are one now: “Harbor Point Recovery”.');
  await expectPage(page.getByRole('heading', { name: 'Pair 1 of 1' })).toBeFocused();
  expect(acts.clicks).toBe(0);
  expect(acts.keys).toBeLessThanOrEqual(MOST_KEYS.merge);
  await laptop.isAccessible();

  // The old address, as somebody has shared it, leads to the one that is left.
  const phone = new Phone(server, { serviceWorkers: 'block' });
  const visitor = await phone.openBrowser();
  await phone.visit('/centers/harbor-point-recovery-llc-cheyenne-wy');
  await phone.seesHeading('Harbor Point Recovery');
  expect(new URL(visitor.url()).pathname).toBe('/centers/harbor-point-recovery-cheyenne-wy');
  await expectPage(visitor.getByRole('link', { name: /307-555-0151/ }).first()).toBeVisible();
  await expectPage(visitor.getByText('Arapaho')).toBeVisible();
  await phone.visit('/directory?state=WY&q=harbor+point');
  await expectPage(visitor.getByRole('heading', { name: '1 center found' })).toBeVisible();
  await phone.closeBrowser();

  await tabTo(page, page.getByRole('link', { name: 'See the history' }));
  await page.keyboard.press('Enter');
  await laptop.seesHeading('History');
  await expectPage(page.getByRole('heading', { name: /2 changes of center/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Undo: Harbor Point Recovery', exact: true }));
  await page.keyboard.press('Enter');
  const undo = page.getByRole('dialog', { name: 'Undo this change?' });
  await expectPage(undo).toContainText('all 2 changes that were made together');
  await laptop.isAccessible();
  await server.changeDirectory(async () => {
    await tabTo(page, undo.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
  });
  await laptop.seesNotice('Change undone', 'Harbor Point Recovery');
  expect(acts.keys).toBeLessThanOrEqual(MOST_KEYS.mergeAndUndo);
  await expectPage(page.getByText(/^Undone by Grace Hopper/).first()).toBeVisible();
  await expectPage(page.getByRole('button', { name: /^Undo:/ })).toHaveCount(0);
  await laptop.isAccessible();
  expect(await publicPhones()).toEqual(['307-555-0150', '307-555-0151']);
  await laptop.closeBrowser();
});

it('is told once that two centers are two, and can take that back', async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Mary Jackson');
  await laptop.visit('/admin0323/centers/duplicates?state=WY&pair=2');
  await expectPage(page.getByText('Prairie House School').first()).toBeVisible();
  await page.getByRole('button', { name: 'Not the same center' }).click();
  await laptop.seesNotice('Marked as two centers');
  await expectPage(page.getByRole('heading', { name: 'Pair 1 of 1' })).toBeVisible();
  await page.reload();
  await expectPage(page.getByRole('heading', { name: 'Pair 1 of 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Not the same center' }).click();
  await expectPage(page.getByText('No duplicates found')).toBeVisible();
  await laptop.isAccessible();
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expectPage(page.getByRole('heading', { name: 'Pair 1 of 1' })).toBeVisible();
  await laptop.closeBrowser();
});

it('finds a change by center, by person and by day, and shows it before and after', async () => {
  const phone = new Phone(server, { serviceWorkers: 'block' });
  const page = await phone.openBrowser();
  await signInOn(phone, 'Dorothy Vaughan');
  await phone.visit('/admin0323/history');
  const changes = page.getByRole('listitem').filter({ hasText: 'Before and after' });
  const merged = changes
    .filter({ has: page.getByText('Merged', { exact: true }) })
    .filter({ has: page.getByRole('heading', { name: 'Harbor Point Recovery LLC' }) });
  await expectPage(merged).toBeVisible();

  await page.getByLabel('Center or title').fill(String(Number(ids['Harbor Point Recovery LLC'])));
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('heading', { name: /^2 changes of center/ })).toBeVisible();
  expect(page.url()).toContain(`center=${ids['Harbor Point Recovery LLC']}`);
  await merged.getByText(/^Before and after/).click();
  await expectPage(merged.getByText('Unpublished')).toBeVisible();
  await phone.isAccessible();

  await page.getByLabel('Center or title').fill('point LLC');
  await page.getByLabel('Person').selectOption('Grace Hopper');
  await page.getByLabel('Day').fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Search' }).click();
  await expectPage(merged).toBeVisible();
  await page.getByLabel('Day').fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expectPage(page.getByText('No changes found')).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectPage(merged).toBeVisible();
  await phone.closeBrowser();
});

/** What it takes today, nearly all of it the Tab key: not more. */
const MOST_KEYS = { merge: 60, mergeAndUndo: 140 };

/** Goes on with the Tab key until the keyboard is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expectPage(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

async function publicPhones(): Promise<(string | null)[]> {
  const response = await fetch(`${server.origin}/api/centers?state=WY&q=harbor+point`);
  const { centers } = (await response.json()) as { centers: { phone: string | null }[] };
  return centers.map(({ phone }) => phone).sort();
}
