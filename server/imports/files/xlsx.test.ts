import { deflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { columnName, workbookParts } from '../testing/tiny-xlsx.ts';
import { type ZipPart, zipFile } from '../testing/zip-file.ts';
import { readXlsx } from './xlsx.ts';

const read = (data: Uint8Array) => readXlsx(data, 'ours.xlsx');
const workbook = (...given: Parameters<typeof workbookParts>) => zipFile(workbookParts(...given));
const rowOf = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const textCell = (address: string, text: string) => `<c r="${address}" t="str"><v>${text}</v></c>`;
const header = rowOf(1, textCell('A1', 'name') + textCell('B1', 'city'));
const good = workbookParts({ sheet: header });
const MEGABYTE = 1024 * 1024;

/** The same workbook with another sheet, or with other headers of it. */
const withSheet = (change: Partial<ZipPart>) =>
  good.map((part) => (part.name.startsWith('xl/worksheets') ? { ...part, ...change } : part));

/** Of the processor: how long it waits for others is no matter of ours. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

it('reads cells of all types as read-excel-file does', async () => {
  const data = workbook({
    strings:
      '<si><t>name</t></si><si><r><t>Ca&#241;on </t></r><r><rPr><b/></rPr><t>Clinic</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>' +
      '<si><t xml:space="preserve"> Smith &amp; Sons_x000D_ </t></si><si><t>_x005F_x0041_ &lt;&gt;</t></si>',
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="4"/></cellXfs>',
    sheet:
      `${rowOf(2, '<c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="s"><v>2</v></c><c r="E2" t="s"><v>3</v></c>')}<!-- > -->` +
      rowOf(
        4,
        '<c r="A4" s="1"><v>45000</v></c><c r="B4" s="2"><v>45000.75</v></c><c r="C4" s="3"><v>7</v></c><c r="D4" s="4"><v>1.50</v></c><c r="E4"><v>36602</v></c>',
      ) +
      rowOf(
        5,
        '<c r="A5" t="b"><v>1</v></c><c r="B5" t="e"><v>#N/A</v></c><c r="C5" t="str"><f>A1&amp;"x"</f><v> sum </v></c><c r="D5" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c r="AB5"><v>1e3</v></c><c r="AC5" s="1"/>',
      ) +
      rowOf(9, '<c r="A9" s="1"/>'),
  });
  const theirs = await readSheet(data);
  const asText = (cell: unknown) =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell);
  const trimmed = (row: readonly string[]) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
  const ours = read(data);
  expect(ours).toEqual(theirs.map((row) => trimmed(row.map(asText))));
  expect(ours[3]).toEqual(['2023-03-15', '2023-03-15', '7', '1.5', '36602']);
  expect(ours[4]?.[27]).toBe('1000');
});

it('counts days from 1904 where the workbook does, and cells that do not say where they are', () => {
  const sheet = '<row><c s="0"><v>43538</v></c><c t="str"><v>b</v></c></row>';
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  expect(read(workbook({ sheet, styles, date1904: true }))).toEqual([['2023-03-15', 'b']]);
});

it('takes the day of an ISO date as it stands, and refuses one that is none', () => {
  const dated = (text: string) => workbook({ sheet: rowOf(1, `<c r="A1" t="d"><v>${text}</v></c>`) });
  for (const text of ['2023-03-15', '2023-03-15T23:30:00-05:00', '2023-03-15T00:30:00+02:00'])
    expect(read(dated(text))).toEqual([['2023-03-15']]);
  expect(() => read(dated('March 15, 2023'))).toThrow('its first sheet cannot be read');
});

it('takes a number for itself where it is shown as a day that there is not', () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const cells = ['2515550100', '-1', '2958465', '2958466'].map(
    (number, i) => `<c r="${columnName(i)}1" s="0"><v>${number}</v></c>`,
  );
  expect(read(workbook({ sheet: rowOf(1, cells.join('')), styles }))).toEqual([
    ['2515550100', '-1', '9999-12-31', '2958466'],
  ]);
});

it('reads what was written as it came: sizes after the content, or in 64 bits', () => {
  const data = workbook({ sheet: header });
  const at = data.indexOf('xl/worksheets/sheet1.xml') - 30;
  data.writeUInt16LE(8, at + 6);
  data.fill(0, at + 14, at + 26);
  expect(read(data)).toEqual([['name', 'city']]);
});

it.each([
  ['says less of itself in its directory', withSheet({ directory: { unpackedBytes: 100 } })],
  ['says less of itself in both headers', withSheet({ unpackedBytes: 100 })],
  ['says more of itself in both headers', withSheet({ unpackedBytes: 100_000 })],
  ['has another checksum', withSheet({ directory: { crc: 1 } })],
  ['has another method', withSheet({ directory: { method: 0 } })],
  ['has another name in its directory', withSheet({ directory: { name: 'xl/worksheets/sheet9.xml' } })],
  ['lies in another part', withSheet({ offset: 0 })],
  ['has two parts of one name', [...good, ...withSheet({}).slice(-1)]],
  ['has a NUL in a name', [...good, { name: 'xl/a\0.xml', data: '' }]],
  ['is protected', withSheet({ directory: { flags: 1 } })],
  ['has too many parts', Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}`, data: '' }))],
  ['has a DTD', withSheet({ data: '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' })],
  ['ends in the midst', withSheet({ data: '<worksheet><sheetData><row r="1">' })],
  ['has tags that cross', withSheet({ data: '<worksheet><sheetData><row></sheetData></row></worksheet>' })],
  ['has a row beyond the last', workbookParts({ sheet: rowOf(1e12, textCell('A1', 'x')) })],
  ['has a column beyond the last', workbookParts({ sheet: rowOf(1, textCell('ZZZZZZZ1', 'x')) })],
  ['has rows in disorder', workbookParts({ sheet: header + header })],
  ['has a blank for a number', workbookParts({ sheet: rowOf(1, '<c r="A1"><v> </v></c>') })],
  ['names a text that it has not', workbookParts({ sheet: rowOf(1, '<c r="A1" t="s"><v>7</v></c>') })],
])('refuses a workbook that %s', (_, parts) => {
  expect(() => read(zipFile(parts))).toThrow(
    expect.objectContaining({ status: 422, code: 'unreadable_file' }),
  );
});

it('refuses gigabytes in a small file, whatever its headers say, in little memory', () => {
  const blank = deflateRawSync(Buffer.alloc(64 * MEGABYTE, ' '));
  // Deflated blocks one after the other are one stream, if none but the last says that it is.
  const stream = Buffer.concat(Array.from({ length: 40 }, () => blank));
  expect(stream.length).toBeGreaterThan(2.4 * MEGABYTE);
  for (const unpackedBytes of [1000, 100 * MEGABYTE, 0x7fffffff]) {
    const data = zipFile(withSheet({ data: stream, packed: true, unpackedBytes }));
    const before = process.memoryUsage().rss;
    expect(seconds(() => expect(() => read(data)).toThrow('ours.xlsx is'))).toBeLessThan(5);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
  }
});

it('refuses parts of which each is allowed, and all together are too large', () => {
  const noise = (count: number) =>
    Array.from({ length: count }, (_, i) => `<si><t>${(i * 7919) % 100_003}</t></si>`).join('');
  const parts = workbookParts({ sheet: `${header}<!--${noise(4_000_000)}-->`, strings: noise(4_000_000) });
  const large = zipFile(parts.map((part) => ({ ...part, stored: true })));
  expect(() => read(large)).toThrow('is too large once unpacked: save its first sheet as CSV');
});

const many = (count: number, row: (number: number) => string) =>
  Array.from({ length: count }, (_, i) => row(i + 2)).join('');

it.each([
  ['a million rows without a cell', header + many(1_000_000, (n) => `<row r="${n}"/>`), 1],
  [
    'rows that end in the last column',
    header + many(20_000, (n) => rowOf(n, textCell(`XFD${n}`, 'x'))),
    undefined,
  ],
  ['a cell in the last row and column', header + rowOf(1_048_576, textCell('XFD1048576', 'x')), 1_048_576],
  [
    'cells without a value',
    header +
      many(200, (n) =>
        rowOf(n, Array.from({ length: 5000 }, (_, x) => `<c r="${columnName(x)}${n}" s="0"/>`).join('')),
      ),
    1,
  ],
  [
    'rows after many blank ones',
    header + Array.from({ length: 120_000 }, (_, i) => `<row r="${900_000 + i}"/>`).join(''),
    1,
  ],
  [
    'tags in tags',
    `${header}<row>${many(300_000, (n) => `<y${n}>`)}${Array.from({ length: 300_000 }, (_, i) => `</y${300_001 - i}>`).join('')}</row>`,
    1,
  ],
  ['ampersands', `${header}<row><c t="str"><v>${'&a'.repeat(300_000)}</v></c></row>`, 2],
])('takes no minutes for %s', (_, sheet, rows) => {
  const data = workbook({ sheet });
  let found: number | undefined;
  const took = seconds(() => {
    try {
      found = read(data).length;
    } catch (error) {
      expect(error).toMatchObject({ code: 'unreadable_file' });
    }
  });
  expect(found).toBe(rows);
  expect(took).toBeLessThan(10);
});

it('takes no minutes for how numbers are shown', () => {
  const codes = ['[', '"', 's.', '\\\\', '[$'].map(
    (code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code.replace('"', '&quot;').repeat(20_000)}"/>`,
  );
  const styles = `<numFmts>${codes.join('')}</numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(5000)}</cellXfs>`;
  expect(seconds(() => read(workbook({ sheet: header, styles })))).toBeLessThan(5);
});

it('refuses a long text that is named by every cell', () => {
  const cells = (n: number) => rowOf(n, `<c r="A${n}" t="s"><v>0</v></c>`);
  const strings = `<si><t>${'long '.repeat(20_000)}</t></si>`;
  expect(() => read(workbook({ sheet: header + many(10_000, cells), strings }))).toThrow(
    'has more than 67,108,864 characters in its first sheet: split it up',
  );
});
