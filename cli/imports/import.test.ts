import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import type { ImportReport } from '#core/staff/import-report.ts';
import { centerColumns } from '#server/database/center-rows.ts';
import { connect, openDatabase } from '#server/database/db.ts';
import { importFiles } from '#server/imports/import-centers.ts';
import { dump } from '#server/imports/testing/importing.ts';
import { samhsaTable } from '#server/imports/testing/samhsa-file.ts';
import { makeHome, type RunOptions } from '../testing/toolkit.ts';

/** The import into a database of this machine. That to a server: import-to-server.test.ts. */
let here: ReturnType<typeof makeHome>;
/** A database that holds centers. */
let filled: string;
beforeAll(async () => {
  here = makeHome();
  filled = join(here.home, 'filled.db');
  const db = await openDatabase(filled);
  const files = [{ name: 'good.csv', data: Buffer.from(goodCsv) }];
  await importFiles(db, { files, actor: 'ada', channel: 'terminal' });
  await db.destroy();
});
afterAll(() => here.remove());

const goodCsv =
  'name,city,state,phone\nHope House,Austin,TX,512-555-0100\nFaith House,Waco,TX,\nDC House,Washington,DC,\n';

let database: string;
let number = 0;
beforeEach(() => {
  database = join(here.home, `${++number}.db`);
});

const harborlight = (args: readonly string[], options: RunOptions = {}) =>
  here.run(args, { ...options, env: { HARBORLIGHT_DB: database } });

function write(name: string, content: string): string {
  const path = join(here.home, name);
  writeFileSync(path, content);
  return path;
}

it('imports into the database of the settings and prints a report of at most 60 columns', async () => {
  const { status, stdout, stderr } = await harborlight(['import', write('good.csv', goodCsv)]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: `Importing to ${database}, which is new\n` });
  expect(stdout).toMatch(/^Staff import: 3 rows in \d+\.\d s\n {2}good\.csv: 3\n\nCenters\n {7}2 {2}new\n/);
  expect(stdout).toContain('       1  DC (District of Columbia) is not one of the 50');
  expect(stdout).toContain('To take it back: harborlight imports undo 1');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  const db = await openDatabase(database);
  expect((await db.selectFrom('centers').select(centerColumns).execute()).length).toBe(2);
  await db.destroy();
});

it('lists first whose address the source withholds from now on, again when the import is shown', async () => {
  const house = { name1: 'Safe Harbor', street1: '9 Hill Street', phone: '251-555-0111' };
  const year = (number: number, row: object) =>
    write(`directory_${number}.csv`, toCsv(samhsaTable([{}, { ...house, ...row }])));
  await harborlight(['import', year(2022, {})]);
  const { status, stdout } = await harborlight(['import', year(2024, { street1: '- - -' })]);
  expect(status).toBe(0);
  const first =
    'Addresses that are now withheld\n' +
    '       1  no longer shown, nor in the history\n' +
    '          Safe Harbor, Mobile, AL (directory_2024.csv, row\n          3)\n\nCenters\n';
  expect(stdout).toContain(`  directory_2024.csv: 2\n\n${first}`);
  const shown = await harborlight(['imports', 'show', '2']);
  expect(shown.stdout).toContain(first);
  const history = await harborlight(['history', 'list', '--center', '2', '--json']);
  for (const text of [stdout, shown.stdout, history.stdout]) expect(text).not.toContain('9 Hill');
  expect(history.stdout).toContain('Withheld');
});

it('prints one JSON document with --json, and writes nothing with --dry-run', async () => {
  const args = ['import', '--json', '--dry-run', write('good.csv', goodCsv)];
  const { status, stdout } = await harborlight(args);
  expect(status).toBe(0);
  const report = JSON.parse(stdout) as ImportReport;
  expect(report).toMatchObject({
    dryRun: true,
    rows: 3,
    centers: { new: 2 },
    leftOut: [{ facilities: 1, rows: [{ row: 4 }] }],
  });
  expect(existsSync(database)).toBe(false);
});

