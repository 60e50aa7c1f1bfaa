import { beforeEach, expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { dump, startImporting, undoSeen } from '../testing/importing.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';
import { tinyXlsx } from '../testing/tiny-xlsx.ts';

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const file = (rows: readonly (readonly string[])[], name = 'list.csv') => ({
  name,
  data: Buffer.from(toCsv(rows)),
});
const map = (text: string) => ({ map: { name: 'map.yaml', text } });
const header = [
  'License',
  'Facility',
  'Street',
  'Suite',
  'Town',
  'ZIP',
  'Tel',
  'Type',
  'Beds',
  'Lat',
  'Long',
];
const mapping = `
source: Alabama license list
key: License
columns:
  name: Facility
  street: [Street, Suite]
  city: Town
  state: { value: AL }
  zip: ZIP
  phone: Tel
  bedCount: Beds
  lat: Lat
  lng: Long
  levels: { column: Type, values: { Detox unit: DETOX, "Day, part-time": PHP } }
`;
const hope = [
  'L-1',
  'Hope House',
  '1 Elm St',
  'Suite 2',
  'Mobile',
  '36602',
  '251-555-0100',
  'Detox unit; outpatient',
  '12',
  '30.7',
  '-88.05',
];
/** The clinic that `samhsaFile` lists. */
const harbor = [
  'L-9',
  'Harbor Clinic',
  '12 Pier Road',
  '',
  'Mobile',
  '36602',
  '251-555-0100',
  '',
  '30',
  '',
  '',
];
const faith = ['L-2', 'Faith House', '', '', 'Dothan', '36301', '', 'day,  part-time', '', '', ''];

it('imports a file of another layout by its mapping: joins, constants, value maps, a stated place', async () => {
  const report = await on.run([file([header, hope, faith])], map(mapping));
  expect(report).toMatchObject({
    source: 'Alabama license list',
    format: 'mapped',
    complete: false,
    rows: 2,
    centers: { new: 2 },
    errors: [],
  });
  expect(await on.centers()).toMatchObject([
    {
      name: 'Hope House',
      street: '1 Elm St, Suite 2',
      city: 'Mobile',
      state: 'AL',
      zip: '36602',
      phone: '251-555-0100',
      bed_count: 12,
      levels: '["DETOX","OUTPATIENT"]',
      lat: 30.7,
      lng: -88.05,
      approximate_location: 0,
      source: 'Alabama license list',
      source_key: '#l 1',
    },
    // Without a place of its own it has that of its ZIP code.
    { name: 'Faith House', street: null, levels: '["PHP"]', approximate_location: 1 },
  ]);
});

it('changes nothing when the same file comes again, and knows a row by its key after name and street have changed', async () => {
  await on.run([file([header, hope, faith])], map(mapping));
  const before = await dump(on.db);
  expect((await on.run([file([header, hope, faith])], map(mapping))).centers).toMatchObject({
    new: 0,
    unchanged: 2,
  });
  expect(await dump(on.db)).toBe(before);
  const renamed = hope.with(1, 'Hope Recovery').with(2, '9 Hill St').with(6, '251-555-0111');
  expect((await on.run([file([header, renamed, faith])], map(mapping))).centers).toMatchObject({
    new: 0,
    changed: 1,
  });
  expect(await on.centers()).toMatchObject([{ name: 'Hope Recovery', street: '9 Hill St, Suite 2' }, {}]);
});

it('moves a center where the source states another place, but for one that staff placed: there it proposes that', async () => {
  await on.run([file([header, hope.with(9, '30.6')])], map(mapping));
  await on.run([file([header, hope])], map(mapping));
  expect(await on.centers()).toMatchObject([{ lat: 30.7, lng: -88.05, approximate_location: 0 }]);
  await on.db.updateTable('centers').set({ lat: 30.71 }).execute();
  await on.run([file([header, hope.with(8, '14')])], map(mapping));
  expect(await on.centers()).toMatchObject([{ bed_count: 14, lat: 30.71 }]);
  await on.run([file([header, hope.with(9, '30.8')])], map(mapping));
  expect(await on.centers()).toMatchObject([{ lat: 30.71, lng: -88.05 }]);
  const proposed = await on.db.selectFrom('proposals').select(['field', 'value']).execute();
  expect(proposed).toEqual([{ field: 'lat', value: '30.8' }]);
});

it('keeps what staff have corrected, and takes all back by an undo', async () => {
  await on.run([file([header, hope])], map(mapping));
  await on.db.updateTable('centers').set({ phone: '251-555-0199' }).execute();
  const before = await dump(on.db);
  const report = await on.run([file([header, hope.with(8, '14'), faith])], map(mapping));
  expect(report.centers).toMatchObject({ new: 1, changed: 1 });
  expect(await on.centers()).toMatchObject([{ phone: '251-555-0199', bed_count: 14 }, {}]);
  await undoSeen(on.db, report.importId!, { name: 'ada', channel: 'terminal' }, new Date());
  expect((await on.centers()).length).toBe(1);
  expect(JSON.parse(await dump(on.db))[0]).toEqual(JSON.parse(before)[0]);
});

it('withholds the address and the place that the list keeps to itself', async () => {
  await on.run([file([header, hope])], map(mapping));
  const report = await on.run([file([header, hope.with(2, 'Confidential').with(3, '')])], map(mapping));
  expect(report.withheld).toMatchObject([{ file: 'list.csv', row: 2 }]);
  const [center] = await on.centers();
  expect(center).toMatchObject({ street: null, zip: '36602', approximate_location: 1 });
  expect(center!.lat).not.toBe(30.7);
  expect(center!.imported).not.toContain('30.7');
});

it('marks what a complete list no longer has, and only what is its own', async () => {
  await on.run([samhsaFile([{}])]);
  const whole = map(`complete: true\n${mapping}`);
  await on.run([file([header, hope, faith])], whole);
  const report = await on.run([file([header, hope])], whole);
  expect(report).toMatchObject({
    complete: true,
    centers: { missing: 1 },
    missingCenters: [{ name: 'Faith House' }],
  });
  expect((await on.centers()).map(({ review_status }) => review_status)).toEqual([
    'PUBLISHED',
    'PUBLISHED',
    'NEEDS_REVIEW',
  ]);
});

it.each(['true', 'false'])(
  'updates a center of another source without taking it over (complete: %s)',
  async (complete) => {
    await on.run([samhsaFile([{}])]);
    const given = map(`complete: ${complete}\n${mapping}`);
    expect((await on.run([file([header, harbor])], given)).centers).toMatchObject({ new: 0, changed: 1 });
    expect(await on.centers()).toMatchObject([
      { source: 'SAMHSA National Directory', bed_count: 30, source_year: 2022 },
    ]);
    // By its number, whatever it is called then.
    const renamed = harbor.with(1, 'Pier Clinic').with(2, '99 Other St').with(6, '').with(8, '31');
    expect((await on.run([file([header, renamed])], given)).centers).toMatchObject({ new: 0, changed: 1 });
    // SAMHSA's own file still knows it, too.
    expect((await on.run([samhsaFile([{}])])).centers).toMatchObject({ new: 0, missing: 0 });
    expect((await on.centers()).length).toBe(1);
  },
);

it('holds two lists of other sources about one center apart', async () => {
  await on.run([samhsaFile([{}])]);
  await on.run([file([header, harbor])], map(mapping));
  await on.run(
    [file([header, harbor.with(8, '40')])],
    map(mapping.replace('Alabama license list', 'A helpline')),
  );
  const imported = JSON.parse((await on.centers())[0]!.imported!);
  expect(Object.keys(imported.parts)).toEqual(['SU', 'A helpline', 'Alabama license list']);
});

it('reads a workbook whose header stands below a title, and counts rows as a spreadsheet does', async () => {
  const rows = [
    ['Licensed facilities'],
    [],
    header,
    hope,
    ['L-3', '', '', '', 'Selma', '', '', '', '', '', ''],
  ];
  const workbook = { name: 'list.xlsx', data: tinyXlsx(rows) };
  const run = on.run([workbook], { ...map(`headerRow: 3\n${mapping}`), skipInvalid: true });
  expect(await run).toMatchObject({ rows: 2, centers: { new: 1 } });
});

it('names the row and the column of the file where a row lacks what every center needs', async () => {
  const run = on.run([file([header, hope, faith.with(1, ' '), hope.with(4, '')])], map(mapping));
  await expect(run).rejects.toMatchObject({ code: 'invalid_rows' });
  const both = on.run([file([header, faith.with(1, ' '), hope.with(4, ''), hope])], map(mapping));
  await expect(both).rejects.toMatchObject({
    issues: [
      { path: 'list.csv, row 2, column Facility', message: 'is empty: every center needs a name' },
      { path: 'list.csv, row 3, column Town', message: 'is empty: every center needs a city' },
    ],
  });
  expect(await on.centers()).toEqual([]);
});

it('leaves out what cannot be used, with the column and what is allowed', async () => {
  const odd = hope.with(5, '123').with(7, 'Spa').with(8, 'many').with(9, 'north');
  const { warnings } = await on.run([file([header, odd])], map(mapping));
  expect(
    warnings.flatMap(({ kind, rows }) => rows.map(({ column, value }) => [kind, column, value])),
  ).toEqual([
    ['value_left_out', 'Lat', 'north'],
    ['value_left_out', 'Beds', 'many'],
    ['value_left_out', 'Type', 'Spa'],
    ['zip_left_out', 'ZIP', '123'],
    ['no_year', undefined, undefined],
  ]);
});

it('takes only the rows that it is to take', async () => {
  const rows = [
    [...header, 'Status', 'Ends'],
    [...hope, 'Active', '12/31/2099'],
    [...faith, 'Closed', '12/31/2099'],
    [...faith.with(0, 'L-3'), 'active', '1/31/2020 0:00'],
    [...faith.with(0, 'L-4').with(1, 'Calm House'), 'Probation', 'soon'],
  ];
  const limits = 'only: { Status: [Active, Probation] }\nexpires: Ends\n';
  const { leftOut, warnings, centers } = await on.run([file(rows)], map(`${limits}${mapping}`));
  expect(centers.new).toBe(2);
  expect(leftOut.map(({ reason, rows: left }) => [reason, left.map(({ row }) => row)])).toEqual([
    ['Status is “Closed”, which the mapping does not take', [3]],
    ['Ends is over', [4]],
  ]);
  expect(warnings.find(({ kind }) => kind === 'value_left_out')!.rows).toMatchObject([
    { row: 5, column: 'Ends' },
  ]);
});

it('says which columns the file lacks: an error where every center needs them, else a warning', async () => {
  const without = (column: string) =>
    [header, hope].map((row) => row.filter((_, at) => header[at] !== column));
  await expect(on.run([file(without('Town'))], map(mapping))).rejects.toThrow(
    'list.csv, row 1: the column Town is missing. Found: License, Facility, Street',
  );
  const { warnings } = await on.run([file(without('Beds'))], map(mapping));
  expect(warnings.find(({ kind }) => kind === 'column_missing')!.rows).toMatchObject([{ column: 'Beds' }]);
});

it('leaves the notes below the list alone, and takes the year from the mapping, the name or whoever imports', async () => {
  const notes = ['Source: the department', ...Array(10).fill('')];
  const { leftOut } = await on.run([file([header, hope, notes], 'list_2021.csv')], map(mapping));
  expect(leftOut).toMatchObject([{ reason: 'Not a facility: a note at the end of the file' }]);
  const year = async () => (await on.centers())[0]!.source_year;
  expect(await year()).toBe(2021);
  await on.run([file([header, hope], 'list_2021.csv')], map(`year: 2023\n${mapping}`));
  expect(await year()).toBe(2023);
  await on.run([file([header, hope], 'list_2021.csv')], { ...map(`year: 2023\n${mapping}`), year: 2024 });
  expect(await year()).toBe(2024);
});
