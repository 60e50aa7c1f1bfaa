import { beforeEach, expect, it } from 'vitest';
import { dump, startImporting } from './testing/importing.ts';
import { samhsaFile } from './testing/samhsa-file.ts';

const MH = { service_code_info: 'MH * OP * DBT * MC * CHLD' };
const clinic = {};
const lodge = { name1: 'Lantern Lodge', street1: '9 Hill Street', phone: '251-555-0111' };
const lodgeMH = { ...lodge, ...MH };

let on: Awaited<ReturnType<typeof startImporting>>;
beforeEach(async () => {
  on = await startImporting();
});

it('changes nothing and leaves no record when the same files come again', async () => {
  const files = [samhsaFile([clinic, lodge, { ...clinic, name2: 'Pier House' }])];
  await on.run(files);
  const before = await dump(on.db);
  const report = await on.run(files);
  expect(report.centers).toEqual({ new: 0, changed: 0, unchanged: 2, missing: 0, stillMissing: 0 });
  expect(report.importId).toBeUndefined();
  expect(await dump(on.db)).toBe(before);
});

it('keeps a correction by staff, also where the source changes that very field, and puts every change on record', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  await on.db.updateTable('centers').set({ phone: '251-555-0150' }).where('id', '=', 1).execute();
  const [corrected] = await on.centers();

  await on.run([samhsaFile([{ ...clinic, intake1: '251-555-0123' }, lodge], 'directory_2023.csv')]);
  const [kept] = await on.centers();
  expect(kept).toMatchObject({ id: 1, slug: corrected!.slug, phone: '251-555-0150', source_year: 2023 });
  expect(kept!.intake_phones).toBe('["251-555-0123"]');
  const change = await on.db
    .selectFrom('changes')
    .selectAll()
    .where('subject', '=', 'center')
    .where('subject_id', '=', '1')
    .executeTakeFirstOrThrow();
  expect(change).toMatchObject({ import_id: 2, actor: 'ada', channel: 'terminal' });
  expect(JSON.parse(change.before!)).toEqual(corrected);

  const report = await on.run([
    samhsaFile([{ ...clinic, phone: '251-555-0160' }, lodge], 'directory_2024.csv'),
  ]);
  expect((await on.centers())[0]!.phone).toBe('251-555-0150');
  expect(report.warnings).toContainEqual(
    expect.objectContaining({
      kind: 'verified_kept',
      rows: [expect.objectContaining({ row: 2, column: 'phone' })],
    }),
  );
});

it('marks what is no longer listed for review, and publishes it again when it is back', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const gone = await on.run([samhsaFile([clinic])]);
  expect(gone.centers).toMatchObject({ changed: 0, unchanged: 1, missing: 1 });
  expect(gone.missingCenters).toEqual([
    { id: '00000002', name: 'Lantern Lodge', city: 'Mobile', state: 'AL' },
  ]);
  expect((await on.centers())[1]).toMatchObject({ review_status: 'NEEDS_REVIEW', phone: '251-555-0111' });

  const still = await on.run([samhsaFile([clinic])]);
  expect(still.centers).toMatchObject({ missing: 0, stillMissing: 1 });
  expect(still.importId).toBeUndefined();

  const back = await on.run([samhsaFile([clinic, lodge])]);
  expect(back.centers).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
  expect((await on.centers())[1]).toMatchObject({
    review_status: 'PUBLISHED',
    slug: 'lantern-lodge-mobile-al',
  });
});

it('leaves the decision of staff about a center that is not listed', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const set = (review_status: 'PUBLISHED' | 'UNPUBLISHED') =>
    on.db.updateTable('centers').set({ review_status }).where('id', '=', 2).execute();
  await set('UNPUBLISHED');
  await on.run([samhsaFile([clinic])]);
  expect((await on.centers())[1]!.review_status).toBe('UNPUBLISHED');
  const back = await on.run([samhsaFile([clinic, lodge])]);
  expect((await on.centers())[1]!.review_status).toBe('UNPUBLISHED');
  expect(back.warnings).toContainEqual(expect.objectContaining({ kind: 'unpublished', count: 1 }));

  await set('PUBLISHED');
  await on.run([samhsaFile([clinic])]);
  await set('PUBLISHED');
  await on.run([samhsaFile([clinic])]);
  expect((await on.centers())[1]!.review_status).toBe('PUBLISHED');
});

it('takes away what one directory said when only the other still lists the facility', async () => {
  await on.run([samhsaFile([clinic, lodge]), samhsaFile([lodgeMH], 'mental_2022.csv')]);
  const report = await on.run([samhsaFile([clinic])]);
  expect(report.centers).toMatchObject({ changed: 1, unchanged: 1, missing: 0 });
  expect((await on.centers())[1]).toMatchObject({ review_status: 'PUBLISHED', modalities: '["DBT"]' });
});

it('knows a facility that moved, and one with a new name', async () => {
  await on.run([samhsaFile([clinic, lodge])]);
  const report = await on.run([
    samhsaFile([
      { ...clinic, street1: '77 Bay Avenue', zip: '36604' },
      { ...lodge, name1: 'Lighthouse Lodge' },
    ]),
  ]);
  expect(report.centers).toMatchObject({ new: 0, changed: 2, missing: 0 });
  expect(await on.centers()).toMatchObject([
    { street: '77 Bay Avenue', zip: '36604', slug: 'harbor-clinic-mobile-al' },
    { name: 'Lighthouse Lodge', slug: 'lantern-lodge-mobile-al' },
  ]);
});

it('asks what to do where a large part of the directory would go missing', async () => {
  const many = Array.from({ length: 150 }, (_, i) => ({ name1: `Center ${i}`, street1: `${i} Road` }));
  await on.run([samhsaFile(many)]);
  const part = [samhsaFile(many.slice(0, 40))];
  await expect(on.run(part)).rejects.toMatchObject({ status: 409, code: 'many_missing' });
  expect((await on.run(part, { missing: 'ignore' })).centers).toMatchObject({ unchanged: 40, missing: 0 });
  expect((await on.run(part, { missing: 'mark' })).centers).toMatchObject({ unchanged: 40, missing: 110 });
});

it('warns of a directory that is older than the one before', async () => {
  await on.run([samhsaFile([clinic], 'directory_2023.csv')]);
  const { warnings } = await on.run([samhsaFile([clinic], 'directory_2022.csv')]);
  expect(warnings).toMatchObject([
    { kind: 'older_directory', rows: [{ file: 'directory_2022.csv', row: 1 }] },
  ]);
});
