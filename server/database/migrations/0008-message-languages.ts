import { type Kysely, sql } from 'kysely';

/** In which language people wrote to us, and are to be answered. What is there so far came from pages in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'matching_requests']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo(sql`'en'`))
      .execute();
  }
}
