import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { streamCenters } from '../centers/centers-export.ts';
import { dump, startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';
import { tinyXlsx } from './testing/tiny-xlsx.ts';

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const csv = (text: string, name = 'ours.csv') => ({ name, data: Buffer.from(text) });
async function exportAll() {
  const filter = { q: '', state: undefined, status: undefined, due: false };
  return csv(await new Response(streamCenters(on.db, filter, 'csv', new Date())).text(), 'export.csv');
}
const history = () =>
  on.db.selectFrom('changes').selectAll().where('subject', '=', 'center').orderBy('id').execute();
const verify = (id: number, phone: string) =>
  on.db
    .updateTable('centers')
    .set({ phone, verified_by: 'Ada', last_verified_at: '2026-11-22T12:34:38.000Z' })
    .where('id', '=', id)
    .execute();

it('knows the rows of its own export again, those that are alike too, and writes nothing to the history', async () => {
  await on.run([samhsaFile([{}, { name1: 'Lantern Lodge', street1: '9 Hill Street' }])]);
  await on.run([csv('name,city,state\nHope,Austin,TX\n')]);
  // Alike to the last letter but for what one cannot tell them apart by.
  const [, lodge] = await on.centers();
  const { id: _, ...twin } = lodge!;
  await on.db
    .insertInto('centers')
    .values({ ...twin, slug: `${twin.slug}-2`, source_key: 'twin' })
    .execute();
  const before = await on.centers();
  const report = await on.run([await exportAll()]);
  expect(report).toMatchObject({ merged: 0, centers: { new: 0, changed: 0, unchanged: 4 } });
  const visible = (rows: typeof before) => rows.map(({ imported: _said, ...row }) => row);
  expect(visible(await on.centers())).toEqual(visible(before));
  expect(await history()).toEqual([]);
  const all = await dump(on.db);
  await on.run([await exportAll()]);
  expect(await dump(on.db)).toBe(all);
});

it('edits the very row of several that are alike, and takes both over into an empty directory', async () => {
  const twins =
    'name,city,state,slug,phone\nHope,Austin,TX,hope-austin-tx,\nHope,Austin,TX,hope-austin-tx-2,\n';
  expect((await on.run([csv(twins)])).centers).toMatchObject({ new: 2 });
  await on.run([csv('name,city,state,slug,phone\nHope,Austin,TX,hope-austin-tx-2,512-555-0100\n')]);
  expect((await on.centers()).map(({ phone }) => phone)).toEqual([null, '512-555-0100']);
  await on.run([csv('name,city,state,id,phone\nHope,Austin,TX,1,512-555-0101\n')]);
  expect((await on.centers()).map(({ phone }) => phone)).toEqual(['512-555-0101', '512-555-0100']);
});

it('keeps what staff have verified, and tells both values', async () => {
  await on.run([samhsaFile([{}], 'directory_2022.csv')]);
  await verify(1, '251-555-0188');
  const newer = [samhsaFile([{ phone: '251-555-0003' }], 'directory_2023.csv')];
  const kept = await on.run(newer, { dryRun: true });
  expect(kept.warnings).toMatchObject([
    {
      kind: 'verified_kept',
      rows: [
        {
          row: 2,
          column: 'phone',
          value: expect.stringMatching(
            /: ours “251-555-0188”, verified by Ada on Nov 22, 2026; the file “251-555-0003”$/,
          ),
        },
      ],
    },
  ]);
});

it('takes a value that somebody has typed into an export of what was verified', async () => {
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\n')]);
  await verify(1, '512-555-0101');
  const edit = ({ data }: { data: Buffer }, from: string, to: string) =>
    csv(data.toString('utf8').replace(from, to), 'edited.csv');
  await on.run([edit(await exportAll(), '512-555-0101', '512-555-0103')]);
  expect((await on.centers())[0]).toMatchObject({ phone: '512-555-0103' });
});

it('imports what its preview showed, or nothing', async () => {
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\n')]);
  const files = [csv('name,city,state,phone\nHope,Austin,TX,512-555-0111\nFaith,Waco,TX,\n')];
  const preview = await on.run(files, { dryRun: true });
  await on.db.updateTable('centers').set({ phone: '512-555-0111' }).execute();
  const before = await dump(on.db);
  await expect(on.run(files, { previewed: preview.fingerprint! })).rejects.toMatchObject({
    status: 409,
    code: 'preview_outdated',
    message: expect.stringContaining(
      'it would be 1 new and 0 changed centers now, and was 1 new and 1 changed.',
    ),
  });
  expect(await dump(on.db)).toBe(before);
  const again = await on.run(files, { dryRun: true });
  expect((await on.run(files, { previewed: again.fingerprint! })).centers).toMatchObject({ new: 1 });
});

const edited = async (from: string | RegExp, to: string) =>
  csv((await exportAll()).data.toString('utf8').replace(from, to), 'edited.csv');
const touch = (at: string) =>
  on.db.updateTable('centers').set({ phone: '512-555-0199', updated_at: at }).execute();

it('changes nothing by its own export, not even the day of the last change, as a workbook neither', async () => {
  await on.run([samhsaFile([{}, { name1: 'Lantern Lodge', street1: '- - -' }])]);
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\nFaith,Waco,TX,\n')]);
  await on.db
    .updateTable('centers')
    .set({
      review_status: 'UNPUBLISHED',
      program_highlights: "-\n'=1",
      updated_at: '2026-11-25T08:00:00.123Z',
    })
    .where('id', '=', 3)
    .execute();
  const before = await dump(on.db);
  const now = new Date('2026-11-26T12:00:00Z');
  const file = await exportAll();
  const nothing = { new: 0, changed: 0, unchanged: 4, missing: 0, stillMissing: 0 };
  const report = await on.run([file], { now });
  expect(report).toMatchObject({ centers: nothing, errors: [], merged: 0 });
  expect(report.importId).toBeUndefined();
  expect(
    (
      await on.run([{ name: 'export.xlsx', data: tinyXlsx(parse(file.data, { bom: true }) as string[][]) }], {
        now,
      })
    ).centers,
  ).toEqual(nothing);
  expect(await dump(on.db)).toBe(before);
});

it('takes what was typed into its export, also where a file of ours once said the same', async () => {
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\n')]);
  await touch('2026-11-22T12:00:00.000Z');
  const report = await on.run([await edited('512-555-0199', '512-555-0100')]);
  expect(report.centers).toMatchObject({ changed: 1, unchanged: 0 });
  expect((await on.centers())[0]).toMatchObject({
    phone: '512-555-0100',
    updated_at: '2026-11-20T12:00:00.000Z',
  });
});

it('knows a row by its number, where its name is another now', async () => {
  await on.run([csv('name,city,state\nHope,Austin,TX\nFaith,Waco,TX\n')]);
  const rows = 'name,city,state,id,updated_at\nCharity,Austin,TX,00000001,2026-11-20T12:00:00.000Z\n';
  expect((await on.run([csv(rows)])).centers).toMatchObject({ new: 0, changed: 1 });
  expect((await on.centers()).map(({ name, slug }) => [name, slug])).toEqual([
    ['Charity', 'hope-austin-tx'],
    ['Faith', 'faith-waco-tx'],
  ]);
});

it('honours the review status, of a new center too, and refuses one that it does not know', async () => {
  await on.run([
    csv('name,city,state,review_status\nHope,Austin,TX,unpublished\nFaith,Waco,TX,Needs review\n'),
  ]);
  const statuses = async () => (await on.centers()).map(({ review_status }) => review_status);
  expect(await statuses()).toEqual(['UNPUBLISHED', 'NEEDS_REVIEW']);
  const report = await on.run([await edited('UNPUBLISHED', 'PUBLISHED')]);
  expect(report.centers).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await statuses()).toEqual(['PUBLISHED', 'NEEDS_REVIEW']);
  const other = await startImporting();
  await other.run([await exportAll()]);
  expect((await other.centers()).map(({ review_status }) => review_status)).toEqual(await statuses());
  await expect(on.run([await edited('NEEDS_REVIEW', 'Hidden')])).rejects.toMatchObject({
    issues: [
      {
        path: 'edited.csv, row 3, column review_status',
        message: '“Hidden” is not one of PUBLISHED, NEEDS_REVIEW, UNPUBLISHED',
      },
    ],
  });
});

