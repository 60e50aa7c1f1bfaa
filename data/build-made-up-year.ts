import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from '#core/center/csv-columns.ts';
import { csvOf, readRows, sampleRows } from '#server/imports/testing/made-up-years.ts';
import { makeNextYear } from './made-up-year.ts';

/**
 * Writes a made-up next year of SAMHSA's directory into a folder, a file for each that is given (without one: of the
 * sample), and the truth beside it: npx tsx data/build-made-up-year.ts FOLDER [FILE...]
 */
const [folder, ...paths] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npx tsx data/build-made-up-year.ts FOLDER [FILE...]');
const before = paths.length > 0 ? await Promise.all(paths.map((path) => readRows({ path }))) : [sampleRows()];
const { files, truth } = makeNextYear(before);
mkdirSync(folder, { recursive: true });
const nameOf = (file: number) => `made-up-${file + 1}_2023.csv`;
for (const [file, rows] of files.entries()) writeFileSync(join(folder, nameOf(file)), csvOf(rows));
const lines = truth.map(({ file, row, fate, was, told }) => [
  nameOf(file),
  String(row + 2),
  fate,
  was ?? '',
  told ? 'yes' : 'no',
]);
writeFileSync(join(folder, 'truth.csv'), toCsv([['file', 'row', 'fate', 'was', 'can_be_told'], ...lines]));
console.log(`${truth.length} rows in ${files.length} files, and truth.csv`);
