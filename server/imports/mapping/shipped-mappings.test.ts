import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { shippedMappings } from '../../../data/mappings.ts';
import { codesOfYear } from '../formats/samhsa-codes.ts';
import { compileMeanings, describeServices } from '../formats/samhsa-services.ts';
import { startImporting } from '../testing/importing.ts';
import { readMapping } from './read-mapping.ts';

/** Imports a file by a mapping that ships, and counts what the database then holds. */
async function imported(mapping: string, csv: string) {
  const on = await startImporting();
  const map = { name: `${mapping}.yaml`, text: shippedMappings().get(mapping)! };
  const report = await on.run([{ name: 'list.csv', data: Buffer.from(csv) }], { map });
  const centers = await on.centers();
  await on.db.destroy();
  const each = (column: 'levels' | 'insurance') =>
    centers.flatMap((center) => JSON.parse(center[column]) as string[]);
  return {
    report,
    centers,
    counts: {
      states: count(centers.map(({ state }) => state)),
      levels: count(each('levels')),
      payers: count(each('insurance')),
      phones: count(centers.flatMap(({ phone }) => phone ?? [])),
      zips: count(centers.flatMap(({ zip }) => zip ?? [])),
    },
  };
}

function count(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of [...values].sort()) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The rows as another program reads them. */
const readRows = (csv: string) => parse(csv, { columns: true }) as Record<string, string>[];

const cities = [
  ['Mobile', 'AL', '36602'],
  ['Dothan', 'AL', '36301'],
  ['Boston', 'MA', '02118'],
  ['Austin', 'TX', '78701'],
] as const;
const licenses = [
  'Detoxification',
  'Residential Treatment',
  'Intensive Outpatient; Outpatient',
  'Psychiatric Hospital',
  'Outpatient',
];

it('reads a state’s list of licenses: kinds, capacity, end, and an address in one cell', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const [city, state, zip] = cities[i % cities.length]!;
    const address =
      i % 3 === 0
        ? `${i} Elm Street\n${city}, ${state} ${zip}`
        : `${i} Elm Street, Suite ${i}, ${city}, ${state} ${zip}-0001`;
    const end = i % 8 === 7 ? '01/31/2021' : '2099-06-30';
    return [
      `House ${i}`,
      licenses[i % licenses.length]!,
      i % 4 ? String(10 + i) : '',
      end,
      address,
      `251-555-01${10 + i}`,
    ];
  });
  const csv = toCsv([
    ['Facility Name', 'License Type', 'Capacity', 'Expiration Date', 'Address', 'Phone'],
    ...rows,
  ]);
  const { report, centers, counts } = await imported('state-license-list', csv);

  const valid = readRows(csv).filter((row) => row['Expiration Date'] !== '01/31/2021');
  const places = valid.map(({ Address }) => /([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(Address!)!);
  const kind = (pattern: RegExp) => valid.filter((row) => pattern.test(row['License Type']!)).length;
  expect(counts).toEqual({
    states: count(places.map(([, state]) => state!)),
    levels: {
      DETOX: kind(/^Detox/),
      HOSPITAL_INPATIENT: kind(/^Psych/),
      IOP: kind(/^Intensive/),
      OUTPATIENT: kind(/Outpatient$/),
      RESIDENTIAL: kind(/^Residential/),
    },
    payers: {},
    phones: count(valid.map(({ Phone }) => Phone!)),
    zips: count(places.map(([, , zip]) => zip!)),
  });
  expect(report.centers.new).toBe(35);
  expect(report.leftOut).toMatchObject([{ reason: 'Expiration Date is over', facilities: 5 }]);
  expect(centers.map(({ bed_count }) => bed_count ?? '')).toEqual(
    valid.map(({ Capacity }) => (Capacity === '' ? '' : Number(Capacity))),
  );
  expect(centers[0]).toMatchObject({
    street: '0 Elm Street',
    city: 'Mobile',
    accreditations: '["State Licensed"]',
  });
  expect(centers[1]).toMatchObject({ street: '1 Elm Street, Suite 1', city: 'Dothan' });
});

const services = ['OP', 'RES', 'HI', 'PHDT', 'MD', 'MC', 'PI', 'SF', 'CBT', 'ADLT'];

it('reads a mental health file of two names, two streets and a column for each service', async () => {
  const header = [
    'name1',
    'name2',
    'street1',
    'street2',
    'city',
    'state',
    'zip',
    'zip4',
    'phone',
    'intake1',
    'latitude',
    'longitude',
    ...services,
  ];
  const rows = Array.from({ length: 36 }, (_, i) => {
    const [city, state, zip] = cities[i % cities.length]!;
    // As a spreadsheet leaves it: without the zero before.
    const place = [city, state, zip.replace(/^0/, ''), ''];
    const ticks = services.map((_, at) => ((i * 7 + at * 3) % 5 < 2 ? '1' : ''));
    return [
      `Clinic ${i}`,
      i % 2 ? `Program ${i}` : '',
      `${i + 1} Oak Avenue`,
      i % 3 ? '' : `Floor ${i}`,
      ...place,
      `617-555-01${10 + i}`,
      '617-555-0199',
      i % 4 ? `${30 + i / 100}` : '',
      i % 4 ? `${-88 - i / 100}` : '',
      ...ticks,
    ];
  });
  const csv = toCsv([header, ...rows]);
  const { report, centers, counts } = await imported('mental-health-facilities', csv);

  const given = readRows(csv);
  const ticked = (code: string) => given.filter((row) => row[code] === '1').length;
  expect(counts).toEqual({
    states: count(given.map(({ state }) => state!)),
    levels: {
      HOSPITAL_INPATIENT: ticked('HI'),
      OUTPATIENT: ticked('OP'),
      PHP: ticked('PHDT'),
      RESIDENTIAL: ticked('RES'),
    },
    payers: {
      COMMERCIAL: ticked('PI'),
      MEDICAID: ticked('MD'),
      MEDICARE: ticked('MC'),
      SELFPAY: ticked('SF'),
    },
    phones: count(given.map(({ phone }) => phone!)),
    zips: count(given.map(({ zip }) => zip!.padStart(5, '0'))),
  });
  expect(report).toMatchObject({ errors: [], centers: { new: 36 } });
  expect(centers[3]).toMatchObject({
    name: 'Clinic 3 - Program 3',
    street: '4 Oak Avenue, Floor 3',
    care: '["MENTAL_HEALTH"]',
    lat: 30.03,
    lng: -88.03,
    approximate_location: 0,
    intake_phones: '["617-555-0199"]',
  });
  expect(centers[4]).toMatchObject({ name: 'Clinic 4', approximate_location: 1 });
});

it('means by each column of a mental health file what SAMHSA means by the code of that name', () => {
  const text = shippedMappings().get('mental-health-facilities')!;
  const { columns } = readMapping({ name: 'map.yaml', text });
  const { meanings } = compileMeanings(codesOfYear(null));
  for (const list of ['levels', 'populations', 'modalities', 'insurance', 'languages'] as const) {
    for (const piece of columns[list]!.pieces) {
      if (!('yes' in piece)) throw new Error('A column for each service.');
      for (const [code, values] of Object.entries(piece.yes)) {
        const { services, unknown } = describeServices(meanings, 'MH', [code]);
        expect([code, unknown]).toEqual([code, []]);
        expect(services[list], code).toEqual(values);
      }
    }
  }
});