it('clears a field by "-", once, but what staff filled in stays, and none that a center needs goes', async () => {
  await on.run([samhsaFile([{}])]);
  const said = { website: 'https://h.example', zip: '36602', lat: 30.69 };
  await on.db.updateTable('centers').set({ website: said.website }).execute();
  expect((await on.centers())[0]).toMatchObject({ ...said, phone: '251-555-0100' });
  const row =
    'name,street,city,state,zip,phone,website,levels_of_care\nHarbor Clinic,12 Pier Road,Mobile,AL,36602,-,-,-\n';
  expect((await on.run([csv(row)])).centers).toMatchObject({ new: 0, changed: 1 });
  const cleared = { phone: null, levels: '[]', zip: '36602' };
  expect((await on.centers())[0]).toMatchObject({ ...cleared, website: said.website });
  const proposed = await on.db.selectFrom('proposals').select(['field', 'value']).execute();
  expect(proposed).toEqual([{ field: 'website', value: 'null' }]);
  // Who fills it in since knows better than the same file.
  await touch('2026-11-22T12:00:00.000Z');
  expect((await on.run([csv(row)])).centers).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await on.centers())[0]).toMatchObject({ phone: '512-555-0199' });
  // In an export it is an edit like any other.
  await on.run([await edited('512-555-0199', '-')]);
  expect((await on.centers())[0]).toMatchObject({ phone: null });
  await on.run([await edited('36602', '-')]);
  expect((await on.centers())[0]).toMatchObject({ zip: null, lat: null, approximate_location: 0 });
  await expect(on.run([csv('name,city,state\n-,Austin,TX\n')])).rejects.toMatchObject({
    issues: [{ path: 'ours.csv, row 2, column name' }],
  });
});

