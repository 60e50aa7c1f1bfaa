import { beforeEach, expect, it } from 'vitest';
import { CenterFields } from '#core/center/center.ts';
import { fieldsToRow, toCenter } from '../../database/center-rows.ts';
import { mergeCenters } from '../../duplicates/merge-centers.ts';
import { recordChange } from '../../history/changes.ts';
import { undoChange } from '../../history/undo.ts';
import { storeReport } from '../../reports/public-routes.ts';
import { loadSample } from '../../sample/sample.ts';
import { startImporting, undoSeen } from '../testing/importing.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';

const csv = (text: string, name = 'ours.csv') => ({ name, data: Buffer.from(text) });
const ben = { name: 'Ben', channel: 'web' } as const;
const later = new Date('2026-11-21T12:00:00Z');

const first = [
  csv(
    'name,city,state,phone,bed_count\nHope,Austin,TX,512-555-0100,12\nFaith,Waco,TX,254-555-0100,\n',
    'one.csv',
  ),
];
const second = [
  csv(
    'name,city,state,phone,bed_count,levels_of_care\nHope,Austin,TX,512-555-0111,14,DETOX\nLove,Dallas,TX,,,\n',
    'two.csv',
  ),
];

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

const undo = (id: number) => undoSeen(on.db, id, ben, later);

/** What staff do in the editor: a change with its record. */
async function correct(name: string, values: object): Promise<number> {
  const row = await on.db
    .selectFrom('centers')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await on.db.updateTable('centers').set(values).where('id', '=', row.id).execute();
  return recordChange(
    on.db,
    { subject: 'center', id: row.id, title: name, action: 'update', before: row },
    ben,
    later,
  );
}

const content = async () => (await on.centers()).map(({ import_id, updated_at, created_at, ...row }) => row);

it('brings back what the import changed and deletes what it created', async () => {
  await on.run(first);
  const before = await content();
  await on.run(second);
  expect(await undo(2)).toEqual({
    importId: 2,
    restored: 1,
    deleted: 1,
    keptCenters: [],
    corrections: [],
    sampleRemoved: 0,
    touched: 2,
    all: 3,
    large: true,
    copy: null,
  });
  expect(await content()).toEqual(before);
});

it('deletes what was reported of the centers that go, and of no other', async () => {
  await on.run(first);
  await on.run(second);
  for (const { id, name } of await on.centers()) {
    const report = { centerId: String(id), kind: 'CLOSED' as const, comment: '' };
    await storeReport(on.db, { id: name, centerId: id, report }, later);
  }
  await undo(2);
  const left = await on.db.selectFrom('center_reports').select('id').orderBy('id').execute();
  expect(left).toEqual([{ id: 'Faith' }, { id: 'Hope' }]);
});

it('keeps a field that staff corrected since, and says which', async () => {
  await on.run(first);
  const before = await content();
  await on.run(second);
  await correct('Hope', { phone: '512-555-0199' });
  expect(await undo(2)).toMatchObject({
    restored: 1,
    corrections: [{ id: '00000001', name: 'Hope', city: 'Austin', state: 'TX', field: 'phone' }],
  });
  expect(await content()).toEqual([{ ...before[0], phone: '512-555-0199' }, before[1]]);
});

it('keeps what staff corrected where the import changed something else', async () => {
  await on.run(first);
  await on.run(second);
  await correct('Hope', { website: 'https://hope.example' });
  expect(await undo(2)).toMatchObject({ restored: 1, corrections: [] });
  expect((await on.centers())[0]).toMatchObject({
    phone: '512-555-0100',
    bed_count: 12,
    levels: '[]',
    website: 'https://hope.example',
  });
});

it('keeps a center that staff have worked on since, for a review, unless they took that back', async () => {
  await on.run(first);
  await correct('Hope', { phone: '512-555-0199' });
  const slip = await correct('Faith', { phone: '254-555-0199' });
  await undoChange(on.db, slip, ben, later);
  expect(await undo(1)).toMatchObject({
    deleted: 1,
    keptCenters: [{ id: '00000001', name: 'Hope', city: 'Austin', state: 'TX' }],
  });
  expect(await on.centers()).toMatchObject([
    { name: 'Hope', phone: '512-555-0199', review_status: 'NEEDS_REVIEW' },
  ]);
});

it('keeps a center that another one was merged into', async () => {
  await on.run(first);
  await on.db
    .updateTable('centers')
    .set({ merged_into: 1, review_status: 'UNPUBLISHED' })
    .where('id', '=', 2)
    .execute();
  expect((await undo(1)).keptCenters.map(({ name }) => name)).toEqual(['Hope']);
});

it('refuses while a later import of the same centers stands, and does it once that one is undone', async () => {
  await on.run(first);
  await on.run(second);
  await expect(undo(1)).rejects.toMatchObject({
    status: 409,
    code: 'later_import',
    message:
      'A later import changed the same centers: two.csv, which ada imported on November 20, 2026. Undo that one first.',
  });
  await undo(2);
  expect(await undo(1)).toMatchObject({ restored: 0, deleted: 2 });
  expect(await on.centers()).toEqual([]);
});

it('minds no later import of other centers', async () => {
  await on.run(first);
  await on.run([csv('name,city,state\nLove,Dallas,TX\n', 'two.csv')]);
  expect(await undo(1)).toMatchObject({ deleted: 2 });
  expect(await on.centers()).toMatchObject([{ name: 'Love' }]);
});

it('refuses a second undo, naming who was first, and an import that never was', async () => {
  await on.run(first);
  await undo(1);
  await expect(undo(1)).rejects.toMatchObject({
    status: 409,
    code: 'already_undone',
    message: 'Ben has undone this import already, on November 21, 2026.',
  });
  await expect(undo(7)).rejects.toMatchObject({ status: 404, code: 'import_not_found' });
});

