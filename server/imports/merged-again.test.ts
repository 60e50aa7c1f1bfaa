import { beforeEach, expect, it } from 'vitest';
import { toCsv } from '#core/columns.ts';
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
  expect((await on.run(csv([...harbor.slice(0, 5), '512-555-0111']))).centers).toMatchObject({
    new: 0,
    changed: 1,
  });
  expect((await on.centers()).map(({ phone }) => phone)).toEqual(['512-555-0111', '512-555-0100']);
});

it('adds no center anew that only one out of sight is like', async () => {
  await on.run(csv(harbor, llc));
  await on.db.updateTable('centers').set({ source: null, source_key: null, imported: null }).execute();
  await merge(1, 2);
  expect((await on.run(csv(llc))).centers).toMatchObject({ new: 0 });
  expect(await on.centers()).toHaveLength(2);
});

it('takes no center for missing while one that was merged into it is listed, and says that this one is', async () => {
  const row = { name1: 'Harbor House', street1: '1 Pier Road', city: 'Austin', state: 'TX', zip: '78701' };
  const other = { ...row, street1: '2 Pier Road', phone: '512-555-0101' };
  await on.run([samhsaFile([{ ...row, phone: '512-555-0100' }, other], 'directory_2022.csv')]);
  await merge(1, 2);
  const report = await on.run([samhsaFile([{ ...other, phone: '512-555-0199' }], 'directory_2023.csv')]);
  expect(report.centers).toMatchObject({ new: 0, missing: 0 });
  expect(report.warnings).toMatchObject([{ kind: 'merged', rows: [{ value: 'Harbor House' }] }]);
  expect((await on.centers()).map(({ review_status }) => review_status)).toEqual([
    'PUBLISHED',
    'UNPUBLISHED',
  ]);
});

it('refuses more rows than anybody can wait for', async () => {
  const rows = Array.from({ length: 100_001 }, (_, number) => [`House ${number}`, ...place, '']);
  await expect(on.run(csv(...rows))).rejects.toThrow(/100,001 rows; the most at once is 100,000/);
  expect(await on.centers()).toEqual([]);
});
