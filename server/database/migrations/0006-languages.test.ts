import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteGuide } from '../../guides/guide-writes.ts';
import { undoChange } from '../../history/undo.ts';
import { connect, type Db } from '../db.ts';
import { migrations } from './index.ts';

const actor = { name: 'Ada', channel: 'web' } as const;
let db: Db;

beforeEach(async () => {
  db = connect(':memory:');
  await migrateTo('0005-terminal');
  for (const slug of ['first', 'second', 'third']) {
    await sql`
      INSERT INTO guides (slug, title, excerpt, body_markdown, tags, created_at, updated_at)
      VALUES (${slug}, ${slug}, 'In short.', 'Text.', '[]', '2026-10-01', '2026-10-01')`.execute(db);
  }
});
afterEach(() => db.destroy());

async function migrateTo(version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
    version,
  );
  expect(error).toBeUndefined();
}

const guides = () => db.selectFrom('guides').select(['id', 'slug', 'language']).orderBy('id').execute();
const changes = async () =>
  (await db.selectFrom('directory_changes').select('count').executeTakeFirstOrThrow()).count;

it('keeps every guide with its id, in English, and lets another language have its slug', async () => {
  await migrateTo('0006-languages');
  expect(await guides()).toEqual([
    { id: 1, slug: 'first', language: 'en' },
    { id: 2, slug: 'second', language: 'en' },
    { id: 3, slug: 'third', language: 'en' },
  ]);
  const twin = (language: string) =>
    sql`
      INSERT INTO guides (slug, language, title, excerpt, body_markdown, tags, created_at, updated_at)
      VALUES ('first', ${language}, 'x', 'x', 'x', '[]', '2026-10-01', '2026-10-01')`.execute(db);
  await twin('es');
  await expect(twin('en')).rejects.toThrow('UNIQUE');
});

it('still counts every change to a guide, itself the first, so that the offline copy follows', async () => {
  const before = await changes();
  await migrateTo('0006-languages');
  const after = await changes();
  expect(after).toBeGreaterThan(before);
  await db.updateTable('guides').set({ title: 'Anew' }).where('id', '=', 1).execute();
  await db.deleteFrom('guides').where('id', '=', 1).execute();
  expect(await changes()).toBe(after + 2);
});

it('brings back a guide that was deleted before, under the id that nobody else got meanwhile', async () => {
  const row = await sql<object>`SELECT * FROM guides WHERE id = 3`.execute(db);
  await sql`DELETE FROM guides WHERE id = 3`.execute(db);
  await sql`
    INSERT INTO changes (subject, subject_id, title, action, actor, channel, at, before)
    VALUES ('guide', '3', 'third', 'delete', 'Ada', 'web', '2026-10-02', ${JSON.stringify(row.rows[0])})`.execute(
    db,
  );
  await migrateTo('0006-languages');
  await sql`
    INSERT INTO guides (slug, title, excerpt, body_markdown, tags, created_at, updated_at)
    VALUES ('fourth', 'x', 'x', 'x', '[]', '2026-10-01', '2026-10-01')`.execute(db);
  await undoChange(db, 1, actor, new Date());
  expect(await guides()).toEqual([
    { id: 1, slug: 'first', language: 'en' },
    { id: 2, slug: 'second', language: 'en' },
    { id: 3, slug: 'third', language: 'en' },
    { id: 4, slug: 'fourth', language: 'en' },
  ]);
  await deleteGuide(db, '3', { actor, now: new Date() });
});