it('refuses a row that is older than the listing, and says what to do; the others come where that is asked for', async () => {
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\n')]);
  await on.run([csv('name,city,state\nFaith,Waco,TX\n')], { now: new Date('2026-11-21T12:00:00Z') });
  const { data } = await edited('Waco', 'Austin');
  const old = csv(data.toString('utf8').replace('0100', '0111'), 'old.csv');
  await on.db
    .updateTable('centers')
    .set({ updated_at: '2026-11-22T12:00:00.000Z' })
    .where('id', '=', 1)
    .execute();
  const before = await dump(on.db);
  for (const dryRun of [true, false]) {
    await expect(on.run([old], { dryRun })).rejects.toMatchObject({
      code: 'invalid_rows',
      issues: [
        {
          path: 'old.csv, row 2, column updated_at',
          message: expect.stringMatching(
            /^“2026-11-20T12:00:00.000Z” is older than our listing: Hope was changed here on .*2026.*\. Export again/,
          ),
        },
      ],
    });
  }
  expect(await dump(on.db)).toBe(before);
  const report = await on.run([old], { skipInvalid: true });
  expect(report).toMatchObject({
    centers: { changed: 1, unchanged: 0 },
    errors: [{ row: 2, column: 'updated_at' }],
  });
  expect((await on.centers()).map(({ phone, city }) => [phone, city])).toEqual([
    ['512-555-0100', 'Austin'],
    [null, 'Austin'],
  ]);
  await expect(on.run([await edited('2026-11-22T12:00:00.000Z', '11/22/26')])).rejects.toMatchObject({
    issues: [{ path: 'edited.csv, row 2, column updated_at' }],
  });
  // A spreadsheet may leave out what is behind the minutes.
  expect((await on.run([await edited('2026-11-22T12:00:00.000Z', '2026-11-22 12:00')])).errors).toEqual([]);
});
