import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CenterFields } from '#core/center/center.ts';
import { columns } from '#core/center/csv-columns.ts';
import { isState } from '#core/lists/public-lists.ts';
import { anyCenter } from '#core/testing/any-center.ts';
import { nothingKnown } from '#core/testing/nothing-known.ts';
import { fieldsToRow, toCenter } from '../database/center-rows.ts';
import { type Db, openDatabase } from '../database/db.ts';
import { importFiles } from '../imports/import-centers.ts';
import { addCenters, startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';
import { streamCenters } from './centers-export.ts';

let on: Awaited<ReturnType<typeof startApp>>;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  on = await startApp();
  ada = await signedIn(on);
});
beforeEach(async () => {
  await on.db.deleteFrom('centers').execute();
});
afterAll(() => on.stop());

const all = { q: '', state: undefined, status: undefined, due: false };
const exportAll = (db: Db) => buffer(streamCenters(db, all, 'csv', new Date()));
const importCsv = (db: Db, data: Uint8Array) =>
  importFiles(db, { files: [{ name: 'centers.csv', data }], actor: 'ada', channel: 'web' });
const fieldsIn = async (db: Db) =>
  (await db.selectFrom('centers').selectAll().orderBy('id').execute()).map((row) =>
    CenterFields.parse(toCenter(row)),
  );

it('is a file with a dated name, its columns those of the template and a few more', async () => {
  await addCenters(
    on.db,
    { name: 'Lantern, "House"', city: 'Cañon City', state: 'CO' },
    { name: 'Closed House', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
  );
  const response = await ada.get('/api/admin/centers.csv');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const today = new Date().toISOString().slice(0, 10);
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="centers-${today}.csv"`);
  const data = Buffer.from(await response.arrayBuffer());
  // Excel takes it for UTF-8 by this mark.
  expect(data.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [header, ...rows] = parse(data, { bom: true }) as string[][];
  expect(header).toEqual([
    ...columns.map(({ header }) => header),
    ...['id', 'slug', 'review_status', 'last_verified_at', 'verified_by', 'source', 'updated_at'],
  ]);
  expect(rows.map(([name]) => name)).toEqual(['Lantern, "House"', 'Closed House']);
  expect(rows[1]).toContain('UNPUBLISHED');
});

it('holds what the filters leave, and names the state', async () => {
  await addCenters(
    on.db,
    { name: 'Lantern House', city: 'Austin', state: 'TX' },
    { name: 'Harbor Point', city: 'Denver', state: 'CO' },
  );
  const response = await ada.get('/api/admin/centers.csv?state=TX&q=lantern');
  expect(response.headers.get('Content-Disposition')).toContain('"centers-TX-');
  const rows = parse(await response.text(), { bom: true }) as string[][];
  expect(rows.slice(1).map(([name]) => name)).toEqual(['Lantern House']);
});

it('is one JSON document too, or a line of JSON for each', async () => {
  for (const [centers, count] of [
    [[], 0],
    [
      [
        { name: 'Lantern House', city: 'Cañon City', state: 'CO' },
        { name: 'Harbor Point', city: 'Austin', state: 'TX', reviewStatus: 'UNPUBLISHED' },
      ],
      2,
    ],
  ] as const) {
    if (count > 0) await addCenters(on.db, ...centers);
    const document = await ada.get('/api/admin/centers.json');
    expect(document.headers.get('Content-Disposition')).toMatch(/"centers-[\d-]+\.json"$/);
    const list = await document.json();
    expect(list).toHaveLength(count);
    const lines = (await (await ada.get('/api/admin/centers.jsonl')).text()).split('\n').slice(0, -1);
    expect(lines.map((line) => JSON.parse(line))).toEqual(list);
    const { centers: listed } = await (await ada.get('/api/admin/centers')).json();
    expect(list).toEqual(expect.arrayContaining(listed));
  }
});

it('gives spreadsheets nothing to run, and comes back through the importer as it was', async () => {
  await addCenters(on.db, {
    name: '=SUM(A1)',
    city: '@Austin',
    state: 'TX',
    street: '－1 Pier Road',
    phone: '+1 205-555-0100',
    programHighlights: "- groups\n- a garden, 'quoted'",
    accreditations: [{ name: "'=CARF" }],
  });
  const data = await exportAll(on.db);
  const [, row] = parse(Buffer.from(data), { bom: true }) as string[][];
  expect(row!.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  expect(row).toContain("'+1 205-555-0100");

  const before = await fieldsIn(on.db);
  await importCsv(on.db, data);
  expect(await fieldsIn(on.db)).toEqual(before);
});

it('says of any center what brings the same center about where it is imported', async () => {
  await fc.assert(
    fc.asyncProperty(anyCenter, async (any) => {
      const { data: fields } = CenterFields.safeParse(any);
      // An import leaves out what lies outside of the 50 states, and names that fold to nothing say nothing.
      fc.pre(fields !== undefined && isState(fields.state));
      const [here, there] = [await openDatabase(':memory:'), await openDatabase(':memory:')];
      const { slug, reviewStatus, createdAt, updatedAt } = any;
      await here
        .insertInto('centers')
        .values({
          ...fieldsToRow(fields),
          slug,
          review_status: reviewStatus,
          created_at: createdAt,
          updated_at: updatedAt,
        })
        .execute();
      const data = await exportAll(here);
      await importCsv(there, data);
      // The place on the map is the ZIP's for what is new, and stays for what is not.
      const place = { lat: null, lng: null, approximateLocation: false };
      const [arrived] = await fieldsIn(there);
      expect({ ...arrived, ...place }).toEqual({ ...fields, ...place });

      await importCsv(here, data);
      const [again] = await fieldsIn(here);
      // Nor does who keeps the street to itself have another place than its ZIP, which gives one to who had none.
      const isPlaced = fields.lat !== null && fields.lng !== null && !fields.streetWithheld;
      const kept = isPlaced ? {} : place;
      expect({ ...again, ...kept }).toEqual({ ...fields, ...kept });
      await here.destroy();
      await there.destroy();
    }),
    { numRuns: 40 },
  );
});

it('gives way to other requests between its slices', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    ...fieldsToRow({ ...nothingKnown, name: `House ${index}`, city: 'Austin', state: 'TX' }),
    slug: `house-${index}`,
    review_status: 'PUBLISHED' as const,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  }));
  for (let start = 0; start < rows.length; start += 400) {
    await on.db
      .insertInto('centers')
      .values(rows.slice(start, start + 400))
      .execute();
  }
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  let chunks = 0;
  let lines = 0;
  for await (const chunk of streamCenters(on.db, all, 'csv', new Date())) {
    chunks += 1;
    lines += Buffer.from(chunk).toString().split('\r\n').length - 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  clearInterval(counting);
  expect(lines).toBe(1201);
  expect(chunks).toBe(4);
  expect(turns).toBeGreaterThan(0);
});
