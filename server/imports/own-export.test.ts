import { beforeEach, expect, it } from 'vitest';
import { streamCenters } from '../centers/centers-export.ts';
import { dump, startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

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

it('keeps what staff have verified since, tells both values, and replaces it where that is chosen', async () => {
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
  await on.run(newer, { verified: 'replace' });
  expect((await on.centers())[0]).toMatchObject({ phone: '251-555-0003' });
  await on.run([samhsaFile([{ phone: '251-555-0004' }], 'directory_2024.csv')]);
  expect((await on.centers())[0]).toMatchObject({ phone: '251-555-0003', verified_by: 'Ada' });
  // Made after it was verified.
  await on.run([samhsaFile([{ phone: '251-555-0005' }], 'directory_2027.csv')]);
  expect((await on.centers())[0]).toMatchObject({ phone: '251-555-0005' });
});

it('takes a value that somebody has typed into an export of what was verified', async () => {
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0100\n')]);
  const old = await exportAll();
  await verify(1, '512-555-0101');
  const edit = ({ data }: { data: Buffer }, from: string, to: string) =>
    csv(data.toString('utf8').replace(from, to), 'edited.csv');
  await on.run([edit(old, '512-555-0100', '512-555-0102')]);
  expect((await on.centers())[0]).toMatchObject({ phone: '512-555-0101' });
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
