import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { tinyXlsx, workbookParts } from '../testing/tiny-xlsx.ts';
import { zipFile } from '../testing/zip-file.ts';
import { readTable } from './table.ts';

const rows = [
  ['name', 'city'],
  ['Cañon Clinic', 'Cañon City'],
];
const text = 'name,city\nCañon Clinic,Cañon City\n';
const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (data: Uint8Array, name = 'centers.csv') => readTable({ name, data });

it.each([
  ['UTF-8', Buffer.from(text), 'UTF-8'],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`), 'UTF-8'],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16'],
  ['big-endian UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'UTF-16'],
  ['Windows-1252', Buffer.from(text, 'latin1'), 'Windows-1252'],
  ['gzipped CSV', gzipSync(text), 'UTF-8'],
])('reads %s', async (_, data, encoding) => {
  expect(await read(data)).toEqual({ name: 'centers.csv', format: 'csv', encoding, rows });
});

it('reads the first sheet of a workbook, whatever the file is called', async () => {
  const table = { name: 'centers.csv', format: 'xlsx', encoding: null, rows };
  expect(await read(tinyXlsx(rows))).toEqual(table);
  expect(await read(gzipSync(tinyXlsx(rows)))).toEqual(table);
});

const workbook = tinyXlsx(rows);
const damaged = Buffer.from(workbook);
damaged.fill('<', damaged.indexOf('<sheetData>'), damaged.indexOf('</worksheet>'));

it.each([
  ['an empty file', Buffer.alloc(0), 'is empty.'],
  ['a file of blanks', Buffer.from('\n \n'), 'is empty.'],
  ['a PDF that is called CSV', Buffer.from('%PDF-1.7\n1 0 obj'), 'is a PDF, not a table.'],
  [
    'an old Excel file',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'is an old Excel file (.xls): save it as .xlsx or CSV.',
  ],
  [
    'a web page',
    Buffer.from('<!DOCTYPE html><html>'),
    'is a web page, not a table: download the file itself.',
  ],
  [
    'half a workbook',
    workbook.subarray(0, workbook.length / 2),
    'is damaged or incomplete: the end of the file is missing.',
  ],
  [
    'a workbook of half a sheet',
    zipFile(workbookParts({ sheet: '<row r="1"><<<' })),
    'is damaged or incomplete: its first sheet cannot be read.',
  ],
  ['a damaged workbook', damaged, 'is damaged or incomplete: a part of it cannot be unpacked.'],
  ['another ZIP', zipFile([{ name: 'readme.txt', data: 'hi' }]), 'is a ZIP file, not a workbook (.xlsx).'],
  [
    'half a gzip',
    gzipSync(text).subarray(0, 30),
    'is damaged or incomplete: its gzip data cannot be unpacked.',
  ],
])('refuses %s', async (_, data, problem) => {
  await expect(read(data)).rejects.toMatchObject({
    status: 422,
    message: `centers.csv ${problem}`,
    issues: [{ path: 'centers.csv' }],
  });
});

it.each([
  ['name\0city\0', 'row 1, column 1 holds binary data (U+0000, NUL)'],
  ['name,phone\n"Old\nMill",1\nElm,2\0\n', 'row 3, column phone holds binary data (U+0000, NUL)'],
  [`name,phone\n${'Elm,1\n'.repeat(20_000)}Oak\x1a,2\n`, 'row 20002, column name holds binary data (U+001A)'],
])('names the row and the column of what is no text', async (content, problem) => {
  await expect(read(Buffer.from(content))).rejects.toMatchObject({
    status: 422,
    message: `centers.csv, ${problem}: delete it there, or save the table anew.`,
  });
});

it('names it in a workbook, too', async () => {
  const broken = tinyXlsx([
    ['name', 'city'],
    ['Elm', 'Wa_x0000_co'],
  ]);
  await expect(read(broken)).rejects.toThrow(
    'centers.csv, row 2, column city holds binary data (U+0000, NUL)',
  );
});

it('says that a file is not there, or a folder', async () => {
  const missing = join(folder, 'missing.csv');
  await expect(readTable({ path: missing })).rejects.toThrow(`${missing} does not exist.`);
  await expect(readTable({ path: folder })).rejects.toThrow(`${folder} is a folder, not a file.`);
});

it('refuses 200 MB of one line in little memory', async () => {
  const path = join(folder, 'huge.csv');
  const file = openSync(path, 'w');
  ftruncateSync(file, 200 * 1024 * 1024);
  closeSync(file);
  const before = process.memoryUsage().rss;
  await expect(readTable({ path })).rejects.toThrow('is 200 MB; the most that can be imported is 64 MB.');
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

it('refuses what is larger than allowed only once unpacked', async () => {
  const path = join(folder, 'bomb.csv.gz');
  writeFileSync(path, gzipSync(Buffer.alloc(80 * 1024 * 1024, 'x')));
  await expect(readTable({ path })).rejects.toThrow('bomb.csv.gz is larger than allowed once unpacked');
});
