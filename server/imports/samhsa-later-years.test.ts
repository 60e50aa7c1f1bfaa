import { beforeEach, expect, it } from 'vitest';
import { goodCsv } from '../testing/uploading.ts';
import { dump, startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

/** A file as SAMHSA gave it out later: both parts, a column that says which, no zeros, and the sheet of codes below. */
const facilities: Record<'name1' | 'city' | 'state' | 'zip' | 'phone' | 'service_code_info', string>[] &
  Record<string, string>[] = [
  {
    name1: 'Elm Detox',
    directory_type: 'substance',
    city: 'Newark',
    state: 'NJ',
    zip: '7102',
    phone: '973-555-0101',
    service_code_info: 'SA DT * RES RD RL * MU MWS * MD SF',
  },
  {
    name1: 'Oak Clinic',
    directory_type: 'substance',
    city: 'Boston',
    state: 'MA',
    zip: '2118.0',
    phone: '617-555-0102 x12',
    service_code_info: 'SA * OP OIT ORT * DLC * PI MC',
  },
  {
    name1: 'Bay Counseling',
    directory_type: 'mental',
    city: 'Mobile',
    state: 'AL',
    zip: '36602',
    phone: '251-555-0103',
    service_code_info: 'MH * OP PHDT OMH * DBT * MD MC',
  },
  {
    name1: 'Safe Harbor',
    directory_type: 'mental',
    street1: '- - -',
    city: 'Mobile',
    state: 'AL',
    zip: '36603',
    phone: '251-555-0104',
    service_code_info: 'MH * RES RTCA * MD',
  },
  {
    name1: 'Quiet House',
    directory_type: 'mental',
    street1: 'Address withheld',
    city: 'Mobile',
    state: 'AL',
    zip: '36604',
    phone: '',
    service_code_info: 'MH * RES RTCC * SF',
  },
];
const blank = { name1: '', street1: '', city: '', state: '', zip: '', phone: '', service_code_info: '' };
const footer = [
  { ...blank, name1: 'Service Code Reference' },
  {
    ...blank,
    name1: 'TC',
    street1: 'Type of Care',
    city: 'SA',
    state: 'Substance use treatment',
    zip: 'Refers to 2 things',
  },
  { ...blank, name1: 'PAY', street1: 'Payment', city: 'MD', state: 'MD', zip: 'Medicaid' },
];

/** By the test's own reading of what the codes are said to mean. */
const levelOf: Record<string, string[]> = {
  DETOX: ['DT', 'HID', 'OD', 'RD'],
  RESIDENTIAL: ['RES', 'RL', 'RS', 'RTCA', 'RTCC', 'ORES'],
  PHP: ['ODT', 'PHDT', 'PH'],
  IOP: ['OIT'],
};
const payerOf: Record<string, string[]> = {
  MEDICAID: ['MD'],
  MEDICARE: ['MC'],
  COMMERCIAL: ['PI'],
  SELFPAY: ['SF'],
};
const tally = (found: string[]) => {
  const counts: Record<string, number> = {};
  for (const each of found.sort()) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};
const meant = (table: Record<string, string[]>) =>
  tally(
    facilities.flatMap(({ service_code_info }) =>
      Object.keys(table).filter((value) =>
        table[value]!.some((code) => service_code_info.split(' ').includes(code)),
      ),
    ),
  );

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

it('reads one file of both parts as an oracle counts it, up to its sheet of codes', async () => {
  const report = await on.run([samhsaFile([...facilities, ...footer], 'directory_2024.csv')]);
  expect(report).toMatchObject({
    centers: { new: 5 },
    errors: [],
    files: [{ parts: ['SU', 'MH'], year: 2024 }],
  });
  expect(report.leftOut).toMatchObject([{ reason: expect.stringContaining('a note'), facilities: 3 }]);
  expect(report.warnings.map(({ kind }) => kind).sort()).toEqual(['no_phone', 'zip_repaired']);
  const centers = await on.centers();
  const listed = (column: 'levels' | 'insurance', table: Record<string, string[]>) =>
    tally(centers.flatMap((row) => (JSON.parse(row[column]!) as string[]).filter((value) => value in table)));
  expect(listed('levels', levelOf)).toEqual(meant(levelOf));
  expect(listed('insurance', payerOf)).toEqual(meant(payerOf));
  expect(tally(centers.map(({ state }) => state))).toEqual(tally(facilities.map(({ state }) => state)));
  expect(centers.map(({ zip }) => zip)).toEqual(['07102', '02118', '36602', '36603', '36604']);
  expect(centers.filter(({ phone }) => phone).length).toBe(facilities.filter(({ phone }) => phone).length);
  expect(centers.filter(({ street }) => street === null).map(({ name }) => name)).toEqual([
    'Safe Harbor',
    'Quiet House',
  ]);
  for (const { levels } of centers) expect(JSON.parse(levels!)).not.toEqual([]);
  // What the new codes say.
  expect(JSON.parse(centers[0]!.modalities!)).toEqual(['MAT']);
  expect(JSON.parse(centers[1]!.modalities!)).not.toContain('MAT');
});

it('refuses a file whose codes it does not know, by name, whatever is to be skipped', async () => {
  const before = await dump(on.db);
  const odd = facilities.map((row, i) => (i < 2 ? { ...row, service_code_info: 'SA * QQ1 QQ2' } : row));
  for (const skipInvalid of [false, true]) {
    await expect(on.run([samhsaFile(odd, 'directory_2031.csv')], { skipInvalid })).rejects.toMatchObject({
      code: 'unknown_codes',
      message: expect.stringMatching(/2 of 5 rows .*QQ1 \(2\), QQ2 \(2\).*--codes FILE/),
    });
  }
  expect(await dump(on.db)).toBe(before);
  const one = facilities.map((row, i) => (i < 1 ? { ...row, service_code_info: 'SA DT * QQ1' } : row));
  expect((await on.run([samhsaFile(one, 'directory_2031.csv')])).warnings).toContainEqual(
    expect.objectContaining({ kind: 'code_unknown', count: 1 }),
  );
});

it('takes what codes mean from a table that is given', async () => {
  const odd = facilities.map((row) => ({
    ...row,
    directory_type: 'substance',
    service_code_info: 'SA * QQ1',
  }));
  const codes = {
    name: 'codes-2031.json',
    text: JSON.stringify({ year: 2031, basedOn: 2024, source: 'a test', levels: { IOP: { SU: 'QQ1' } } }),
  };
  await on.run([samhsaFile(odd, 'directory_2031.csv')], { codes });
  for (const { levels } of await on.centers()) expect(levels).toBe('["IOP"]');
});

it('refuses a table of codes with a file that holds none', async () => {
  const codes = { name: 'codes-2031.json', text: JSON.stringify({ year: 2031, source: 'a test' }) };
  const run = on.run([{ name: 'ours.csv', data: Buffer.from(goodCsv) }], { codes });
  await expect(run).rejects.toMatchObject({
    status: 422,
    code: 'invalid_codes',
    message:
      'codes-2031.json says what service codes mean, and ours.csv holds none, so nothing was imported: import it without.',
  });
  expect(await on.centers()).toEqual([]);
});

it('takes a last facility with a wrong state for one, not for a note', async () => {
  const rows = [...facilities, { ...facilities[0]!, name1: 'Last House', state: 'Nowhere' }, ...footer];
  const report = await on.run([samhsaFile(rows, 'directory_2024.csv')], { skipInvalid: true });
  expect(report.errors).toMatchObject([{ row: 7, column: 'state', value: 'Nowhere' }]);
  expect(report.leftOut).toMatchObject([{ facilities: 3 }]);
});

it('knows a center again of which an older version took the word for a hidden street as a street', async () => {
  const quiet = { name1: 'Quiet House', name2: 'Haven', street1: 'Confidential', phone: '' };
  await on.run([samhsaFile([{}, quiet])]);
  const [, before] = await on.centers();
  const { parts } = JSON.parse(before!.imported!);
  const { streetWithheld, ...said } = parts.SU;
  await on.db
    .updateTable('centers')
    .set({
      source_key: 'quiet house|confidential|36602',
      street: 'Confidential',
      imported: JSON.stringify({ parts: { SU: { ...said, street: 'Confidential' } } }),
    })
    .where('id', '=', before!.id)
    .execute();
  const report = await on.run([samhsaFile([{}, quiet], 'directory_2023.csv')]);
  expect(report.centers).toMatchObject({ new: 0, missing: 0 });
  expect((await on.centers())[1]).toMatchObject({ id: before!.id, street: null });
  // Houses without any street are as many as they have names.
  const nowhere = { ...quiet, street1: '- - -' };
  await on.run([samhsaFile([{}, quiet, nowhere, { ...nowhere, name2: 'Rest' }], 'directory_2024.csv')]);
  expect(await on.centers()).toHaveLength(4);
});
