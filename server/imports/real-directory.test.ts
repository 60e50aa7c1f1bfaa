import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CenterFields } from '#core/center/center.ts';
import type { ImportReport } from '#core/staff/import-report.ts';
import { type CenterRow, toCenter } from '../database/center-rows.ts';
import { openDatabase } from '../database/db.ts';
import { importFiles, writeImport } from './import-centers.ts';
import { type PreparedImport, readImport } from './read-import.ts';
import { dump, undoSeen } from './testing/importing.ts';

const [substanceUse, mentalHealth] = ['SA', 'MH'].map((directory) => ({
  path: fileURLToPath(
    new URL(`../../../shared/data/National_Directory_${directory}_Facilities_2022.xlsx`, import.meta.url),
  ),
}));
const files = [substanceUse!, mentalHealth!];
const by = { actor: 'ada', channel: 'terminal' } as const;

/** SAMHSA's directories of 2022 lie beside the project, and are no part of it. */
describe.skipIf(!files.every(({ path }) => existsSync(path)))('SAMHSA’s directories of 2022', () => {
  let db: Awaited<ReturnType<typeof openDatabase>>;
  let whole: PreparedImport;
  let report: ImportReport;
  let rows: CenterRow[];
  beforeAll(async () => {
    db = await openDatabase(':memory:');
    whole = await readImport({ files });
    report = await writeImport(db, whole, by);
    rows = await db.selectFrom('centers').selectAll().orderBy('id').execute();
  });
  afterAll(() => db.destroy());

  it('become 18,452 centers in the 50 states, and every row is accounted for', () => {
    expect(report).toMatchObject({ rows: 21_213, centers: { new: 18_452 } });
    const leftOut = report.leftOut.reduce((sum, { rows: left }) => sum + left.length, 0);
    expect(report.centers.new + report.merged + leftOut).toBe(report.rows);
    const facilities = Object.fromEntries(
      report.leftOut.map((group) => [group.reason.slice(0, 2), group.facilities]),
    );
    expect(facilities).toEqual({ PR: 87, DC: 40, GU: 4, MP: 2, VI: 2, FM: 1, PW: 1, AS: 1 });
  });

  it('become centers as our schema has them, none of them verified', () => {
    for (const row of rows) {
      const center = toCenter(row);
      expect(CenterFields.safeParse(center).error).toBeUndefined();
      expect(center).toMatchObject({
        lastVerifiedAt: null,
        source: 'SAMHSA National Directory',
        sourceYear: 2022,
      });
    }
    expect(rows.filter(({ lat }) => lat === null).length).toBeLessThan(50);
    expect(rows.filter(({ street }) => street === null).length).toBe(13);
  });

  it('say of a known facility what the directory says', () => {
    const shelby = toCenter(rows.find(({ name }) => name === 'Shelby County Treatment Center')!);
    expect(shelby).toMatchObject({
      street: '750 Highway 31 South',
      zip: '35007',
      phone: '205-216-0200',
      approximateLocation: true,
      care: [{ care: 'SUBSTANCE_USE' }],
      levels: [{ level: 'DETOX' }, { level: 'IOP' }, { level: 'OUTPATIENT' }, { level: 'OUTPATIENT_DETOX' }],
      accreditations: [{ name: 'CARF' }, { name: 'SAMHSA' }, { name: 'State Licensed' }],
      languages: ['American Sign Language'],
    });
    const topics = shelby.topics.map(({ topic }) => topic);
    expect(topics).toEqual(
      expect.arrayContaining(['METHADONE', 'BUPRENORPHINE', 'OPIOID_TREATMENT_PROGRAM']),
    );
    expect(shelby.programHighlights ?? '').not.toMatch(/outpatient|methadone/);
  });

  it('leave hardly a center without a level, and say whom a center turns away apart from its program', () => {
    expect(rows.filter(({ levels }) => levels === '[]').length).toBeLessThan(150);
    expect(rows.filter(({ care }) => care === '[]')).toEqual([]);
    const refusing = rows.filter(({ does_not_treat }) => does_not_treat.includes('ALCOHOL_USE'));
    expect(refusing.length).toBeGreaterThan(1000);
    for (const row of rows) expect(row.program_highlights ?? '').not.toMatch(/Serves only|Does not treat/);
  });

  it('change nothing when they are imported again', async () => {
    const before = await dump(db);
    const again = await writeImport(db, whole, by);
    expect(again.centers).toEqual({ new: 0, changed: 0, unchanged: 18_452, missing: 0, stillMissing: 0 });
    expect(await dump(db)).toBe(before);
  });

  it('lose no center where five facilities are gone, and have them back when they are listed again', {
    tags: 'variant',
  }, async () => {
    const before = rows.map(({ id, slug }) => ({ id, slug }));
    const report = await writeImport(db, withoutFacilities(whole, 5), by);
    expect(report.centers).toMatchObject({ changed: 0, missing: 5, unchanged: 18_447 });
    const marked = db.selectFrom('centers').select('id').where('review_status', '=', 'NEEDS_REVIEW');
    expect((await marked.execute()).length).toBe(5);

    const back = await writeImport(db, whole, by);
    expect(back.centers).toMatchObject({ changed: 5, missing: 0, unchanged: 18_447 });
    expect((await marked.execute()).length).toBe(0);
    expect(await db.selectFrom('centers').select(['id', 'slug']).orderBy('id').execute()).toEqual(before);
  });

  it('end in the same when they are imported one after the other', { tags: 'variant' }, async () => {
    const other = await openDatabase(':memory:');
    await importFiles(other, { files: [substanceUse!], ...by });
    await importFiles(other, { files: [mentalHealth!], ...by });
    const content = (all: CenterRow[]) =>
      new Map(
        all.map(({ id, slug, import_id, created_at, updated_at, ...row }) => [row.source_key, row] as const),
      );
    expect(content(await other.selectFrom('centers').selectAll().execute())).toEqual(content(rows));
    await other.destroy();
  });

  it('go back to what they were when an import of them is undone, and can be imported again', async () => {
    const other = await openDatabase(':memory:');
    const first = await writeImport(other, whole, by);
    const content = async () =>
      (await other.selectFrom('centers').selectAll().orderBy('id').execute()).map(
        ({ id, import_id, created_at, updated_at, ...row }) => row,
      );
    const before = await content();
    const half = withoutFacilities(whole, 9000);
    const marked = await writeImport(other, half, { ...by, missing: 'mark' });
    const actor = { name: 'Ben', channel: 'web' } as const;
    expect(await undoSeen(other, 2, actor, new Date())).toMatchObject({
      restored: marked.centers.missing,
      corrections: [],
    });
    expect(await content()).toEqual(before);
    expect(await undoSeen(other, 1, actor, new Date())).toMatchObject({ deleted: 18_452, restored: 0 });
    expect(await content()).toEqual([]);
    expect((await writeImport(other, whole, by)).centers).toEqual(first.centers);
    expect(await content()).toEqual(before);
    await other.destroy();
  });

  it('are refused where the workbook is cut off', async () => {
    const data = readFileSync(files[1]!.path);
    const before = await dump(db);
    await expect(
      importFiles(db, { files: [{ name: 'half.xlsx', data: data.subarray(0, data.length / 2) }], ...by }),
    ).rejects.toThrow('half.xlsx is damaged or incomplete: the end of the file is missing.');
    expect(await dump(db)).toBe(before);
  });
});

function withoutFacilities(whole: PreparedImport, count: number): PreparedImport {
  return { ...whole, facilities: new Map([...whole.facilities].slice(count)) };
}
