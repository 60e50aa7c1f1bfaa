import { beforeEach, expect, it } from 'vitest';
import type { ImportReport } from '#core/staff/import-report.ts';
import { zipPlace } from '../../data/places.ts';
import { streamCenters } from '../centers/centers-export.ts';
import { startImporting } from './testing/importing.ts';
import { samhsaFile, samhsaTable } from './testing/samhsa-file.ts';
import { tinyXlsx } from './testing/tiny-xlsx.ts';

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const csv = (text: string, name = 'ours.csv') => ({ name, data: Buffer.from(text) });
const told = ({ warnings }: ImportReport) =>
  warnings.flatMap(({ kind, rows }) => rows.map(({ row, column, value }) => [kind, row, column, value]));

const agawam = { city: 'Agawam', state: 'Massachusetts', zip: '1001' };

it('puts zeros of ZIPs back in every format, also where the state is written out', async () => {
  const table = samhsaTable([{ ...agawam, name1: 'Hope' }]);
  const files = {
    ours: [csv('name,city,state,zip\nHope,Agawam,Massachusetts,1001\n')],
    samhsa: [samhsaFile([{ ...agawam, name1: 'Hope' }])],
    workbook: [{ name: 'directory_2022.xlsx', data: tinyXlsx(table) }],
  };
  for (const [format, given] of Object.entries(files)) {
    const here = await startImporting();
    const report = await here.run(given);
    expect(told(report), format).toContainEqual(['zip_repaired', 2, 'zip', '1001']);
    const [center] = await here.centers();
    expect(center, format).toMatchObject({ zip: '01001', state: 'MA', lat: zipPlace('01001')!.lat });
  }
});

it('gives a center back the ZIP that it lost at an earlier import of the same file, and its place, and doubles none', async () => {
  const rows = (zip: string) => [
    csv(
      `name,street,city,state,zip\nHope,1 Elm St,Agawam,Massachusetts,${zip}\nFaith,,Agawam,Massachusetts,${zip}\n`,
    ),
  ];
  await on.run(rows(''));
  const report = await on.run(rows('1001'));
  expect(report.centers).toMatchObject({ new: 0, changed: 2 });
  const placed = { zip: '01001', lat: zipPlace('01001')!.lat, approximate_location: 1 };
  expect(await on.centers()).toMatchObject([placed, placed]);
  expect((await on.run(rows('1001'))).centers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
});

it('takes its own export back after a spreadsheet had it, and finds each center again', async () => {
  await on.run([csv('name,city,state,street,zip,phone\nHope,Agawam,MA,1 Elm St,01001,413-555-0100\n')]);
  const filter = { q: '', state: undefined, status: undefined, due: false };
  const whole = await new Response(streamCenters(on.db, filter, 'csv', new Date())).text();
  expect(whole).toContain('01001');
  const before = (await on.centers()).map(({ imported: _said, ...row }) => row);
  const report = await on.run([csv(whole.replace('01001', '1001'), 'export.csv')]);
  expect(report.centers).toMatchObject({ new: 0, changed: 0 });
  expect((await on.centers()).map(({ imported: _said, ...row }) => row)).toEqual(before);
});

it('reads letters of a phone as digits, and names row and column of what is none', async () => {
  // In a file of ours "-" says that there is none: see own-export.test.ts.
  const wrong = ['call us', '555-0100', '2.07556E+09', '2.0755601E+09'];
  const rows = ['1-800-662-HELP', '(207) 555-CARE x12', ...wrong];
  const text = rows.map((phone, index) => `Center ${index},Austin,TX,${phone}\n`).join('');
  const report = await on.run([csv(`name,city,state,phone\n${text}`)]);
  expect(told(report)).toEqual([
    ...wrong.map((phone, index) => ['value_left_out', index + 4, 'phone', phone]),
    ['phone_repaired', 2, 'phone', rows[0]],
    ['phone_repaired', 3, 'phone', rows[1]],
  ]);
  expect(report.warnings[0]!.rows[0]!.problem).toMatch(/^must have ten digits, such as 207-555-0142/);
  expect((await on.centers()).map(({ phone }) => phone)).toEqual([
    '1-800-662-4357',
    '207-555-2273 x12',
    ...wrong.map(() => null),
  ]);
});

it('reads phones of SAMHSA’s directory by the same rules, those of intake too', async () => {
  const report = await on.run([
    samhsaFile([
      { phone: '251-555-HELP', intake1: '251-CALLNOW', intake1a: 'call us' },
      { name1: 'Hope', phone: '-' },
    ]),
  ]);
  expect(told(report)).toEqual([
    ['phone_repaired', 2, 'phone', '251-555-HELP'],
    ['phone_repaired', 2, 'intake1', '251-CALLNOW'],
    ['phone_left_out', 2, 'intake1a', 'call us'],
    ['phone_left_out', 3, 'phone', '-'],
  ]);
  expect(await on.centers()).toMatchObject([
    { phone: '251-555-4357', intake_phones: '["251-225-5669"]' },
    { phone: null },
  ]);
});

it('takes a website of “N/A”, “none” or “-” for none, and says nothing of it', async () => {
  const ours = await on.run([
    csv(
      'name,city,state,website\nHope,Austin,TX,N/A\nFaith,Austin,TX,none\nLove,Austin,TX,-\nJoy,Austin,TX,joy.example\n',
    ),
  ]);
  const theirs = await on.run([samhsaFile([{ website: 'http://none' }])]);
  expect([told(ours), told(theirs)]).toEqual([[], []]);
  expect((await on.centers()).map(({ website }) => website)).toEqual([
    null,
    null,
    null,
    'http://joy.example',
    null,
  ]);
});

it('warns of a ZIP that is elsewhere than the city, which moves no center and places none', async () => {
  const header = 'name,city,state,zip\n';
  await on.run([csv(`${header}Hope,Mobile,AL,36602\n`)]);
  const [{ lat, lng } = { lat: 0, lng: 0 }] = await on.centers();
  expect(lat).toBe(zipPlace('36602')!.lat);
  const report = await on.run([csv(`${header}Hope,Mobile,AL,63601\nFaith,Mobile,AL,35203\n`)]);
  expect(told(report)).toEqual([
    ['zip_elsewhere', 2, 'zip', '63601 (Park Hills, MO) and Mobile, AL'],
    ['zip_elsewhere', 3, 'zip', '35203 (Birmingham, AL) and Mobile, AL'],
  ]);
  expect(await on.centers()).toMatchObject([
    { zip: '63601', lat, lng },
    { zip: '35203', lat: null, approximate_location: 0 },
  ]);
});