const header = 'name,city,state\n';
it.each([
  ['a file that is not there', 'none.csv', undefined, 'none.csv does not exist.'],
  ['an empty file', 'empty.csv', '', 'empty.csv is empty.'],
  ['a PDF called CSV', 'flyer.csv', '%PDF-1.7\n', 'flyer.csv is a PDF, not a table.'],
  [
    'a cut-off workbook',
    'half.xlsx',
    'PK\x03\x04 half',
    'half.xlsx is damaged or incomplete: the end of the file is missing.',
  ],
  [
    'a header without state',
    'header.csv',
    'name,city,zip\nHope,Austin,78701\n',
    'header.csv, row 1: the column state is missing. Found: name, city, zip.',
  ],
  [
    'an unknown header',
    'other.csv',
    'rate,price\n1,2\n',
    'other.csv, row 1: the first row names no columns that we know',
  ],
  [
    'a quote that never closes',
    'quote.csv',
    `${header}"Hope,Austin,TX\n`,
    'quote.csv, row 2: a quote opens here and never closes.',
  ],
  [
    'a row without a name',
    'noname.csv',
    `${header}Hope,Austin,TX\n,Waco,TX\n`,
    '  noname.csv, row 3, column name: is empty: every center needs a name',
  ],
  [
    'a row that is too wide',
    'wide.csv',
    `${header}Hope, Inc,Austin,TX\n`,
    '  wide.csv, row 2: has 4 cells where the header has 3',
  ],
])('refuses %s with exit code 1 and leaves the database as it was', async (_, name, content, message) => {
  database = filled;
  const db = connect(database);
  const before = await dump(db);
  const path = content === undefined ? join(here.home, name) : write(name, content);
  const { status, stdout, stderr } = await harborlight(['import', path]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/^harborlight: /);
  expect(await dump(db)).toBe(before);
  await db.destroy();
});

it('refuses by its size what no memory could hold, and does not even make a database', async () => {
  const path = join(here.home, 'line.csv');
  const file = openSync(path, 'w');
  // Takes no room on the disk, and Node could not read it at once.
  ftruncateSync(file, 3 * 1024 ** 3);
  closeSync(file);
  const { status, stderr } = await harborlight(['import', path]);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('line.csv is 3072 MB; the most that can be imported is 64 MB.'),
  });
  expect(existsSync(database)).toBe(false);
});

it('says how to go on where rows are wrong, and does', async () => {
  const path = write('some.csv', `${header}Hope,Austin,TX\n,Waco,TX\n`);
  expect((await harborlight(['import', path])).stderr).toContain('add --skip-invalid');
  const { status, stdout } = await harborlight(['import', '--skip-invalid', path]);
  expect(status).toBe(0);
  expect(stdout).toContain('some.csv, row 3, name: is empty: every');
});

it('answers with the error as JSON where --json is given', async () => {
  const { status, stdout } = await harborlight(['import', '--json', join(here.home, 'none.csv')]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    error: { code: 'unreadable_file', message: expect.any(String) },
  });
});

it('answers wrong use with exit code 2', async () => {
  for (const wrong of [['import'], ['import', '--year', 'soon', 'a.csv'], ['frobnicate']]) {
    const { status, stdout, stderr } = await harborlight(wrong);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^harborlight: /);
  }
});

it('leaves the database as it was where it is stopped on the way', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `Center ${i},Austin,TX,512-555-0100\n`);
  const path = write('long.csv', `name,city,state,phone\n${rows.join('')}`);
  await (await openDatabase(database)).destroy();
  let stop = () => {};
  const ended = harborlight(['import', '--db', database, path], {
    onStart: (process) => {
      stop = () => process.kill('SIGINT');
    },
  });
  const db = connect(database);
  // Once it has begun to write, its transaction outgrows SQLite's cache and shows in the log file.
  while (!existsSync(`${database}-wal`) || readFileSync(`${database}-wal`).length < 1_000_000) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  stop();
  expect((await ended).signal).toBe('SIGINT');
  expect(JSON.parse(await dump(db))).toEqual([[], [], []]);
  await db.destroy();
});