it('lets the same file be imported again, with the same result', async () => {
  const report = await on.run(first);
  const before = await content();
  await undo(1);
  expect((await on.run(first)).centers).toEqual(report.centers);
  expect(await content()).toEqual(before);
  const changes = await on.run(second);
  await undo(3);
  expect((await on.run(second)).centers).toEqual(changes.centers);
});

it('takes back the marks of what a directory no longer lists', async () => {
  const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', phone: '251-555-0111' };
  await on.run([samhsaFile([{}, lodge])]);
  const before = await content();
  await on.run([samhsaFile([{}])]);
  expect((await on.centers())[1]!.review_status).toBe('NEEDS_REVIEW');
  expect(await undo(2)).toMatchObject({ restored: 1, deleted: 0 });
  expect(await content()).toEqual(before);
  expect((await on.run([samhsaFile([{}])])).centers).toMatchObject({ missing: 1, stillMissing: 0 });
});

it('leaves a key to the center that has it by now', async () => {
  const here = { name1: 'Harbor Clinic', street1: '12 Pier Road', zip: '36602' };
  const there = { ...here, street1: '77 Bay Avenue', zip: '36604' };
  await on.run([samhsaFile([here])]);
  await on.run([samhsaFile([there])]);
  expect(await on.centers()).toHaveLength(1);
  await on.run([samhsaFile([{ ...here, phone: '251-555-0190' }, there])]);
  expect(await undo(2)).toMatchObject({ restored: 1 });
  expect((await on.centers()).map(({ id, street, phone }) => ({ id, street, phone }))).toEqual([
    { id: 1, street: '12 Pier Road', phone: '251-555-0100' },
    { id: 2, street: '12 Pier Road', phone: '251-555-0190' },
  ]);
});

it('says that the sample does not come back', async () => {
  await loadSample(on.db, later);
  const sample = (await on.centers()).length;
  await on.run(first);
  expect(await undo(1)).toMatchObject({ sampleRemoved: sample });
  expect(await on.centers()).toEqual([]);
});

it('puts the import, its undo, and every center that it restores on record', async () => {
  await on.run(first);
  await on.run(second);
  const [changed] = await on.centers();
  await undo(2);
  const history = await on.db.selectFrom('changes').selectAll().orderBy('id').execute();
  expect(history).toMatchObject([
    { subject: 'import', subject_id: '1', title: 'one.csv', action: 'create', before: null },
    { subject: 'import', subject_id: '2', title: 'two.csv', action: 'create', actor: 'ada' },
    { subject: 'center', subject_id: '1', action: 'update', import_id: 2 },
    { subject: 'center', subject_id: '1', action: 'undo', import_id: 2, undoes: 3, actor: 'Ben' },
    { subject: 'import', subject_id: '2', action: 'undo', undoes: 2, actor: 'Ben', channel: 'web' },
  ]);
  expect(JSON.parse(history[3]!.before!)).toEqual(changed);
  expect(await on.db.selectFrom('imports').selectAll().orderBy('id').execute()).toMatchObject([
    { undone_at: null, undone_by: null },
    { undone_at: later.toISOString(), undone_by: 'Ben' },
  ]);
});

it('goes back past an import that is undone already, in whatever order', async () => {
  await on.run(first);
  const before = await content();
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0122\n')]);
  await on.run([csv('name,city,state,phone,bed_count\nHope,Austin,TX,512-555-0133,20\n')]);
  await undo(3);
  expect((await on.centers())[0]).toMatchObject({ phone: '512-555-0122', bed_count: 12 });
  expect(await undo(2)).toMatchObject({ restored: 1, corrections: [] });
  expect(await content()).toEqual(before);
});

it('leaves a name that staff gave before the import', async () => {
  await on.run(first);
  await correct('Hope', fieldsToRow({ ...toCenter((await on.centers())[0]!), name: 'Hope House' }));
  await on.run([csv('name,city,state,phone\nHope,Austin,TX,512-555-0122\n')]);
  await undo(2);
  expect((await on.centers())[0]).toMatchObject({ name: 'Hope House', phone: '512-555-0100' });
});

it('shows no center again by undoing a merge whose import is undone, until it is imported again', async () => {
  await on.run(first);
  const status = async () => (await on.centers()).map(({ review_status }) => review_status);
  const [hope, faith] = await on.centers();
  const seen = { keep: hope!.updated_at, merge: faith!.updated_at };
  const fields = CenterFields.parse(toCenter(hope!));
  const merged = await mergeCenters(on.db, { keepId: 1, mergeId: 2, fields, seen }, ben, later);
  await undo(1);
  expect(await status()).toEqual(['NEEDS_REVIEW', 'UNPUBLISHED']);
  await undoChange(on.db, merged, ben, later);
  expect(await status()).toEqual(['NEEDS_REVIEW', 'NEEDS_REVIEW']);

  expect((await on.run(first)).centers).toMatchObject({ new: 0, changed: 2 });
  expect(await status()).toEqual(['PUBLISHED', 'PUBLISHED']);
});

it('shows what was merged again where its file has been imported anew since', async () => {
  await on.run(first);
  const [hope, faith] = await on.centers();
  const seen = { keep: hope!.updated_at, merge: faith!.updated_at };
  const fields = CenterFields.parse(toCenter(hope!));
  const merged = await mergeCenters(on.db, { keepId: 1, mergeId: 2, fields, seen }, ben, later);
  await undo(1);
  await on.run(first);
  await undoChange(on.db, merged, ben, later);
  expect((await on.centers()).map((row) => row.review_status)).toEqual(['PUBLISHED', 'PUBLISHED']);
});
