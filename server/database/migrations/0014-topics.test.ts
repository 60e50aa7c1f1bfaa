import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undoChange } from '../../history/undo.ts';
import { connect, type Db } from '../db.ts';
import { migrations } from './index.ts';

let db: Db;

beforeEach(async () => {
  db = connect(':memory:');
  await migrateTo('0013-leave-message');
});
afterEach(() => db.destroy());

async function migrateTo(version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
    version,
  );
  expect(error).toBeUndefined();
}

interface Old {
  text?: string;
  levels?: string[];
  topics?: string[];
  imported?: object;
}

const rowOf = (slug: string, { text, levels = [], topics = [], imported }: Old) => ({
  ...{ slug, name: slug, city: 'Waco', state: 'TX', review_status: 'PUBLISHED', approximate_location: 0 },
  ...{ languages: '[]', populations: '[]', modalities: '[]', accreditations: '[]', insurance: '[]' },
  ...{ care: '[]', serves_only: '[]', does_not_treat: '[]', program_highlights: text ?? null },
  ...{ created_at: '2026-10-01', updated_at: '2026-10-01', topics: JSON.stringify(topics) },
  ...{ levels: JSON.stringify(levels), imported: imported ? JSON.stringify(imported) : null },
});

/** As the version before had it. */
async function addOld(slug: string, old: Old): Promise<void> {
  const row = rowOf(slug, old);
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`INSERT INTO centers (${columns}) VALUES (${sql.join(Object.values(row))})`.execute(db);
}

async function read(slug: string) {
  const row = await db.selectFrom('centers').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  return {
    text: row.program_highlights,
    levels: JSON.parse(row.levels) as string[],
    topics: JSON.parse(row.topics) as string[],
    imported: row.imported === null ? null : JSON.parse(row.imported),
  };
}

it('makes topics of what an import had written, and leaves the rest of the text', async () => {
  const phrases = {
    Settings: ['outpatient', 'federally qualified health center'],
    'Detox from': ['alcohol'],
    'Also offers': ['telehealth', 'acupuncture'],
  };
  await addOld('pier', {
    text: 'Programs here: Women.\nSettings: outpatient, federally qualified health center.\nDetox from: alcohol.\nAlso offers: telehealth, acupuncture.\nIntake: 254-555-0123.',
    levels: ['OUTPATIENT'],
    topics: ['ALCOHOL_DETOX', 'TELEHEALTH'],
    imported: { parts: { SU: { name: 'Pier', levels: ['OUTPATIENT'], phrases, year: 2022 } } },
  });
  await migrateTo('0014-topics');
  const topics = ['ALCOHOL_DETOX', 'HEALTH_CENTER', 'TELEHEALTH', 'ACUPUNCTURE'];
  const levels = ['OUTPATIENT', 'OUTPATIENT_DETOX'];
  expect(await read('pier')).toEqual({
    text: 'Programs here: Women.\nIntake: 254-555-0123.',
    levels,
    topics,
    imported: { parts: { SU: { name: 'Pier', levels, topics, year: 2022 } } },
  });
});

it('leaves what staff wrote, and what they took away', async () => {
  const text = 'Settings: a farm by the sea.\nCall us: we listen.';
  await addOld('ours', { text });
  await addOld('corrected', {
    text: 'Medications: methadone, people already on medication welcome.',
    topics: [],
  });
  await migrateTo('0014-topics');
  expect(await read('ours')).toMatchObject({ text, topics: [], imported: null });
  expect(await read('corrected')).toMatchObject({ text: null, topics: ['MEDICATION_WELCOME'] });
});

it('lets a change from before be taken back', async () => {
  const text = 'Also offers: case management.';
  await addOld('pier', { text: `${text}\nNew.` });
  const before = JSON.stringify({ id: 1, ...rowOf('pier', { text }) });
  await sql`
    INSERT INTO changes (subject, subject_id, title, action, actor, channel, at, before)
    VALUES ('center', '1', 'pier', 'update', 'Ada', 'web', '2026-10-02', ${before})`.execute(db);
  await migrateTo('0014-topics');
  await undoChange(db, 1, { name: 'Ada', channel: 'web' }, new Date());
  expect(await read('pier')).toMatchObject({ text: null, topics: ['CASE_MANAGEMENT'] });
});
