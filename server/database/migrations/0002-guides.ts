import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guides')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('body_markdown', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('reviewed_by', 'text')
    .addColumn('reviewed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  // Most writes are messages and calls; this tells those that the directory is made of from the others.
  await db.schema
    .createTable('directory_changes')
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await sql`INSERT INTO directory_changes (count) VALUES (0)`.execute(db);
  for (const table of ['centers', 'guides']) {
    for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
      await sql`
        CREATE TRIGGER ${sql.raw(`${table}_after_${change.toLowerCase()}`)}
        AFTER ${sql.raw(change)} ON ${sql.table(table)}
        BEGIN UPDATE directory_changes SET count = count + 1; END`.execute(db);
    }
  }
}
