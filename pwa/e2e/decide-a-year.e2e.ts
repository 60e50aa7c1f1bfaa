import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { samhsaFile } from '#server/imports/testing/samhsa-file.ts';
import { countActs } from './count-acts.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const phone = new Phone(server, { ...LAPTOP, viewport: { width: 390, height: 844 }, stays: true });

beforeAll(() => server.start());
afterAll(async () => {
  await phone.switchOff();
  await server.remove();
});

const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', zip: '36603', phone: '251-555-0111' };
const inn = { name1: 'Harbor Inn', street1: '6 Hill Street', zip: '36603', phone: '251-555-0112' };
const pier = { name1: 'Old Pier', street1: '1 Pier', zip: '36605', phone: '251-555-0133' };
const year = (number: number, rows: Record<string, string>[]) => ({
  name: `directory_${number}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from((samhsaFile(rows) as { data: Uint8Array }).data),
});
const next = year(2023, [
  { phone: '251-555-0199' },
  { ...lodge, street1: '77 Bay Avenue' },
  { ...inn, street1: '88 Bay Avenue' },
  { name1: 'New Dawn' },
]);

it('decides of next year’s directory kind by kind and by keys, before it goes public', async () => {
  const page = await phone.openBrowser();
  await signInOn(phone, 'Ada Admin', 'admin');
  await phone.visit('/admin0323/bulk-import');
  const file = page.locator('input[type=file]');
  await file.setInputFiles(year(2022, [{}, lodge, inn, pier]));
  await page.getByRole('button', { name: 'Import 4 new centers' }).click();
  await expectPage(page.getByRole('heading', { name: 'directory_2022.csv is imported' })).toBeVisible();

  const acts = await countActs(page);
  await file.setInputFiles(next);
  const review = page.getByRole('region', { name: 'Decide before it goes public' });
  await expectPage(review.getByText('Probably the same (2)')).toBeVisible();
  const isOpen = page.getByText('2 pairs that are probably the same are not decided');
  await expectPage(isOpen).toBeVisible();
  await phone.isAccessible();
  await review.getByRole('button', { name: 'One by one: Probably the same' }).click();
  await expectPage(page.getByRole('heading', { name: 'Lantern Lodge' })).toBeFocused();
  await expectPage(page.getByRole('definition').filter({ hasText: '77 Bay Avenue' })).toBeVisible();
  await phone.isAccessible();
  await page.keyboard.press('a');
  await expectPage(page.getByRole('heading', { name: 'Harbor Inn' })).toBeFocused();
  await page.keyboard.press('p');
  await expectPage(page.getByRole('status').filter({ hasText: 'The same center' })).toBeVisible();
  await page.keyboard.press('n');
  await expectPage(page.getByRole('heading', { name: 'Harbor Inn' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(review.getByRole('button', { name: 'One by one: Probably the same' })).toBeFocused();
  await expectPage(review.getByText('1 accepted, 1 open')).toBeVisible();
  await review.getByRole('button', { name: 'The others are two centers: Probably the same' }).click();
  await expectPage(review.getByText('1 accepted, 1 refused')).toBeVisible();
  await expectPage(page.getByText(/probably the same (is|are) not decided/)).toBeHidden();

  // A reload loses the file, and not what was decided of it.
  await page.reload();
  await file.setInputFiles(next);
  await expectPage(
    page.getByText(/^You decided of this file on .*, and have not imported it\.$/),
  ).toBeVisible();
  await expectPage(isOpen).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expectPage(review.getByText('1 accepted, 1 refused')).toBeVisible();
  await review.getByRole('button', { name: 'Leave all as they are: No longer listed' }).click();
  await review.getByRole('button', { name: 'Leave all out: New centers' }).click();

  // The pair, both new ones, of which it would make one, and both that are then not listed.
  await page.getByRole('button', { name: 'See what would be imported' }).click();
  await expectPage(page.getByText('Refused (5)')).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Decide anew' }).click();
  await expectPage(review.getByText('1 accepted, 1 refused')).toBeVisible();
  await review.getByRole('button', { name: 'Add all: New centers' }).click();
  await page.getByRole('button', { name: 'See what would be imported' }).click();
  expect((await centers()).map(({ street }) => street)).not.toContain('77 Bay Avenue');
  // A file of 18,000 rows takes seconds, in which it is seen that something is done.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/admin\/bulk-import\?.*dryRun=false/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Import 2 new and 2 changed centers/ }).click();
  const progress = page.getByRole('progressbar', { name: 'Importing directory_2023.csv' });
  await expectPage(progress).toBeInViewport();
  goOn();
  await expectPage(page.getByRole('heading', { name: 'directory_2023.csv is imported' })).toBeVisible();
  // With the step back, the change of mind and the reload.
  expect(acts).toMatchObject({ keys: 4, clicks: 10, files: 2 });
  expect(await page.evaluate(`sessionStorage.getItem('staff-drafts')`)).toBeNull();
  expect(await centers()).toEqual([
    { name: 'Harbor Clinic', street: '12 Pier Road', phone: '251-555-0199', review_status: 'PUBLISHED' },
    { name: 'Lantern Lodge', street: '77 Bay Avenue', phone: '251-555-0111', review_status: 'PUBLISHED' },
    { name: 'Harbor Inn', street: '6 Hill Street', phone: '251-555-0112', review_status: 'PUBLISHED' },
    { name: 'Old Pier', street: '1 Pier', phone: '251-555-0133', review_status: 'PUBLISHED' },
    { name: 'Harbor Inn', street: '88 Bay Avenue', phone: '251-555-0112', review_status: 'PUBLISHED' },
    { name: 'New Dawn', street: '12 Pier Road', phone: '251-555-0100', review_status: 'PUBLISHED' },
  ]);
  await phone.closeBrowser();
});

async function centers() {
  const db = await openDatabase(server.databaseFile);
  const rows = await db
    .selectFrom('centers')
    .select(['name', 'street', 'phone', 'review_status'])
    .orderBy('id')
    .execute();
  await db.destroy();
  return rows;
}
