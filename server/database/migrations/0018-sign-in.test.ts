import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../db.ts';
import { migrations } from './index.ts';

it('ends what has begun before 30 days after it did', async () => {
  const db = connect(':memory:');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const names = Object.keys(migrations);
  await migrator.migrateTo(names[names.indexOf('0018-sign-in') - 1]!);
  await sql`
    INSERT INTO staff (id, email, name, role, password_hash, created_at)
    VALUES (4, 'ada@mail.example', 'Ada', 'admin', '', '2026-10-01')`.execute(db);
  const begun = '2026-10-02T08:00:00.120Z';
  for (const [hash, expires] of [
    ['token', '2027-01-02T08:00:00.120Z'],
    ['cookie', '2026-10-02T20:00:00.120Z'],
  ]) {
    await sql`
      INSERT INTO staff_sessions (token_hash, staff_id, device, created_at, last_used_at, expires_at)
      VALUES (${hash}, 4, 'any', ${begun}, ${begun}, ${expires})`.execute(db);
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const sessions = await db.selectFrom('staff_sessions').select(['token_hash', 'expires_at']).execute();
  expect(sessions).toEqual([
    { token_hash: 'token', expires_at: '2026-11-01T08:00:00.120Z' },
    { token_hash: 'cookie', expires_at: '2026-10-02T20:00:00.120Z' },
  ]);
  await db.destroy();
});
