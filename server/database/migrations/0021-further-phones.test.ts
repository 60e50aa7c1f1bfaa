import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undoChange } from '../../history/undo.ts';
import { toCenter } from '../center-rows.ts';
import { connect, type Db } from '../db.ts';
import { migrations } from './index.ts';

let db: Db;

beforeEach(async () => {
  db = connect(':memory:');
  await migrateTo('0020-undone-imports');
});
afterEach(() => db.destroy());

async function migrateTo(version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
    version,
  );
  expect(error).toBeUndefined();
}

const rowOf = (slug: string, text: string | null) => ({
  ...{ slug, name: slug, city: 'Waco', state: 'TX', review_status: 'PUBLISHED', approximate_location: 0 },
  ...{ languages: '[]', populations: '[]', modalities: '[]', accreditations: '[]', insurance: '[]' },
  ...{ care: '[]', levels: '[]', topics: '[]', serves_only: '[]', does_not_treat: '[]' },
  ...{ created_at: '2026-10-01', updated_at: '2026-10-01', program_highlights: text },
});

/** As the version before had it. */
async function addOld(slug: string, text: string | null): Promise<void> {
  const row = rowOf(slug, text);
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`INSERT INTO centers (${columns}) VALUES (${sql.join(Object.values(row))})`.execute(db);
}

async function read(slug: string) {
  const row = await db.selectFrom('centers').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const { programHighlights, streetWithheld, intakePhones, otherPhones, programNames } = toCenter(row);
  return { programHighlights, streetWithheld, intakePhones, otherPhones, programNames };
}

it('makes facts of what an import had written, and leaves the rest of the text', async () => {
  await addOld(
    'pier',
    'Small groups.\nAddress: confidential. Call for directions.\nPrograms here: First Step (254-555-0101 x12); Children, Youth.\nIntake: 254-555-0123, 888-555-0100 x2.\nOther phones: 1-800-555-0145.',
  );
  await migrateTo('0021-further-phones');
  expect(await read('pier')).toEqual({
    programHighlights: 'Small groups.',
    streetWithheld: true,
    intakePhones: ['254-555-0123', '888-555-0100 x2'],
    otherPhones: ['1-800-555-0145'],
    programNames: ['First Step (254-555-0101 x12)', 'Children, Youth'],
  });
});

it('leaves what staff wrote', async () => {
  const text =
    'Intake: Monday to Friday, 8 to 5.\nAddress: confidential, by the sea.\nOther phones: ask for Ada.';
  await addOld('ours', text);
  await addOld('silent', null);
  await migrateTo('0021-further-phones');
  const none = { streetWithheld: false, intakePhones: [], otherPhones: [], programNames: [] };
  expect(await read('ours')).toEqual({ programHighlights: text, ...none });
  expect(await read('silent')).toEqual({ programHighlights: null, ...none });
});

it('lets a change from before be taken back', async () => {
  const text = 'Intake: 254-555-0123.';
  await addOld('pier', `${text}\nNew.`);
  const before = JSON.stringify({ id: 1, ...rowOf('pier', text) });
  await sql`
    INSERT INTO changes (subject, subject_id, title, action, actor, channel, at, before)
    VALUES ('center', '1', 'pier', 'update', 'Ada', 'web', '2026-10-02', ${before})`.execute(db);
  await migrateTo('0021-further-phones');
  await undoChange(db, 1, { name: 'Ada', channel: 'web' }, new Date());
  expect(await read('pier')).toMatchObject({ programHighlights: null, intakePhones: ['254-555-0123'] });
});
