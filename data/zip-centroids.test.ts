import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { milesBetween } from '#core/search/distance.ts';
import { placeTable, zipPlace } from './places.ts';
import packed from './zip-centroids.json' with { type: 'json' };

it.each([
  ['75201', 'Dallas', 'TX', 32.787, -96.799],
  ['10001', 'New York', 'NY', 40.751, -73.997],
  ['99501', 'Anchorage', 'AK', 61.217, -149.876],
  ['96813', 'Honolulu', 'HI', 21.313, -157.847],
  ['02108', 'Boston', 'MA', 42.357, -71.064],
  ['00501', 'Holtsville', 'NY', 40.813, -73.046],
])('puts %s in %s, %s, within two miles', (zip, city, state, lat, lng) => {
  const place = zipPlace(zip);
  expect(place).toMatchObject({ city, state });
  expect(milesBetween(place!, { lat, lng })).toBeLessThan(2);
});

it('takes ZIP+4, and knows nothing of codes that do not exist', () => {
  expect(zipPlace('75201-1234')).toEqual(zipPlace('75201'));
  expect(zipPlace('00000')).toBeUndefined();
});

it('leaves out what the package has at the wrong place, and military post offices', () => {
  // 10200 lies in Asia there, 34001 in the Gulf of Guinea; 09003 and 96577 are post offices overseas.
  for (const zip of ['10200', '34001', '09003', '96577']) expect(zipPlace(zip)).toBeUndefined();
});

it('has each code in its own state: no sign is lost, no digits are swapped', () => {
  const zips = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, '0'));
  const places = zips.map(zipPlace).filter((place) => place !== undefined);
  expect(places).toHaveLength(packed.zip.length);
  const farthest: Record<string, number> = { AK: 1600, FM: 1600, CA: 650, TX: 650 };
  for (const state of new Set(places.map((place) => place.state))) {
    const inside = places.filter((place) => place.state === state);
    const middle = { lat: median(inside.map(({ lat }) => lat)), lng: median(inside.map(({ lng }) => lng)) };
    const stray = inside.filter((place) => milesBetween(place, middle) > (farthest[state] ?? 440));
    expect(stray, state).toEqual([]);
  }
});

it.each([
  ['Los Angeles', ['Los Angeles, CA']],
  [
    'Orange',
    [
      'Anaheim, CA',
      'Orlando, FL',
      'Newburgh, NY',
      'Chapel Hill, NC',
      'Orange, TX',
      'Paoli, IN',
      'Orange, VA',
      'Randolph, VT',
    ],
  ],
  ['Erie', ['Buffalo, NY', 'Erie, PA', 'Sandusky, OH']],
  ['St. Tammany', ['Slidell, LA']],
  ['Prince George’s', ['Bowie, MD']],
  // The city is no part of the county around it.
  ['Baltimore', ['Dundalk, MD']],
  ['Nowhere', []],
])('has of %s County, the largest first, the city with most people: %s', (county, cities) => {
  expect(
    placeTable()
      .counties(county)
      .map(({ city, state }) => `${city}, ${state}`),
  ).toEqual(cities);
});

it('has a city of its own state in nearly every county', () => {
  // 3,143 and 78 of Puerto Rico in 2017, 41 cities that are no part of one less.
  expect(packed.counties.row).toHaveLength(packed.counties.thousands.length);
  expect(packed.counties.row.length).toBeGreaterThan(3170);
});

it('is small enough for a phone: under 350 KB with brotli', () => {
  const json = readFileSync(new URL('./zip-centroids.json', import.meta.url));
  const bytes = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  expect(bytes).toBeLessThan(350 * 1024);
});

const directories = ['SA', 'MH'].map((directory) =>
  fileURLToPath(
    new URL(`../../shared/data/National_Directory_${directory}_Facilities_2022.xlsx`, import.meta.url),
  ),
);

it.skipIf(!directories.every(existsSync))(
  'places nearly every ZIP of the SAMHSA directories (where they lie beside the project)',
  async () => {
    const zips = new Set<string>();
    for (const path of directories) {
      const [header = [], ...rows] = await readSheet(path);
      const zip = header.indexOf('zip');
      for (const row of rows) zips.add(String(row[zip]).trim().slice(0, 5));
    }
    expect(zips.size).toBeGreaterThan(7000);
    const unknown = [...zips].filter((zip) => zipPlace(zip) === undefined);
    expect(unknown.length, unknown.join(' ')).toBeLessThan(10);
  },
);

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
