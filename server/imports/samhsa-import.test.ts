import { beforeEach, expect, it } from 'vitest';
import { dump, startImporting } from './testing/importing.ts';
import { samhsaFile, samhsaTable } from './testing/samhsa-file.ts';
import { tinyXlsx } from './testing/tiny-xlsx.ts';

const MH = { service_code_info: 'MH * OP * DBT * MC * CHLD' };
const clinic = {};
const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', phone: '251-555-0111' };
const lodgeMH = { ...lodge, ...MH };

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

it('makes one center of a facility that is in both directories, with the union of its services', async () => {
  const report = await on.run([samhsaFile([clinic, lodge]), samhsaFile([lodgeMH], 'mental_2022.csv')]);
  expect(report).toMatchObject({ rows: 3, merged: 1, centers: { new: 2 } });
  expect((await on.centers())[1]).toMatchObject({
    name: 'Lantern Lodge',
    slug: 'lantern-lodge-mobile-al',
    street: '9 Hill Street',
    levels: '["OUTPATIENT"]',
    populations: '["ADULT","ADOLESCENT"]',
    modalities: '["CBT","DBT","MI"]',
    insurance: '["MEDICAID","MEDICARE","SELFPAY"]',
    program_highlights: null,
    source: 'SAMHSA National Directory',
    source_year: 2022,
    last_verified_at: null,
    approximate_location: 1,
    review_status: 'PUBLISHED',
  });
});

it('ends in the same whether the directories come at once or one after the other', async () => {
  const files = [
    samhsaFile([clinic, lodge]),
    samhsaFile([lodgeMH, { ...MH, name1: 'Quiet Place' }], 'mental_2022.csv'),
  ];
  await on.run(files);
  const atOnce = await on.centers();
  for (const order of [files, files.toReversed()]) {
    const other = await startImporting();
    for (const file of order) await other.run([file]);
    const plain = (rows: typeof atOnce) =>
      rows.map(({ id, import_id, ...row }) => row).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    expect(plain(await other.centers())).toEqual(plain(atOnce));
  }
});

it('reports a dry run exactly, and writes nothing', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const before = await dump(on.db);
  const next = [samhsaFile([{ ...clinic, phone: '251-555-0177' }, { name1: 'New Dawn' }])];
  const dry = await on.run(next, { dryRun: true });
  expect(dry).toMatchObject({ dryRun: true, centers: { new: 1, changed: 1, unchanged: 0, missing: 1 } });
  expect(await dump(on.db)).toBe(before);
  const { importId, ...real } = await on.run(next);
  expect({ ...real, seconds: 0 }).toEqual({ ...dry, dryRun: false, seconds: 0 });
});

it('does not take one site of a chain for another that is in the other directory', async () => {
  await on.run([samhsaFile([clinic])]);
  await on.run([samhsaFile([{ ...MH, street1: '500 Far Road' }], 'mental_2022.csv')]);
  expect((await on.centers()).map(({ street, slug }) => [street, slug])).toEqual([
    ['12 Pier Road', 'harbor-clinic-mobile-al'],
    ['500 Far Road', 'harbor-clinic-mobile-al-2'],
  ]);
});

it('never guesses at a street that is withheld, and keeps such houses apart', async () => {
  const house = (name2: string) => ({ name1: 'Safe Houses', name2, street1: '- - -' });
  await on.run([samhsaFile([house('Delaney House'), house('Shaw House'), house('Shaw House')])]);
  expect(await on.centers()).toMatchObject([
    { name: 'Safe Houses - Delaney House', street: null },
    { name: 'Safe Houses - Shaw House', street: null },
  ]);
  expect((await on.centers())[0]).toMatchObject({ street_withheld: 1, program_highlights: null });
});

it('names the programs at one address, with the phones that differ', async () => {
  await on.run([
    samhsaFile([
      { name2: 'First Step', phone: '251-555-0100' },
      { name2: 'Second Step', phone: '251-555-0101 x12', intake1: '888-555-0100', street2: 'Suite 4' },
    ]),
  ]);
  expect(await on.centers()).toMatchObject([
    {
      name: 'Harbor Clinic',
      program_names: '["First Step","Second Step (251-555-0101 x12)"]',
      intake_phones: '["888-555-0100"]',
      other_phones: '[]',
      street_withheld: 0,
      program_highlights: null,
    },
  ]);
});

