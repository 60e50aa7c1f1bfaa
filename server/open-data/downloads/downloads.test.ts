import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatBytes } from '#core/i18n/format.ts';
import { addCenters, readWrongPaths, startApp } from '../../testing/running-app.ts';

let on: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  on = await startApp({ publicUrl: 'https://harborlight.example' });
  await on.change(() =>
    addCenters(
      on.db,
      {
        name: '=1+1 \u0001House',
        city: 'Barre',
        state: 'VT',
        zip: '05641',
        phone: '0802-555-0100',
        lat: 44.2,
        lng: -72.5,
        levels: [{ level: 'DETOX' }],
      },
      { name: 'Quillfeather House', city: 'Stowe', state: 'VT' },
      ...Array.from({ length: 60 }, (_, index) => ({
        name: `Center ${index}`,
        city: 'Austin',
        state: 'TX' as const,
        levels: index % 2 ? [{ level: 'DETOX' as const }] : [],
      })),
      { name: 'Hidden', city: 'Barre', state: 'VT', reviewStatus: 'UNPUBLISHED' },
    ),
  );
});
afterAll(() => on.stop());

const PATH = '/api/v1/downloads';
const get = (path: string, headers: Record<string, string> = {}) => on.app.request(PATH + path, { headers });
const readRows = async (query: string): Promise<Record<string, string>[]> =>
  parse(await (await get(`/centers.csv${query}`)).text(), { bom: true, columns: true });

it('gives all centers of a state as one file', async () => {
  const response = await get('/centers.csv?state=vt');
  expect(response.headers.get('Content-Disposition')).toMatch(/centers-vt-\d{4}-\d\d-\d\d\.csv/);
  expect((await readRows('?state=vt')).map(({ city }) => city).sort()).toEqual(['Barre', 'Stowe']);
  expect(await readRows('')).toHaveLength(62);
  const lines = (await (await get('/centers.ndjson?state=VT')).text()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).center.state)).toEqual(['VT', 'VT']);
});

it('gives all that a search finds, beyond any page of it', async () => {
  const found = await (await on.app.request('/api/centers?state=TX&level=DETOX&limit=1')).json();
  expect(found.total).toBe(30);
  expect(await readRows('?state=TX&level=DETOX')).toHaveLength(30);
  expect(await readRows('?q=detox+in+vermont')).toMatchObject([{ city: 'Barre' }]);
  expect(await readRows('?q=detox&near=05401&within=50')).toMatchObject([{ city: 'Barre' }]);
  const typed = await get('/centers.csv?q=detox+in+vermont');
  expect(typed.headers.get('Cache-Control')).toBe('private, no-store');
  const wrong = await get('/centers.xlsx?level=SPA');
  expect([wrong.status, await readWrongPaths(wrong)]).toEqual([400, ['level']]);
});

it.each([
  [
    '?population=FAMILY',
    'unused_value',
    'population: no center of this directory has FAMILY; there are none',
  ],
  ['?level=PHP&state=VT', 'unused_value', 'level: no center of this directory has PHP; there are DETOX'],
  ['?state=WY', 'unused_value', 'state: no center of this directory is in WY; there are TX, VT'],
  ['?near=Xyzzyville', 'unknown_place', /^near: "Xyzzyville" is no place that we know/],
  ['?within=5&state=VT', 'invalid_request', /^within: counts only around a place/],
  ['?q=detox+near+me', 'unknown_place', /^q: does not say where: give a ZIP code/],
  ['?q=detox+in+san+juan+puerto+rico', 'not_covered', /^q: Harborlight lists no centers in Puerto Rico/],
  [
    '?q=methadone+detox+in+austin',
    'nothing_found',
    /^q: no center states all of it: .* would have to be let go$/,
  ],
  ['?q=zzzz+detox', 'nothing_found', 'q: no center has "zzzz"; leave it out'],
  [
    '?q=detox+no+methadone',
    'invalid_request',
    'q: "no methadone": what is not wanted cannot be asked for; leave it out',
  ],
  ['?q=quillfeather&level=DETOX', 'nothing_found', /^q: no center states all of it; 1 do not say/],
  [
    '?q=detox&near=05401&within=5',
    'nothing_found',
    /^within: too few centers are within 5 miles, and a file is not widened; ask for within=50$/,
  ],
  [
    '?q=detox+within+5+miles+of+05401',
    'nothing_found',
    /^q: too few centers are within 5 miles, and a file is not widened; ask for within=50$/,
  ],
  ['?near=Toronto', 'not_covered', /^near: .* none in Canada/],
  ['?levels=DETOX', 'unknown_parameter', /^levels: is not a parameter of this call; did you mean level\?/],
])('refuses %s, and makes no file of nothing or of elsewhere', async (query, code, message) => {
  for (const format of ['ndjson', 'csv', 'geojson', 'xlsx']) {
    const refused = await get(`/centers.${format}${query}`);
    const { error } = await refused.json();
    expect([refused.status, error.code], format).toEqual([400, code]);
    expect(error.message).toMatch(message);
  }
});

