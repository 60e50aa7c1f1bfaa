import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undoChange } from '../../history/undo.ts';
import { connect, type Db } from '../db.ts';
import { migrations } from './index.ts';

let db: Db;

beforeEach(async () => {
  db = connect(':memory:');
  await migrateTo('0010-upgrades');
});
afterEach(() => db.destroy());

async function migrateTo(version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
    version,
  );
  expect(error).toBeUndefined();
}

interface Old {
  text?: string | null;
  levels?: string[];
  imported?: object | null;
}

const rowOf = (slug: string, { text = null, levels = [], imported = null }: Old) => ({
  ...{ slug, name: slug, city: 'Waco', state: 'TX', review_status: 'PUBLISHED', approximate_location: 0 },
  ...{ languages: '[]', populations: '[]', modalities: '[]', accreditations: '[]', insurance: '[]' },
  ...{ created_at: '2026-10-01', updated_at: '2026-10-01', program_highlights: text },
  ...{ levels: JSON.stringify(levels), imported: imported && JSON.stringify(imported) },
});

/** As the version before had it. */
async function addOld(slug: string, old: Old): Promise<void> {
  const row = rowOf(slug, old);
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`INSERT INTO centers (${columns}) VALUES (${sql.join(Object.values(row))})`.execute(db);
}

async function read(slug: string) {
  const row = await db.selectFrom('centers').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const list = (cell: string) => JSON.parse(cell) as string[];
  return {
    text: row.program_highlights,
    levels: list(row.levels),
    care: list(row.care),
    topics: list(row.topics),
    servesOnly: list(row.serves_only),
    doesNotTreat: list(row.does_not_treat),
    imported: row.imported === null ? null : JSON.parse(row.imported),
  };
}

const migrate = () => migrateTo('0011-care-facts');

it('reads from what was imported what a center treats, offers and turns away', async () => {
  const text =
    'Serves only: women.\nDoes not treat: alcohol use disorder.\nSettings: outpatient, transitional housing or sober home.\n' +
    'Medications: methadone, buprenorphine.\nPayment help: sliding fee scale.\nIntake: 254-555-0123.';
  const record = {
    ...{ name: 'Pier', city: 'Waco', state: 'TX', levels: ['DETOX'], populations: ['WOMEN'] },
    phrases: { Settings: ['outpatient', 'transitional housing or sober home'] },
    ...{ limits: { 'Serves only': ['women'] }, year: 2022 },
  };
  await addOld('pier', { text, levels: ['DETOX'], imported: { parts: { SU: record } } });
  await migrate();
  const pier = await read('pier');
  expect(pier).toMatchObject({
    text: 'Settings: outpatient, transitional housing or sober home.\nMedications: methadone, buprenorphine.\nPayment help: sliding fee scale.\nIntake: 254-555-0123.',
    levels: ['DETOX', 'OUTPATIENT', 'OUTPATIENT_DETOX'],
    care: ['SUBSTANCE_USE'],
    topics: ['BUPRENORPHINE', 'METHADONE', 'SOBER_HOME', 'SLIDING_SCALE'],
    servesOnly: ['WOMEN'],
    doesNotTreat: ['ALCOHOL_USE'],
  });
  // Key by key as an import writes it, which finds by that that its source says the same.
  expect(Object.keys(pier.imported.parts.SU)).toEqual([
    ...['name', 'city', 'state', 'care', 'levels', 'populations', 'phrases', 'limits', 'year'],
  ]);
});

it('knows the setting of detox of one directory from that of the other', async () => {
  const su = { levels: ['DETOX'], phrases: { Settings: ['outpatient'] } };
  const mh = { phrases: { Settings: ['hospital inpatient'] } };
  await addOld('both', {
    text: 'Settings: outpatient, hospital inpatient.',
    levels: ['DETOX'],
    imported: { parts: { SU: su, MH: mh } },
  });
  const unsure = { levels: ['DETOX', 'RESIDENTIAL'], phrases: { Settings: ['outpatient'] } };
  await addOld('unsure', { levels: unsure.levels, imported: { parts: { SU: unsure } } });
  await migrate();
  expect(await read('both')).toMatchObject({
    care: ['SUBSTANCE_USE', 'MENTAL_HEALTH'],
    levels: ['DETOX', 'OUTPATIENT', 'HOSPITAL_INPATIENT', 'OUTPATIENT_DETOX'],
  });
  expect((await read('unsure')).levels).toEqual(['DETOX', 'RESIDENTIAL', 'OUTPATIENT']);
});

it('leaves what staff wrote, and what they corrected', async () => {
  await addOld('ours', { text: 'Serves only: people who like boats.\nCall us: we listen.' });
  const record = {
    levels: ['DETOX'],
    phrases: { Settings: ['outpatient'] },
    limits: { 'Serves only': ['men'] },
  };
  await addOld('corrected', { text: 'A calm place.', levels: ['IOP'], imported: { parts: { SU: record } } });
  await migrate();
  expect(await read('ours')).toMatchObject({
    text: 'Serves only: people who like boats.\nCall us: we listen.',
    ...{ levels: [], care: [], topics: [], servesOnly: [], doesNotTreat: [], imported: null },
  });
  expect(await read('corrected')).toMatchObject({
    ...{ text: 'A calm place.', levels: ['IOP', 'OUTPATIENT'], topics: [], servesOnly: [] },
  });
});

it('lets a change from before be taken back', async () => {
  const text = 'Does not treat: opioid use disorder.\nMedications: naltrexone.';
  await addOld('pier', { text: `${text}\nNew.`, levels: ['IOP'] });
  const before = JSON.stringify({ id: 1, ...rowOf('pier', { text, levels: ['IOP'] }) });
  await sql`
    INSERT INTO changes (subject, subject_id, title, action, actor, channel, at, before)
    VALUES ('center', '1', 'pier', 'update', 'Ada', 'web', '2026-10-02', ${before})`.execute(db);
  await migrate();
  await undoChange(db, 1, { name: 'Ada', channel: 'web' }, new Date());
  expect(await read('pier')).toMatchObject({
    ...{ text: 'Medications: naltrexone.', topics: ['NALTREXONE'], doesNotTreat: ['OPIOID_USE'] },
  });
});
