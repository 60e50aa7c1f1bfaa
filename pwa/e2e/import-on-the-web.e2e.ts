import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/db.ts';
import { addCenters } from '#server/testing/running-app.ts';
import { DueQueue } from './due-queue.ts';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { LAPTOP, signInOn } from './staff-browser.ts';

const server = new ServerProcess();
const laptop = new Phone(server, { ...LAPTOP, stays: true });

beforeAll(() => server.start());
afterAll(async () => {
  await laptop.switchOff();
  await server.remove();
});

const csv = (...rows: string[]) => ({
  name: 'our-centers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,city,state,phone,levels_of_care', ...rows].join('\r\n')),
});
const bad = csv(
  'Lantern Point,Austin,TX,512-555-0100,"DETOX, Spa"',
  'Quiet Pier,Waco,Texass,254-555-0100,IOP',
  ',Dallas,TX,,',
);
const fixed = csv(
  'Lantern Point,Austin,TX,512-555-0100,DETOX',
  'Quiet Pier,Waco,TX,254-555-0100,IOP',
  'Still Water,Dallas,TX,,',
);

it('previews a bad file, imports it once it is fixed, shows it to the public, and undoes it', async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Ada Admin', 'admin');
  await laptop.visit('/admin0323/bulk-import');
  await laptop.seesHeading('Bulk Import');
  const file = page.getByLabel('Choose a CSV file');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV template' }).click();
  expect((await download).suggestedFilename()).toBe('harborlight-centers.csv');

  await file.setInputFiles(bad);
  await expectPage(page.getByRole('heading', { name: 'Preview of our-centers.csv' })).toBeFocused();
  await expectPage(page.getByText('state: “Texass” is not a US state, such as TX')).toBeVisible();
  await expectPage(page.getByText('name: is empty: every center needs a name')).toBeVisible();
  await page.getByText('Warnings (1)').click();
  await expectPage(
    page.getByText(/^.*“Spa” is not one of DETOX, RESIDENTIAL, PHP, IOP, .*; left out$/),
  ).toBeVisible();
  await expectPage(page.getByRole('button', { name: 'Import 1 new center' })).toBeVisible();
  const errors = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV: Errors' }).click();
  expect((await errors).suggestedFilename()).toBe('import-errors.csv');
  await laptop.isAccessible();

  await page.getByLabel('Choose another file').setInputFiles(fixed);
  await expectPage(page.getByText('Errors (')).toBeHidden();
  await page.locator('summary', { hasText: 'New centers (3)' }).click();
  await expectPage(page.getByText('Still Water')).toBeVisible();
  expect(await isPublic('Lantern Point')).toBe(false);
  // Of many the first hundred are shown, and more when asked: the keyboard goes on with them.
  const rows = Array.from({ length: 120 }, (_, index) => `Harbor House ${index + 1},Waco,TX,,`);
  await page.getByLabel('Choose another file').setInputFiles(csv(...rows));
  await page.locator('summary', { hasText: 'New centers (120)' }).click();
  await expectPage(page.getByText('Harbor House 101')).toBeHidden();
  await page.getByRole('button', { name: 'Show 20 more: New centers' }).click();
  await expectPage(page.getByRole('listitem').filter({ hasText: 'Harbor House 101' })).toBeFocused();
  await expectPage(page.getByRole('button', { name: /^Show \d+ more/ })).toBeHidden();
  await page.getByLabel('Choose another file').setInputFiles(fixed);
  await page.getByRole('button', { name: 'Import 3 new centers' }).click();
  await expectPage(page.getByText('Import Successful', { exact: true })).toBeVisible();
  await expectPage(
    page.getByText('Successfully imported 3 treatment centers.', { exact: true }),
  ).toBeVisible();
  await laptop.isAccessible();
  await expectPage.poll(() => isPublic('Lantern Point')).toBe(true);

  await page.getByRole('button', { name: 'Undo this import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await expectPage(dialog.getByText('3 centers that it created would be deleted.')).toBeVisible();
  await expectPage(dialog.getByText('This touches 3 of 3 centers: more than 5%')).toBeVisible();
  const number = dialog.getByLabel('Type the number 3 to undo it');
  await expectPage(number).toBeFocused();
  await laptop.isAccessible();
  const agree = dialog.getByRole('button', { name: 'Undo the import', exact: true });
  await number.fill('2');
  await expectPage(agree).toBeDisabled();
  await number.fill('3');
  await agree.click();
  await expectPage(page.getByRole('heading', { name: 'Import Undone' })).toBeFocused();
  await expectPage(page.locator('#content').getByText('0 centers restored, 3 deleted.')).toBeVisible();
  await expectPage(page.getByText(/kept beside it: \S+-before-undo-\S+\.db$/)).toBeVisible();
  await expectPage(page.getByText(/^Undone by Ada Admin/)).toBeVisible();
  await expectPage(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await laptop.isAccessible();
  await expectPage.poll(() => isPublic('Lantern Point')).toBe(false);
  await laptop.closeBrowser();
});

it('shows what would change field by field, and what the directory says already', {
  tags: 'variant',
}, async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await signInOn(phone, 'Bea Admin', 'admin');
  await phone.visit('/admin0323/bulk-import');
  await page.getByLabel('Choose a CSV file').setInputFiles(fixed);
  await page.getByRole('button', { name: 'Import 3 new centers' }).click();
  await expectPage(page.getByRole('heading', { name: 'our-centers.csv is imported' })).toBeVisible();

  await page.getByLabel('Choose another file').setInputFiles(fixed);
  await expectPage(
    page.getByText('Nothing to import: the directory says all of this already.'),
  ).toBeVisible();
  await page
    .getByLabel('Choose another file')
    .setInputFiles(csv('Lantern Point,Austin,TX,512-555-0199,"DETOX, IOP"'));
  await page.locator('summary', { hasText: 'Changed centers (1)' }).click();
  await expectPage(page.getByRole('definition').filter({ hasText: '512-555-0100' })).toBeVisible();
  await expectPage(page.getByRole('definition').filter({ hasText: '512-555-0199' })).toBeVisible();
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Import 1 changed center' }).click();
  await page.getByRole('button', { name: 'Undo the import of our-centers.csv' }).first().click();
  await page.getByLabel('Type the number 1 to undo it').fill('1');
  await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
  await expectPage(page.locator('#content').getByText('1 center restored, 0 deleted.')).toBeVisible();
  await phone.closeBrowser();
});

it('keeps what staff have verified unless somebody chooses otherwise, and does what was previewed or nothing', {
  tags: 'variant',
}, async () => {
  const db = await openDatabase(server.databaseFile);
  const { 'Calm Cove': id = '' } = await addCenters(db, {
    name: 'Calm Cove',
    city: 'Austin',
    state: 'TX',
    phone: '512-555-0170',
    lastVerifiedAt: '2026-11-20T12:00:00.000Z',
  });
  await db
    .updateTable('centers')
    .set({ verified_by: 'Kim Colleague' })
    .where('id', '=', Number(id))
    .execute();
  const center = db.selectFrom('centers').select(['phone', 'street']).where('id', '=', Number(id));
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Dora Admin', 'admin');
  await laptop.visit('/admin0323/bulk-import');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(csv('Calm Cove,Austin,TX,512-555-0171,IOP', 'Late Light,Waco,TX,254-555-0109,IOP'));
  const choice = page.getByRole('group', { name: 'What staff have corrected or verified' });
  const keep = choice.getByRole('radio', { name: /^Keep what staff have said/ });
  await expectPage(keep).toBeChecked();
  await expectPage(choice).toContainText(
    /Row 2, Phone\. Calm Cove: ours “512-555-0170”, verified by Kim Colleague on Nov 20, 2026; the file “512-555-0171”/,
  );
  await laptop.isAccessible();
  await choice.getByRole('radio', { name: /^Take the values of the file/ }).click();
  await expectPage(choice.getByRole('radio', { name: /^Take the values of the file/ })).toBeChecked();
  await expectPage(page.getByText('Where they differ (1)')).toBeHidden();
  await keep.click();
  await expectPage(page.getByText('Where they differ (1)')).toBeVisible();

  // Meanwhile somebody adds what the file would.
  await addCenters(db, { name: 'Late Light', city: 'Waco', state: 'TX', phone: '254-555-0109' });
  laptop.expects(/status of 409/);
  await page.getByRole('button', { name: /^Import 1 new and 1 changed/ }).click();
  await expectPage(
    page.getByRole('heading', { name: 'The directory has changed since the preview' }),
  ).toBeFocused();
  await expectPage(page.getByRole('alert')).toContainText('Nothing was imported.');
  await laptop.isAccessible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('button', { name: 'Import 2 changed centers' }).click();
  await expectPage(page.getByRole('heading', { name: 'our-centers.csv is imported' })).toBeVisible();
  expect(await center.executeTakeFirst()).toMatchObject({ phone: '512-555-0170' });

  // The file's value waits on the center, which is due for it: first of all, since nobody has reported anything.
  await laptop.visit('/admin0323/centers/due?state=TX');
  const queue = new DueQueue(page);
  const status = page.locator('#content').getByRole('status').filter({ hasText: /left/ });
  const proposed = page.getByRole('region', { name: 'What sources say otherwise' });
  await expectPage(proposed).toContainText('Staff import says otherwise: Phone');
  await expectPage(proposed).toContainText('512-555-0171');
  expect((await queue.shown()).name).toBe('Calm Cove');
  await laptop.isAccessible();
  // Nothing else is due about it: to take the value is to be done with it.
  await queue.pressAndGoOn('a');
  await expectPage(status).toContainText('Phone: the source’s value is taken.');
  expect(await center.executeTakeFirst()).toMatchObject({ phone: '512-555-0171' });
  await page.keyboard.press('u');
  await expectPage(status).toContainText('Taken back: Calm Cove.');
  await expectPage(proposed).toContainText('512-555-0171');

  // In its editor ours is kept, that is taken back, and the file's value is taken.
  await page.getByRole('link', { name: 'Open in the editor' }).click();
  await laptop.seesHeading('Calm Cove');
  const heading = page.getByRole('heading', { name: 'What sources say otherwise' });
  await expectPage(heading).toBeVisible();
  await laptop.isAccessible();
  await page.getByRole('button', { name: 'Keep ours: Phone' }).click();
  await laptop.seesNotice('Phone: ours is kept.');
  await expectPage(heading).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await laptop.seesNotice('Taken back');
  await page.getByRole('button', { name: 'Take the source’s: Phone' }).click();
  await expectPage(page.getByLabel('Phone', { exact: true })).toHaveValue('512-555-0171');
  await db.destroy();
  await laptop.closeBrowser();
});

it('takes a dropped file, and nothing but CSV', { tags: 'variant' }, async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Cleo Admin', 'admin');
  await laptop.visit('/admin0323/bulk-import');
  const drop = (name: string, type: string) =>
    page.evaluate(`
      const dropped = new DataTransfer();
      dropped.items.add(new File(['name,city,state\\nFar Shore,Tyler,TX\\n'], '${name}', { type: '${type}' }));
      document.querySelector('[role=group][aria-label="Your file"]')
        .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    `);
  await drop('notes.txt', 'text/plain');
  await expectPage(page.getByText('Invalid File Type', { exact: true })).toBeVisible();
  await expectPage(page.getByText('Please select a CSV file.', { exact: true })).toBeVisible();
  await drop('shore.csv', 'text/csv');
  await expectPage(page.getByRole('heading', { name: 'Preview of shore.csv' })).toBeVisible();
  await expectPage(page.getByRole('button', { name: 'Import 1 new center' })).toBeVisible();

  laptop.expects(/status of 422/);
  await page.getByLabel('Choose another file').setInputFiles({
    name: 'empty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('title,town\nHope,Austin\n'),
  });
  await expectPage(page.getByRole('heading', { name: 'This file cannot be imported' })).toBeFocused();
  await expectPage(page.getByRole('alert')).toContainText('Our template needs name, city, state');
  await laptop.isAccessible();
  await laptop.closeBrowser();
});

it('is not for reviewers', async () => {
  await laptop.openBrowser();
  await signInOn(laptop, 'Rita Reviewer');
  await laptop.visit('/admin0323/bulk-import');
  await laptop.seesHeading('For admins only');
  await laptop.closeBrowser();
});

async function isPublic(name: string): Promise<boolean> {
  const response = await fetch(`${server.origin}/api/centers?q=${encodeURIComponent(name)}`);
  const { centers } = (await response.json()) as { centers: { name: string }[] };
  return centers.some((center) => center.name === name);
}
