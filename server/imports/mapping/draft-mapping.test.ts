import { expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { shippedMappings } from '../../../data/mappings.ts';
import { readTable } from '../files/table.ts';
import { startImporting } from '../testing/importing.ts';
import { draftMapping } from './draft-mapping.ts';
import { readMapping } from './read-mapping.ts';

const fileOf = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  data: Buffer.from(toCsv(rows)),
});

/** The draft for a file, and what an import by it makes of the file. */
async function draftAndImport(name: string, rows: readonly (readonly string[])[]) {
  const file = fileOf(name, rows);
  const text = draftMapping(await readTable(file));
  const on = await startImporting();
  const report = await on.run([file], { map: { name: 'draft.yaml', text } });
  const centers = await on.centers();
  await on.db.destroy();
  return { text, report, centers };
}

it('drafts a mapping of a state’s list with an address in one cell, by which the list can be imported at once', async () => {
  const { text, report, centers } = await draftAndImport('alabama_licensed_facilities_2024.csv', [
    ['Licensed facilities'],
    [],
    [
      'License #',
      'Program Name',
      'License Type',
      'Bed Capacity',
      'Lic. Expiration',
      'Site Address',
      'Telephone',
      'Fax',
      'Status',
    ],
    [
      'A-1',
      'Hope House',
      'Residential Detoxification',
      '12',
      '12/31/2099',
      '1 Elm St, Mobile, AL 36602',
      '(251) 555-0100',
      '251-555-0101',
      'Active',
    ],
    [
      'A-2',
      'Calm Center',
      'Substance Abuse IOP; Sober Home',
      '',
      '12/31/2099',
      '2 Oak St, Suite 3, Dothan, AL 36301',
      '334-555-0100',
      '',
      'Active',
    ],
    [
      'A-3',
      'Old Mill',
      'Outpatient',
      '',
      '12/31/2020',
      '3 Ash St, Selma, AL 36701',
      '334-555-0101',
      '',
      'Active',
    ],
    [
      'A-4',
      'Shut Door',
      'Outpatient',
      '',
      '12/31/2099',
      '4 Fir St, Selma, AL 36701',
      '334-555-0102',
      '',
      'Closed',
    ],
  ]);
  expect(text).toContain('source: alabama licensed facilities # whose list it is, as people read it\n');
  expect(text).toContain('headerRow: 3\n');
  expect(text).toContain('key: "License #"');
  expect(text).toContain('expires: Lic. Expiration #');
  expect(text).toContain('  phone: Telephone # such as: (251) 555-0100\n');
  expect(text).toContain('      Sober Home: null\n');
  expect(text).toContain('# Not used: Fax\n');
  expect(readMapping({ name: 'draft.yaml', text })).toMatchObject({ only: { Status: ['Active'] } });
  expect(report.leftOut.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[6], [7]]);
  expect(centers).toMatchObject([
    {
      name: 'Hope House',
      street: '1 Elm St',
      city: 'Mobile',
      state: 'AL',
      zip: '36602',
      bed_count: 12,
      levels: '["DETOX","OVERNIGHT_DETOX"]',
      care: '["SUBSTANCE_USE"]',
      source_year: 2024,
    },
    { name: 'Calm Center', street: '2 Oak St, Suite 3', levels: '["IOP"]', care: '["SUBSTANCE_USE"]' },
  ]);
});

it('drafts a mapping of a helpline’s export: two lines of a street, columns that say yes, several phones', async () => {
  const { text, report, centers } = await draftAndImport('helpline export.csv', [
    [
      'Agency Name',
      'Address 1',
      'Address 2',
      'City',
      'State',
      'Zip Code',
      'Main Phone',
      'Intake Phone',
      'Web Site',
      'Medicaid',
      'Medicare',
      'Detox',
      'Latitude',
      'Longitude',
      'Notes',
    ],
    [
      'Harbor',
      '1 Elm St',
      'Floor 2',
      'Mobile',
      'Alabama',
      '36602',
      '251-555-0100',
      '251-555-0101',
      'harbor.example',
      'Yes',
      'No',
      'Y',
      '30.7',
      '-88.1',
      'call first',
    ],
    ['Pier', '2 Oak St', '', 'Boston', 'MA', '2118', '617-555-0100', '', '', 'No', 'Yes', 'N', '', '', ''],
  ]);
  expect(text).toContain('# Not used: Notes\n');
  expect(report.errors).toEqual([]);
  expect(centers).toMatchObject([
    {
      name: 'Harbor',
      street: '1 Elm St, Floor 2',
      state: 'AL',
      website: 'http://harbor.example',
      insurance: '["MEDICAID"]',
      levels: '["DETOX"]',
      lat: 30.7,
      intake_phones: '["251-555-0101"]',
    },
    { name: 'Pier', state: 'MA', zip: '02118', insurance: '["MEDICARE"]', levels: '[]' },
  ]);
});

it('tells the state by the ZIP codes where no column says it, and columns without a name that helps by their cells', async () => {
  const { centers } = await draftAndImport('list.csv', [
    ['Facility', 'Town', 'Code', 'Contact'],
    ['Harbor', 'Boston', '02118', '617-555-0100'],
    ['Pier', 'Lowell', '01852', '978-555-0100'],
  ]);
  expect(centers).toMatchObject([
    { state: 'MA', zip: '02118', phone: '617-555-0100' },
    { state: 'MA', zip: '01852', phone: '978-555-0100' },
  ]);
});

it('says what is needed and was not found', async () => {
  const text = draftMapping(
    await readTable(
      fileOf('list.csv', [
        ['Facility', 'Rate'],
        ['Harbor', '12'],
      ]),
    ),
  );
  expect(text).toContain('# Needed, and not found: city. Write it below “columns”\n');
  expect(text).toContain('state: { value: TX }\n');
  expect(() => readMapping({ name: 'draft.yaml', text })).toThrow('columns.city: is missing');
});

it('takes a mapping that ships where it fits, and none that does not', async () => {
  for (const [name, text] of shippedMappings()) {
    const mapping = readMapping({ name, text });
    expect(mapping.columns.name).toBeDefined();
  }
  const list = ['Facility Name', 'License Type', 'Capacity', 'Expiration Date', 'Address', 'Phone'];
  const draft = async (header: string[]) => draftMapping(await readTable(fileOf('list.csv', [header])));
  expect(await draft(list)).toBe(shippedMappings().get('state-license-list'));
  expect(await draft(list.with(0, 'Facility'))).not.toBe(shippedMappings().get('state-license-list'));
});

it('is no YAML that breaks, whatever a header and its cells hold', async () => {
  const nasty = [
    'na: me',
    '# city',
    '"state',
    "'zip",
    '- phone',
    '[x]',
    '{y',
    '&a',
    '*b',
    'a\nb',
    '%',
    '@',
    '`',
    'true',
    '1',
    '~',
  ];
  const rows = [
    ['Facility', 'City', 'State', 'Type', ...nasty],
    ['A: b #c', 'Mobile', 'AL', '"x\n# y', ...nasty],
  ];
  const file = fileOf('a: #b\n.csv', rows);
  const text = draftMapping(await readTable(file));
  expect(readMapping({ name: 'draft.yaml', text }).columns.city).toEqual({
    pieces: [{ column: 'City' }],
    with: ', ',
  });
});