it('lists the files of no state that has none', async () => {
  const refused = await get('?state=WY');
  expect([refused.status, await readWrongPaths(refused)]).toEqual([400, ['state']]);
});

it('writes GeoJSON that says whose it is, a center without a position too', async () => {
  const response = await get('/centers.geojson?state=VT', { 'Accept-Encoding': 'br' });
  expect(response.headers.get('Content-Type')).toBe('application/geo+json');
  const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
  const collection = JSON.parse(text);
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    licence: { name: 'CC BY 4.0' },
    safetyNotice: expect.stringContaining('988'),
  });
  const byCity = Object.fromEntries(
    collection.features.map((feature: { properties: { city: string } }) => [
      feature.properties.city,
      feature,
    ]),
  );
  expect(byCity.Barre.geometry).toEqual({ type: 'Point', coordinates: [-72.5, 44.2] });
  expect(byCity.Stowe.geometry).toBeNull();
  expect(byCity.Stowe.properties).toMatchObject({ name: 'Quillfeather House', stateName: 'Vermont' });
  expect((await (await get('/centers.geojson')).json()).features).toHaveLength(62);
});

it('writes a workbook that keeps zeros and runs nothing, with the notice on its second sheet', async () => {
  const response = await get('/centers.xlsx?state=VT', { Origin: 'https://other.example' });
  expect(response.headers.get('Content-Type')).toContain('spreadsheetml');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const file = Buffer.from(await response.arrayBuffer());
  const [headers, ...rows] = await readSheet(file, 'Centers');
  const cells = rows.map((row) => Object.fromEntries(headers!.map((name, at) => [String(name), row[at]])));
  expect(cells.find(({ city }) => city === 'Barre')).toMatchObject({
    name: '=1+1 House',
    zip: '05641',
    phone: '0802-555-0100',
    latitude: 44.2,
    longitude: -72.5,
  });
  expect(cells).toHaveLength(2);
  const about = (await readSheet(file, 'About this file')).flat().join(' ');
  expect(about).toMatch(/988.*Harborlight.*CC BY 4\.0/);
});

it.each(['ndjson', 'csv', 'geojson', 'xlsx'])('answers 304 for a .%s that is as it was', async (format) => {
  const first = await get(`/centers.${format}?state=VT`);
  await first.body?.cancel();
  const etag = first.headers.get('ETag')!;
  const same = await get(`/centers.${format}?state=VT`, { 'If-None-Match': etag });
  expect([same.status, await same.text()]).toEqual([304, '']);
  const other = await get(`/centers.${format}?state=TX`, { 'If-None-Match': etag });
  expect(other.status).toBe(200);
  await other.body?.cancel();
  const head = await on.app.request(`${PATH}/centers.${format}?state=VT`, { method: 'HEAD' });
  expect([head.status, head.headers.get('ETag')]).toEqual([200, etag]);
});

it('lists each file with the sizes that it is sent in', async () => {
  const list = await (await get('')).json();
  expect(list.centers).toBe(62);
  expect(list.states).toEqual([
    { state: 'TX', centers: 60, downloads: `https://harborlight.example${PATH}?state=TX` },
    { state: 'VT', centers: 2, downloads: `https://harborlight.example${PATH}?state=VT` },
  ]);
  expect(list.files.map(({ format }: { format: string }) => format)).toEqual([
    'ndjson',
    'csv',
    'geojson',
    'xlsx',
  ]);
  const vermont = await (await get('?state=VT')).json();
  for (const { url, rows, bytes, gzip, br } of [...list.files, ...vermont.files]) {
    const path = url.replace('https://harborlight.example', '');
    const sizeBy = async (encoding: string) =>
      (await (await on.app.request(path, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer())
        .byteLength;
    expect(rows).toBe(path.endsWith('VT') ? 2 : 62);
    expect([await sizeBy('identity'), await sizeBy('gzip'), await sizeBy('br')]).toEqual([bytes, gzip, br]);
  }
  const [{ url, bytes }] = list.files;
  const packed = await on.app.request(url.replace('https://harborlight.example', ''), {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).length).toBe(bytes);
});

it('tells the pages for assistants the same sizes as /llms.txt, as soon as they are known', async () => {
  const sizes = async () => (await (await on.app.request('/api/download-sizes')).json()).files;
  const paths = ['ndjson', 'csv', 'geojson', 'xlsx'].map((format) => `${PATH}/centers.${format}`);
  await expect.poll(sizes).toEqual(paths.map((path) => ({ path, bytes: expect.any(Number) })));
  const map = await (await on.app.request('/llms.txt')).text();
  for (const { path, bytes } of await sizes())
    expect(map).toContain(`${path} (about ${formatBytes(bytes)} compressed)`);
});
