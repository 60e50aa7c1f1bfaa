import { beforeEach, expect, it } from 'vitest';
import { toCsv } from '#core/center/csv-columns.ts';
import { startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const csv = (...rows: string[][]) => [
  {
    name: 'ours.csv',
    data: Buffer.from(toCsv([['name', 'street', 'city', 'state', 'zip', 'phone'], ...rows])),
  },
];
const place = ['1 Pier Road', 'Austin', 'TX', '78701'];
const harbor = ['Harbor House', ...place, '512-555-0100'];
const llc = ['Harbor House LLC', ...place, '512-555-0100'];

/** What staff do on the page of duplicates, as far as imports see it. */
const merge = (keep: number, gone: number) =>
  on.db
    .updateTable('centers')
    .set({ merged_into: keep, review_status: 'UNPUBLISHED' })
    .where('id', '=', gone)
    .execute();

it.each([
  ['staff wrote', null],
  ['a directory listed', 'SAMHSA National Directory'],
])('knows the center that stayed of two that %s when its export is imported again', async (_, source) => {
  await on.run(csv(harbor, llc));
  await on.db
    .updateTable('centers')
    .set({ name: 'Harbor House', source, source_key: null, imported: null })
    .execute();
  await merge(1, 2);
  const other = csv([...harbor.slice(0, 5), '512-555-0111']);
  expect((await on.run(other, { prefer: 'source' })).centers).toMatchObject({ new: 0, changed: 1 });
  expect((await on.centers()).map(({ phone }) => phone)).toEqual(['512-555-0111', '512-555-0100']);
});

it('adds no center anew that only one out of sight is like', async () => {
  await on.run(csv(harbor, llc));
  await on.db.updateTable('centers').set({ source: null, source_key: null, imported: null }).execute();
  await merge(1, 2);
  expect((await on.run(csv(llc))).centers).toMatchObject({ new: 0 });
  expect(await on.centers()).toHaveLength(2);
});

it('names the center that stayed where a file says something new of the other, which changes nothing in sight', async () => {
  await on.run(csv(harbor, llc));
  await merge(1, 2);
  expect((await on.run(csv(harbor, llc))).warnings).toEqual([]);
  const report = await on.run(csv(harbor, [...llc.slice(0, 5), '512-555-0122']));
  expect(report.centers).toMatchObject({ changed: 0, unchanged: 2 });
  expect(report.warnings).toMatchObject([
    { kind: 'merged', count: 1, rows: [{ row: 3, value: 'Harbor House LLC → Harbor House' }] },
  ]);
  // It is there when the merge is taken back, and is told of once.
  expect((await on.centers()).map(({ phone }) => phone)).toEqual(['512-555-0100', '512-555-0122']);
  expect((await on.run(csv([...llc.slice(0, 5), '512-555-0122']))).warnings).toEqual([]);
});

it('misses no center whose directory lists it by the name of one that was merged into it', async () => {
  const clinic = {};
  const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', phone: '251-555-0111' };
  const other = { name1: 'Other House', street1: '1 Other Street', phone: '251-555-0122' };
  await on.run([samhsaFile([clinic, lodge, other])]);
  await merge(1, 2);
  const statuses = async () => (await on.centers()).map(({ review_status }) => review_status);
  const shown = ['PUBLISHED', 'UNPUBLISHED', 'PUBLISHED'];

  const byOther = await on.run([samhsaFile([lodge, other])]);
  expect(byOther).toMatchObject({ centers: { new: 0, missing: 0 }, missingCenters: [] });
  expect(await statuses()).toEqual(shown);

  const byOwn = await on.run([samhsaFile([clinic, other])]);
  expect(byOwn).toMatchObject({ centers: { new: 0, missing: 0 }, missingCenters: [] });
  expect(await statuses()).toEqual(shown);

  const byNone = await on.run([samhsaFile([other])]);
  expect(byNone.missingCenters).toMatchObject([{ name: 'Harbor Clinic' }]);
  expect(await statuses()).toEqual(['NEEDS_REVIEW', 'UNPUBLISHED', 'PUBLISHED']);
});
