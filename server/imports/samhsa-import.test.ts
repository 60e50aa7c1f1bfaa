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
    levels: '[]',
    populations: '["ADULT","ADOLESCENT"]',
    modalities: '["CBT","DBT","MI"]',
    insurance: '["MEDICAID","MEDICARE","SELFPAY"]',
    program_highlights: 'Settings: outpatient.',
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

it('changes nothing and leaves no record when the same files come again', async () => {
  const files = [samhsaFile([clinic, lodge, { ...clinic, name2: 'Pier House' }])];
  await on.run(files);
  const before = await dump(on.db);
  const report = await on.run(files);
  expect(report.centers).toEqual({ new: 0, changed: 0, unchanged: 2, missing: 0, stillMissing: 0 });
  expect(report.importId).toBeUndefined();
  expect(await dump(on.db)).toBe(before);
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

it('keeps a correction by staff until the source changes that very field, and puts every change on record', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  await on.db.updateTable('centers').set({ phone: '251-555-0150' }).where('id', '=', 1).execute();
  const [corrected] = await on.centers();

  await on.run([samhsaFile([{ ...clinic, intake1: '251-555-0123' }, lodge], 'directory_2023.csv')]);
  const [kept] = await on.centers();
  expect(kept).toMatchObject({ id: 1, slug: corrected!.slug, phone: '251-555-0150', source_year: 2023 });
  expect(kept!.program_highlights).toContain('Intake: 251-555-0123.');
  const change = await on.db
    .selectFrom('changes')
    .selectAll()
    .where('center_id', '=', 1)
    .executeTakeFirstOrThrow();
  expect(change).toMatchObject({ import_id: 2, actor: 'ada', channel: 'terminal' });
  expect(JSON.parse(change.before)).toEqual(corrected);

  const report = await on.run([
    samhsaFile([{ ...clinic, phone: '251-555-0160' }, lodge], 'directory_2024.csv'),
  ]);
  expect((await on.centers())[0]!.phone).toBe('251-555-0160');
  expect(report.warnings).toContainEqual(
    expect.objectContaining({
      kind: 'correction_replaced',
      rows: [expect.objectContaining({ row: 2, column: 'phone' })],
    }),
  );
});

it('marks what is no longer listed for review, and publishes it again when it is back', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const gone = await on.run([samhsaFile([clinic])]);
  expect(gone.centers).toMatchObject({ changed: 0, unchanged: 1, missing: 1 });
  expect(gone.missingCenters).toEqual([
    { id: '00000002', name: 'Lantern Lodge', city: 'Mobile', state: 'AL' },
  ]);
  expect((await on.centers())[1]).toMatchObject({ review_status: 'NEEDS_REVIEW', phone: '251-555-0111' });

  const still = await on.run([samhsaFile([clinic])]);
  expect(still.centers).toMatchObject({ missing: 0, stillMissing: 1 });
  expect(still.importId).toBeUndefined();

  const back = await on.run([samhsaFile([clinic, lodge])]);
  expect(back.centers).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
  expect((await on.centers())[1]).toMatchObject({
    review_status: 'PUBLISHED',
    slug: 'lantern-lodge-mobile-al',
  });
});

it('leaves the decision of staff about a center that is not listed', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const set = (review_status: 'PUBLISHED' | 'UNPUBLISHED') =>
    on.db.updateTable('centers').set({ review_status }).where('id', '=', 2).execute();
  await set('UNPUBLISHED');
  await on.run([samhsaFile([clinic])]);
  expect((await on.centers())[1]!.review_status).toBe('UNPUBLISHED');
  const back = await on.run([samhsaFile([clinic, lodge])]);
  expect((await on.centers())[1]!.review_status).toBe('UNPUBLISHED');
  expect(back.warnings).toContainEqual(expect.objectContaining({ kind: 'unpublished', count: 1 }));

  await set('PUBLISHED');
  await on.run([samhsaFile([clinic])]);
  await set('PUBLISHED');
  await on.run([samhsaFile([clinic])]);
  expect((await on.centers())[1]!.review_status).toBe('PUBLISHED');
});

it('takes away what one directory said when only the other still lists the facility', async () => {
  await on.run([samhsaFile([clinic, lodge]), samhsaFile([lodgeMH], 'mental_2022.csv')]);
  const report = await on.run([samhsaFile([clinic])]);
  expect(report.centers).toMatchObject({ changed: 1, unchanged: 1, missing: 0 });
  expect((await on.centers())[1]).toMatchObject({ review_status: 'PUBLISHED', modalities: '["DBT"]' });
});

it('knows a facility that moved, and one with a new name', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const report = await on.run([
    samhsaFile([
      { ...clinic, street1: '77 Bay Avenue', zip: '36604' },
      { ...lodge, name1: 'Lighthouse Lodge' },
    ]),
  ]);
  expect(report.centers).toMatchObject({ new: 0, changed: 2, missing: 0 });
  expect(await on.centers()).toMatchObject([
    { street: '77 Bay Avenue', zip: '36604', slug: 'harbor-clinic-mobile-al' },
    { name: 'Lighthouse Lodge', slug: 'lantern-lodge-mobile-al' },
  ]);
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
  expect((await on.centers())[0]!.program_highlights).toMatch(
    /^Address: confidential. Call for directions.\n/,
  );
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
      program_highlights: [
        'Programs here: First Step; Second Step (251-555-0101 x12).',
        'Settings: outpatient.',
        'Intake: 888-555-0100.',
      ].join('\n'),
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

it('asks what to do where a large part of the directory would go missing', async () => {
  const many = Array.from({ length: 150 }, (_, i) => ({ name1: `Center ${i}`, street1: `${i} Road` }));
  await on.run([samhsaFile(many)]);
  const part = [samhsaFile(many.slice(0, 40))];
  await expect(on.run(part)).rejects.toMatchObject({ status: 409, code: 'many_missing' });
  expect((await on.run(part, { missing: 'ignore' })).centers).toMatchObject({ unchanged: 40, missing: 0 });
  expect((await on.run(part, { missing: 'mark' })).centers).toMatchObject({ unchanged: 40, missing: 110 });
});

it('takes the year from the file name or as given, and invents none', async () => {
  const report = await on.run([samhsaFile([clinic], 'directory.csv')]);
  expect(report.warnings.map(({ kind }) => kind)).toEqual(['no_year']);
  expect((await on.centers())[0]!.source_year).toBeNull();
  await on.run([samhsaFile([clinic], 'directory_2021.csv')], { year: 2022 });
  expect((await on.centers())[0]!.source_year).toBe(2022);
});

it('warns of a directory that is older than the one before', async () => {
  await on.run([samhsaFile([clinic], 'directory_2023.csv')]);
  const { warnings } = await on.run([samhsaFile([clinic], 'directory_2022.csv')]);
  expect(warnings).toMatchObject([
    { kind: 'older_directory', rows: [{ file: 'directory_2022.csv', row: 1 }] },
  ]);
});

it('reads SAMHSA’s workbooks too', async () => {
  const data = tinyXlsx(samhsaTable([clinic, lodge]));
  expect(await on.run([{ name: 'directory_2022.xlsx', data }])).toMatchObject({ centers: { new: 2 } });
});
