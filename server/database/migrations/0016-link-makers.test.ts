import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../db.ts';
import { migrations } from './index.ts';

it('knows whose the links are that were made before, by the names that people have or had', async () => {
  const db = connect(':memory:');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0015-claims');
  await sql`
    INSERT INTO staff (id, email, name, role, password_hash, created_at)
    VALUES (4, 'ada@mail.example', 'Ada', 'admin', '', '2026-10-01'),
           (5, 'eve@mail.example', 'Eve Evans', 'admin', '', '2026-10-01')`.execute(db);
  await sql`
    INSERT INTO changes (subject, subject_id, title, action, actor, channel, at)
    VALUES ('staff', '5', 'Eve Former', 'update', 'Eve Evans', 'web', '2026-10-02')`.execute(db);
  for (const name of ['Ada', 'Eve Former', 'root']) {
    await sql`
      INSERT INTO staff_links (token_hash, purpose, email, role, created_by, created_at, expires_at)
      VALUES (${name}, 'invite', 'new@mail.example', 'admin', ${name}, '2026-10-01', '2026-10-08')`.execute(
      db,
    );
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const links = await db.selectFrom('staff_links').select(['created_by', 'created_by_id']).execute();
  expect(links).toEqual([
    { created_by: 'Ada', created_by_id: 4 },
    { created_by: 'Eve Former', created_by_id: 5 },
    { created_by: 'root', created_by_id: null },
  ]);
  await db.destroy();
});
