import type { Kysely } from 'kysely';

/** Which version brought the database so far: for an older one, which can then say what it needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upgrades')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('copy', 'text')
    .execute();
}
