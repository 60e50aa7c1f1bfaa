import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A session in a terminal is one of a token, which lasts longer than one of a browser.
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo(sql`'web'`))
    .execute();
  await db.schema
    .createTable('backups')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .execute();
}
