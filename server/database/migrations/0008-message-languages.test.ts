import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../db.ts';
import { migrations } from './index.ts';

it('takes what people sent before for English', async () => {
  const db = connect(':memory:');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0006-languages');
  await sql`
    INSERT INTO submissions (id, type, status, payload_json, created_at)
    VALUES ('one', 'CONTACT', 'NEW', '{}', '2026-10-01')`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const before = await db.selectFrom('submissions').select(['id', 'language']).execute();
  expect(before).toEqual([{ id: 'one', language: 'en' }]);
  await db.updateTable('submissions').set({ language: 'es' }).execute();
  expect(await db.selectFrom('matching_requests').select('language').execute()).toEqual([]);
  await db.destroy();
});