it('leaves out DC and the territories by name, unless they are asked for', async () => {
  const files = [samhsaFile([clinic, { state: 'DC', zip: '20001' }, { state: 'PR', zip: '601' }])];
  const report = await on.run(files);
  expect(report.centers.new).toBe(1);
  expect(report.leftOut).toEqual([
    {
      reason: expect.stringMatching(/^DC \(District/),
      facilities: 1,
      rows: [{ file: 'directory_2022.csv', row: 3 }],
    },
    {
      reason: expect.stringMatching(/^PR \(Puerto/),
      facilities: 1,
      rows: [{ file: 'directory_2022.csv', row: 4 }],
    },
  ]);
  const all = await on.run(files, { allJurisdictions: true });
  expect(all.centers).toMatchObject({ new: 2, unchanged: 1 });
  // Left out again, they are not missing.
  expect((await on.run(files)).centers).toMatchObject({ unchanged: 1, missing: 0 });
});

it('repairs ZIP codes that lost their zero, and says what it left out', async () => {
  const report = await on.run([
    samhsaFile([
      { state: 'NJ', city: 'Newark', zip: '7102' },
      { name1: 'Two', zip: '123' },
    ]),
  ]);
  expect((await on.centers()).map(({ zip }) => zip)).toEqual(['07102', null]);
  expect(report.warnings).toMatchObject([
    { kind: 'zip_repaired', rows: [{ row: 2, column: 'zip', value: '7102' }] },
    { kind: 'zip_left_out', rows: [{ row: 3, column: 'zip', value: '123' }] },
  ]);
});

it('takes notes at the end for notes, and a facility without a name for an error', async () => {
  const note = {
    name1: 'Source: SAMHSA',
    street1: '',
    city: '',
    state: '',
    zip: '',
    phone: '',
    service_code_info: '',
  };
  const blank = { ...note, name1: '' };
  const report = await on.run([samhsaFile([clinic, blank, note])]);
  expect(report).toMatchObject({ rows: 2, centers: { new: 1 } });
  expect(report.leftOut).toMatchObject([{ reason: expect.stringContaining('a note'), rows: [{ row: 4 }] }]);

  const before = await dump(on.db);
  await expect(
    on.run([samhsaFile([{ name1: '' }, clinic, { ...lodge, state: 'ZZ' }, clinic])]),
  ).rejects.toMatchObject({
    code: 'invalid_rows',
    message: '2 rows are wrong, so nothing was imported.',
    issues: [
      { path: 'directory_2022.csv, row 2, column name1', message: 'is empty: every center needs a name' },
      { path: 'directory_2022.csv, row 4, column state', message: '“ZZ” is not a US state, such as TX' },
    ],
  });
  expect(await dump(on.db)).toBe(before);
});

it('takes everything back where a center turns out wrong in the middle of writing', async () => {
  const before = await dump(on.db);
  const tooLong = 'x'.repeat(201);
  await expect(on.run([samhsaFile([clinic, { ...lodge, street1: tooLong }])])).rejects.toMatchObject({
    issues: [{ path: 'directory_2022.csv, row 3, column street' }],
  });
  expect(await dump(on.db)).toBe(before);
  const report = await on.run([samhsaFile([clinic, { ...lodge, street1: tooLong }])], { skipInvalid: true });
  expect(report).toMatchObject({ centers: { new: 1 }, errors: [{ row: 3, column: 'street' }] });
});

it('takes the year from the file name or as given, and invents none', async () => {
  const report = await on.run([samhsaFile([clinic], 'directory.csv')]);
  expect(report.warnings.map(({ kind }) => kind)).toEqual(['no_year']);
  expect((await on.centers())[0]!.source_year).toBeNull();
  await on.run([samhsaFile([clinic], 'directory_2021.csv')], { year: 2022 });
  expect((await on.centers())[0]!.source_year).toBe(2022);
});

it('reads SAMHSA’s workbooks too', async () => {
  const data = tinyXlsx(samhsaTable([clinic, lodge]));
  expect(await on.run([{ name: 'directory_2022.xlsx', data }])).toMatchObject({ centers: { new: 2 } });
});
