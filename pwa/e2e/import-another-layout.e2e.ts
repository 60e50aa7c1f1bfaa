import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { openDatabase } from '#server/database/db.ts';
import { tinyXlsx } from '#server/imports/testing/tiny-xlsx.ts';
import { countActs } from './count-acts.ts';
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

const table = [
  ['Agency', 'License Type', 'Location', 'Tel', 'Second Tel', 'Beds'],
  ['Lantern Point', 'Detoxification', '1 Elm St, Mobile, AL 36602', '251-555-0100', '251-555-0101', '12'],
  ['Quiet Pier', 'Sober home', '2 Oak St, Dothan, AL 36301', '334-555-0100', '', 'many'],
];
const list = { name: 'alabama_licenses.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv(table)) };
const workbook = {
  name: 'alabama_licenses.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(tinyXlsx(table)),
};

async function centers() {
  const db = await openDatabase(server.databaseFile);
  const columns = ['name', 'street', 'city', 'state', 'phone', 'levels', 'bed_count', 'source'] as const;
  const rows = await db
    .selectFrom('centers')
    .select(columns)
    .where('source', '=', 'Alabama licenses')
    .execute();
  await db.destroy();
  return rows;
}

it('says what the columns of a list are, sees ten rows of it, imports it and takes it back', async () => {
  const page = await laptop.openBrowser();
  await signInOn(laptop, 'Ada Admin', 'admin');
  await laptop.visit('/admin0323/bulk-import');
  laptop.expects(/status of 422/);
  const acts = await countActs(page);
  await page.getByLabel('Choose a CSV file').setInputFiles(list);
  await expectPage(page.getByRole('heading', { name: 'This file cannot be imported' })).toBeFocused();
  await page.getByRole('button', { name: 'Say what its columns are' }).click();

  await expectPage(
    page.getByRole('heading', { name: 'What the columns of alabama_licenses.csv are' }),
  ).toBeFocused();
  const rows = page.getByRole('region', { name: 'The first rows as centers' });
  await expectPage(rows.getByRole('row', { name: /^2 .*Lantern Point.*Mobile/ })).toBeVisible();
  await expectPage(
    rows.getByText('Beds: “many” is not a whole number from 1 to 10,000; left out'),
  ).toBeVisible();
  await expectPage(page.getByLabel('City (needed)')).toHaveValue('written:');
  await laptop.isAccessible();

  // A field gets another column, and the rows and the text follow.
  await page.getByLabel('Phone', { exact: true }).selectOption('Second Tel');
  await expectPage(rows.getByText('251-555-0101')).toBeVisible();
  await expectPage(rows.getByText('334-555-0100')).toBeHidden();
  await page.getByLabel('Phone', { exact: true }).selectOption('Tel');
  await expectPage(rows.getByText('334-555-0100')).toBeVisible();

  // What is wrong is told by its line, and the form stays.
  const text = page.getByLabel('Mapping (YAML)');
  const good = (await text.inputValue())
    .replace('source: alabama licenses', 'source: Alabama licenses')
    .replace('Sober home: null', 'Sober home: RESIDENTIAL');
  await text.fill(good.replace('RESIDENTIAL', 'SOBER'));
  await expectPage(page.getByRole('alert')).toContainText(
    /mapping, line \d+, columns\.levels\.values\.Sober home: “SOBER” is not one of DETOX, RESIDENTIAL,/,
  );
  await expectPage(page.getByRole('button', { name: 'Preview the whole file' })).toBeDisabled();
  await expectPage(page.getByLabel('Name (needed)')).toBeVisible();
  await laptop.isAccessible();
  await text.fill(good);
  await expectPage(page.getByRole('alert')).toBeHidden();
  await expectPage(rows.getByRole('row', { name: /Quiet Pier.*Residential/ })).toBeVisible();

  // It is saved for the next file of the list.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the mapping as a file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('alabama_licenses.yaml');
  const savedText = await readFile((await saved.path())!, 'utf8');
  expect(savedText).toBe(await text.inputValue());

  await page.getByRole('button', { name: 'Preview the whole file' }).click();
  await expectPage(page.getByRole('heading', { name: 'Preview of alabama_licenses.csv' })).toBeFocused();
  await page.getByRole('button', { name: 'Change the mapping of its columns' }).click();
  await expectPage(text).toHaveValue(savedText);
  await page.getByRole('button', { name: 'Preview the whole file' }).click();
  await page.getByRole('button', { name: 'Import 2 new centers' }).click();
  await expectPage(page.getByRole('heading', { name: 'alabama_licenses.csv is imported' })).toBeVisible();
  // With a look back at the mapping, and its download.
  expect(acts).toMatchObject({ clicks: 6, files: 1 });
  expect(await centers()).toEqual([
    {
      name: 'Lantern Point',
      street: '1 Elm St',
      city: 'Mobile',
      state: 'AL',
      phone: '251-555-0100',
      levels: '["DETOX"]',
      bed_count: 12,
      source: 'Alabama licenses',
    },
    expect.objectContaining({ name: 'Quiet Pier', levels: '["RESIDENTIAL"]', bed_count: null }),
  ]);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByLabel('Type the number 2 to undo it').fill('2');
  await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
  await expectPage(page.getByRole('heading', { name: 'Import Undone' })).toBeFocused();
  expect(await centers()).toEqual([]);
  await laptop.closeBrowser();
});

it('uses a saved mapping, and takes a table of codes for a year that we lack', {
  tags: 'variant',
}, async () => {
  const phone = new Phone(server);
  const page = await phone.openBrowser();
  await signInOn(phone, 'Bea Admin', 'admin');
  await phone.visit('/admin0323/bulk-import');
  phone.expects(/status of 422/);
  await page.getByLabel('Choose a CSV file').setInputFiles(workbook);
  await page.getByRole('button', { name: 'Say what its columns are' }).click();
  await expectPage(page.getByLabel('Name (needed)')).toHaveValue('column:Agency');

  // Or by a mapping that ships, as the toolkit's --map takes it by its name.
  const begin = page.getByLabel('Begin with');
  await begin.selectOption('state-license-list');
  await expectPage(page.getByLabel('Name (needed)')).toHaveValue('column:Facility Name');
  await expectPage(page.getByLabel('Mapping (YAML)')).toHaveValue(/source: State license list/);
  await begin.selectOption('The draft for this file');
  await expectPage(page.getByLabel('Name (needed)')).toHaveValue('column:Agency');
  await page.getByLabel('Use a saved mapping').setInputFiles({
    name: 'saved.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from('source: Saved list\ncolumns: { name: Tel, city: Agency, state: { value: TX } }\n'),
  });
  await expectPage(page.getByLabel('Name (needed)')).toHaveValue('column:Tel');
  await expectPage(page.getByRole('region', { name: 'The first rows as centers' })).toContainText('Texas');
  await expectPage(begin.locator('option:checked')).toHaveText('What you have written');
  await phone.isAccessible();

  await page.getByLabel('Choose another file').setInputFiles({
    name: 'directory_2031.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name1,street1,city,state,zip,phone,service_code_info\nFar Shore,1 Elm St,Mobile,AL,36602,251-555-0100,SA * OP * MOTI * QQX\n',
    ),
  });
  await expectPage(page.getByRole('alert')).toContainText('service codes that we do not know: QQX (1)');
  await page.getByLabel('Table of codes (JSON)').setInputFiles({
    name: 'codes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ year: 2031, basedOn: 2024, source: 'A test', levels: { IOP: { SU: 'QQX' } } }),
    ),
  });
  await expectPage(page.getByRole('button', { name: 'Import 1 new center' })).toBeVisible();
  await phone.isAccessible();
  await phone.closeBrowser();
});
