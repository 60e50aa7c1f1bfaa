import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { openDatabase } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { loadSample } from '../sample/sample.ts';
import { addCenters } from '../testing/running-app.ts';
import { importFiles } from './import-centers.ts';
import { dump, startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

const csv = (text: string, name = 'ours.csv') => ({ name, data: Buffer.from(text) });

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

it('imports rows with quotes, line breaks and several values in a cell', async () => {
  const report = await on.run([
    csv(
      'name,city,state,zip,program_highlights,levels_of_care,languages,bed_count\r\n' +
        '"Hope ""House"", Inc",Austin,tx,78701,"Two\r\nlines","detox, IOP","English, Spanish",12\r\n',
    ),
  ]);
  expect(report).toMatchObject({ rows: 1, centers: { new: 1 }, warnings: [] });
  expect(await on.centers()).toMatchObject([
    {
      name: 'Hope "House", Inc',
      slug: 'hope-house-inc-austin-tx',
      state: 'TX',
      program_highlights: 'Two\nlines',
      levels: '["DETOX","IOP"]',
      languages: '["English","Spanish"]',
      bed_count: 12,
      source: 'Staff import',
      source_year: null,
      approximate_location: 1,
    },
  ]);
});

it('changes nothing when the same file comes again', async () => {
  const files = [
    csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\nHope,Austin,TX,512-555-0100\nFaith,Waco,TX,\n'),
  ];
  expect(await on.run(files)).toMatchObject({ merged: 1, centers: { new: 2 } });
  const before = await dump(on.db);
  expect((await on.run(files)).centers).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  expect(await dump(on.db)).toBe(before);
});

it('updates what the filled cells say, and marks nothing as missing', async () => {
  await on.run([
    csv('name,city,state,phone,website\nHope,Austin,TX,512-555-0100,https://hope.example\nFaith,Waco,TX,,\n'),
  ]);
  const report = await on.run([
    csv('name,city,state,phone,website,street,zip\nHope,Austin,TX,512-555-0111,,1 Elm Street,78701\n'),
  ]);
  expect(report.centers).toEqual({ new: 0, changed: 1, unchanged: 0, missing: 0, stillMissing: 0 });
  expect(await on.centers()).toMatchObject([
    {
      phone: '512-555-0111',
      website: 'https://hope.example',
      street: '1 Elm Street',
      slug: 'hope-austin-tx',
    },
    { name: 'Faith', review_status: 'PUBLISHED' },
  ]);
});

it('updates a center of another source without taking it over', async () => {
  await on.run([samhsaFile([{}])]);
  const ours = [
    csv(
      'name,street,city,state,zip,website,levels_of_care\nHarbor clinic,12 Pier Road,Mobile,AL,36602,https://h.example,PHP\n',
    ),
  ];
  expect((await on.run(ours)).centers).toMatchObject({ new: 0, changed: 1 });
  const updated = {
    source: 'SAMHSA National Directory',
    website: 'https://h.example',
    levels: '["PHP"]',
    phone: '251-555-0100',
  };
  expect(await on.centers()).toMatchObject([updated]);
  expect((await on.run(ours)).centers).toMatchObject({ changed: 0, unchanged: 1 });

  // What we know better survives the next directory.
  await on.run([samhsaFile([{ phone: '251-555-0188' }], 'directory_2023.csv')]);
  expect(await on.centers()).toMatchObject([{ ...updated, phone: '251-555-0188' }]);
  expect((await on.run(ours)).centers).toMatchObject({ changed: 0, unchanged: 1 });
});

it('leaves out values that no list has, and names row, column and value', async () => {
  const report = await on.run([
    csv('name,city,state,levels_of_care,email_public\nHope,Austin,TX,"DETOX, Spa",nobody\n'),
  ]);
  expect(report.warnings).toEqual([
    {
      kind: 'value_left_out',
      message: expect.any(String),
      count: 2,
      rows: [
        {
          file: 'ours.csv',
          row: 2,
          column: 'email_public',
          value: 'nobody',
          problem: 'invalid email address',
        },
        {
          file: 'ours.csv',
          row: 2,
          column: 'levels_of_care',
          value: 'Spa',
          problem:
            'is not one of DETOX, RESIDENTIAL, PHP, IOP, OUTPATIENT, HOSPITAL_INPATIENT, OVERNIGHT_DETOX, OUTPATIENT_DETOX',
        },
      ],
    },
  ]);
  expect((await on.centers())[0]).toMatchObject({ levels: '["DETOX"]', email_public: null });
});

it('puts back the zero of a ZIP that a spreadsheet took, where the state’s begin so, and says so once', async () => {
  const report = await on.run([
    csv('name,city,zip,state\nHope,Agawam,1001,MA\nFaith,Boston,2134,ma\nLove,Austin,8701,TX\n'),
  ]);
  expect(report.warnings).toMatchObject([
    { kind: 'value_left_out', count: 1, rows: [{ row: 4, column: 'zip', value: '8701' }] },
    {
      kind: 'zip_repaired',
      count: 2,
      rows: [
        { row: 2, value: '1001' },
        { row: 3, value: '2134' },
      ],
    },
  ]);
  expect((await on.centers()).map(({ zip }) => zip)).toEqual(['01001', '02134', null]);
});

it('reads line ends in a line as spaces, and names row and column of what else nobody sees', async () => {
  const problem = 'his has characters that cannot be shown. Please type it again.';
  const rows = ['Hope,Austin,TX,"12 Pier\r\nRoad\t2",Two\vlines', 'Faith,Waco,TX,12\x07Pier,One\x1bline'];
  const report = await on.run([csv(`name,city,state,street,program_highlights\r\n${rows.join('\r\n')}\r\n`)]);
  expect(report).toMatchObject({
    centers: { new: 2 },
    warnings: [
      {
        kind: 'value_left_out',
        rows: [
          { row: 3, column: 'street', problem: `t${problem}` },
          { row: 3, column: 'program_highlights', problem: `t${problem}` },
        ],
      },
    ],
  });
  expect(await on.centers()).toMatchObject([
    { name: 'Hope', street: '12 Pier Road 2', program_highlights: 'Two\nlines' },
    { name: 'Faith', street: null, program_highlights: null },
  ]);
  await expect(on.run([csv('name,city,state\nHo\x07pe,Austin,TX\n')])).rejects.toMatchObject({
    issues: [{ message: expect.stringContaining(problem) }],
  });
});

const wrong = csv(
  'name,city,state\nHope,Austin,TX\n,Waco,TX\n\nFaith,,Texas\nLove,Dallas,Lone Star\nJoy,Austin\n',
);

it('imports nothing where rows are wrong, and names them as a spreadsheet does', async () => {
  const before = await dump(on.db);
  await expect(on.run([wrong])).rejects.toMatchObject({
    message: '4 rows are wrong, so nothing was imported.',
    issues: [
      { path: 'ours.csv, row 3, column name', message: 'is empty: every center needs a name' },
      { path: 'ours.csv, row 5, column city', message: 'is empty: every center needs a city' },
      { path: 'ours.csv, row 6, column state', message: '“Lone Star” is not a US state, such as TX' },
      { path: 'ours.csv, row 7', message: expect.stringMatching(/^has 2 cells where the header has 3/) },
    ],
  });
  expect(await dump(on.db)).toBe(before);
});

it('imports the good rows where that is asked for, and lists the others', async () => {
  const report = await on.run([wrong], { skipInvalid: true });
  expect(report).toMatchObject({ rows: 5, centers: { new: 1 } });
  expect(report.errors.map(({ row }) => row)).toEqual([3, 5, 6, 7]);
});

it('names an unquoted comma', async () => {
  await expect(on.run([csv('name,city,state\nHope, Inc,Austin,TX\n')])).rejects.toMatchObject({
    issues: [
      {
        path: 'ours.csv, row 2',
        message: 'has 4 cells where the header has 3: is a comma inside a cell not quoted?',
      },
    ],
  });
});

it('reads Windows-1252 and says so', async () => {
  const report = await on.run([
    { name: 'old.csv', data: Buffer.from('name,city,state\nCañon Clinic,Cañon City,CO\n', 'latin1') },
  ]);
  expect((await on.centers())[0]).toMatchObject({ name: 'Cañon Clinic', slug: 'canon-clinic-canon-city-co' });
  expect(report.warnings).toMatchObject([{ kind: 'encoding_guessed', rows: [{ file: 'old.csv' }] }]);
});

it('refuses a header alone, no file, and files of two sources', async () => {
  await expect(on.run([csv('name,city,state\n')])).rejects.toThrow(
    'ours.csv has a header row and nothing below it.',
  );
  await expect(on.run([])).rejects.toThrow('There is no file to import.');
  await expect(on.run([csv('name,city,state\nHope,Austin,TX\n'), samhsaFile([{}])])).rejects.toThrow(
    'cannot be imported together',
  );
});

it('removes the made-up centers together with the first real import', async () => {
  await loadSample(on.db, new Date());
  const sample = (await on.centers()).length;
  const dry = await on.run([csv('name,city,state\nHope,Austin,TX\n')], { dryRun: true });
  expect(dry.sampleRemoved).toBe(sample);
  expect((await on.centers()).length).toBe(sample);
  expect(await on.run([csv('name,city,state\nHope,Austin,TX\n')])).toMatchObject({ sampleRemoved: sample });
  expect((await on.centers()).filter(({ source }) => source === SAMPLE_SOURCE)).toEqual([]);
});

it('keeps the record of each import: files, who, when, and its report', async () => {
  await on.run([csv('name,city,state\nHope,Austin,TX\n')]);
  const run = await on.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow();
  expect(run).toMatchObject({
    source: 'Staff import',
    files: '["ours.csv"]',
    actor: 'ada',
    channel: 'terminal',
    at: '2026-11-20T12:00:00.000Z',
  });
  expect(JSON.parse(run.report)).toMatchObject({ importId: run.id, centers: { new: 1 } });
});

it('says that the database is busy where another program writes to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const file = join(folder, 'harborlight.db');
  const [writer, importer] = [await openDatabase(file), await openDatabase(file)];
  await sql`PRAGMA busy_timeout = 10`.execute(importer);
  const files = [csv('name,city,state\nHope,Austin,TX\n')];
  await writeTransaction(writer, async () => {
    await expect(importFiles(importer, { files, actor: 'ada', channel: 'web' })).rejects.toMatchObject({
      status: 503,
      message: 'Another program is writing to the database. Try again in a moment.',
    });
  });
  expect(await importFiles(importer, { files, actor: 'ada', channel: 'web' })).toMatchObject({
    centers: { new: 1 },
  });
  await writer.destroy();
  await importer.destroy();
  rmSync(folder, { recursive: true });
});

it('takes the pairs that staff told apart among the sample with it, and no others', async () => {
  await loadSample(on.db, new Date());
  const [sample] = (await on.centers()).map(({ id }) => id);
  await addCenters(
    on.db,
    { name: 'Hope', city: 'Austin', state: 'TX' },
    { name: 'Faith', city: 'Waco', state: 'TX' },
  );
  const [real, other] = (await on.centers()).slice(-2).map(({ id }) => id);
  const pair = { actor: 'Ada', at: '2026-11-20T12:00:00Z' };
  await on.db
    .insertInto('distinct_centers')
    .values([
      { first_id: real!, second_id: other!, ...pair },
      { first_id: real!, second_id: sample!, ...pair },
      { first_id: sample!, second_id: sample! + 1, ...pair },
    ])
    .execute();
  await on.run([csv('name,city,state\nLove,Dallas,TX\n')]);
  expect(await on.db.selectFrom('distinct_centers').selectAll().execute()).toMatchObject([
    { first_id: real, second_id: other },
  ]);
});
