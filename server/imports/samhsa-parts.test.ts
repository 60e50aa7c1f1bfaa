import { beforeEach, expect, it } from 'vitest';
import { startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

/** Codes that only one of the two directories uses, and codes that tell nothing. */
const SU = { service_code_info: 'SA * OP DT * CBT * AD' };
const MH = { service_code_info: 'MH * OP PHDT * DBT * CHLD' };
const EITHER = { service_code_info: 'OP * CBT * MD' };

const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', phone: '251-555-0111' };
const quiet = { name1: 'Quiet Place', street1: '3 Bay Road', phone: '251-555-0122' };

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

/** What the import made of the centers, whatever their numbers. */
const made = async (other = on) =>
  (await other.centers())
    .map(({ id, import_id, ...row }) => row)
    .sort((a, b) => a.slug.localeCompare(b.slug));

it('reads one file of both directories as it reads a file of each', async () => {
  const [substanceUse, mentalHealth] = [
    [SU, { ...lodge, ...SU }],
    [
      { ...lodge, ...MH },
      { ...quiet, ...MH },
    ],
  ];
  const apart = await startImporting();
  await apart.run([samhsaFile(substanceUse), samhsaFile(mentalHealth, 'mental_2022.csv')]);
  const typed = [
    ...mentalHealth.map((row) => ({ ...row, directory_type: 'MH' })),
    ...substanceUse.map((row) => ({ ...row, directory_type: 'SU' })),
  ];
  const report = await on.run([samhsaFile(typed)]);
  expect(report).toMatchObject({
    rows: 4,
    merged: 1,
    centers: { new: 3 },
    files: [{ parts: ['SU', 'MH'] }],
    warnings: [],
  });
  expect(await made()).toEqual(await made(apart));
  expect((await on.centers()).find(({ name }) => name === 'Lantern Lodge')).toMatchObject({
    levels: '["DETOX","PHP","OUTPATIENT","OUTPATIENT_DETOX"]',
    populations: '["ADOLESCENT"]',
    modalities: '["CBT","DBT"]',
  });

  const untyped = await startImporting();
  await untyped.run([samhsaFile([...mentalHealth, ...substanceUse])]);
  expect(await made(untyped)).toEqual(await made(apart));
});

it.each([
  ['SU', 'Substance Use'],
  ['SU', 'SA'],
  ['MH', 'mental health'],
])('believes the column before the codes: %s, as %s', async (part, directory_type) => {
  // Of either directory a code that the other lacks.
  const codes = { service_code_info: 'OP * AD RTCA' };
  const known = Array.from({ length: 4 }, (_, i) => ({
    directory_type,
    name1: `Clinic ${i}`,
    service_code_info: 'OP',
  }));
  const report = await on.run([samhsaFile([{ ...codes, directory_type }, ...known])]);
  expect(report.files).toMatchObject([{ parts: [part] }]);
  expect(report.warnings).toMatchObject([
    { kind: 'code_unknown', rows: [{ value: part === 'SU' ? 'RTCA' : 'AD' }] },
  ]);
});

it('goes by the codes where the column says both, or nothing, and by the file where these tell nothing', async () => {
  await on.run([
    samhsaFile([
      { ...MH, directory_type: 'Substance use and mental health' },
      { ...lodge, ...SU, directory_type: '' },
      { ...lodge, ...SU, directory_type: 'unknown', phone: '251-555-0133' },
      { ...quiet, ...EITHER, directory_type: '' },
    ]),
  ]);
  const parts = (await on.centers()).map(({ name, imported }) => [
    name,
    Object.keys(JSON.parse(imported!).parts),
  ]);
  expect(parts).toEqual([
    ['Harbor Clinic', ['MH']],
    ['Lantern Lodge', ['SU']],
    ['Quiet Place', ['SU']],
  ]);
});

it('refuses a file in which nothing tells one directory from the other', async () => {
  await expect(on.run([samhsaFile([EITHER])])).rejects.toMatchObject({
    code: 'unreadable_file',
    message: expect.stringContaining('holds no service codes that tell'),
  });
});

it('marks what a file of both no longer lists, of either directory', async () => {
  await on.run([samhsaFile([SU, { ...lodge, ...MH }, { ...quiet, ...MH }])]);
  expect(await on.run([samhsaFile([SU, { ...quiet, ...MH }])])).toMatchObject({
    missingCenters: [{ name: 'Lantern Lodge' }],
    centers: { unchanged: 2 },
  });
});

it('takes a few rows of the other directory for no reason to miss the rest of it', async () => {
  await on.run([
    samhsaFile([
      { ...lodge, ...MH },
      { ...quiet, ...MH },
    ]),
  ]);
  const many = Array.from({ length: 12 }, (_, i) => ({ ...SU, name1: `Clinic ${i}` }));
  const report = await on.run([samhsaFile([...many, { ...quiet, ...MH }])]);
  expect(report).toMatchObject({
    centers: { new: 12, unchanged: 1, missing: 0 },
    files: [{ parts: ['SU'] }],
  });
});
