import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { undoChange } from '../../history/undo.ts';
import { connect, type Db } from '../db.ts';
import { migrations } from './index.ts';

let db: Db;

beforeEach(async () => {
  db = connect(':memory:');
  await migrateTo('0011-care-facts');
  await sql`
    INSERT INTO guides (slug, title, excerpt, body_markdown, tags, created_at, updated_at)
    VALUES ('first', 'First', 'In short.', 'Text.', '[]', '2026-10-01', '2026-10-01')`.execute(db);
});
afterEach(() => db.destroy());

async function migrateTo(version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
    version,
  );
  expect(error).toBeUndefined();
}

const guides = () => db.selectFrom('guides').select(['id', 'slug', 'due_at']).orderBy('id').execute();

it('keeps every guide, and sets no day for it', async () => {
  await migrateTo('0012-due-guides');
  expect(await guides()).toEqual([{ id: 1, slug: 'first', due_at: null }]);
});

it('brings back a guide that was deleted before there were such days', async () => {
  const { rows } = await sql<object>`SELECT * FROM guides`.execute(db);
  await sql`DELETE FROM guides`.execute(db);
  await sql`
    INSERT INTO changes (subject, subject_id, title, action, actor, channel, at, before)
    VALUES ('guide', '1', 'First', 'delete', 'Ada', 'web', '2026-10-02', ${JSON.stringify(rows[0])})`.execute(
    db,
  );
  await migrateTo('0012-due-guides');
  await undoChange(db, 1, { name: 'Ada', channel: 'web' }, new Date());
  expect(await guides()).toEqual([{ id: 1, slug: 'first', due_at: null }]);
});
