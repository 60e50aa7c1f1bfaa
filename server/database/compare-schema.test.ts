import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Db, openDatabase } from '../database/db.ts';
import { migrations } from '../database/migrations/index.ts';
import { refuseOtherSchema } from './compare-schema.ts';

let db: Db;

beforeEach(async () => {
  db = await openDatabase(':memory:');
});
afterEach(() => db.destroy());

it('takes a database that has been through every version, one by one, and was analyzed', async () => {
  const old = connect(':memory:');
  const provider = { getMigrations: async () => migrations };
  for (const version of Object.keys(migrations)) {
    const { error } = await new Migrator({ db: old, provider }).migrateTo(version);
    expect(error).toBeUndefined();
  }
  await sql`ANALYZE`.execute(old);
  await refuseOtherSchema(old, 'It');
  await old.destroy();
});

it.each([
  ['CREATE VIEW centres AS SELECT * FROM centers', 'it has view centres, which'],
  ['CREATE TABLE sqlitexstat1 (x)', 'it has table sqlitexstat1, which'],
  ['DROP TABLE guides', 'it lacks '],
  ['ALTER TABLE staff ADD COLUMN note text', 'its table staff is not'],
])('refuses one after %s, and says what differs', async (change, how) => {
  await sql.raw(change).execute(db);
  await expect(refuseOtherSchema(db, 'It')).rejects.toMatchObject({
    status: 422,
    code: 'not_harborlight',
    message: expect.stringContaining(`It is no database as Harborlight makes it: ${how}`),
  });
});
