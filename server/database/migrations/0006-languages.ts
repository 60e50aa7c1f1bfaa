import { type Kysely, sql } from 'kysely';

/** A guide may be there in several languages, under one slug. All that are there so far are in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite drops no UNIQUE from a table: it is made anew (https://www.sqlite.org/lang_altertable.html#otheralter).
  await db.schema
    .createTable('guides_in_languages')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(sql`'en'`))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('body_markdown', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('reviewed_by', 'text')
    .addColumn('reviewed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('guides_slug_language', ['slug', 'language'])
    .execute();
  const columns = sql.raw(
    'id, slug, title, excerpt, body_markdown, tags, reviewed_by, reviewed_at, created_at, updated_at',
  );
  await sql`INSERT INTO guides_in_languages (${columns}) SELECT ${columns} FROM guides`.execute(db);
  // The id of a guide that was deleted stays its own: the history names it, and can bring it back.
  await sql`DELETE FROM sqlite_sequence WHERE name = 'guides_in_languages'`.execute(db);
  await sql`
    INSERT INTO sqlite_sequence (name, seq)
    SELECT 'guides_in_languages', seq FROM sqlite_sequence WHERE name = 'guides'`.execute(db);
  await db.schema.dropTable('guides').execute();
  await sql`ALTER TABLE guides_in_languages RENAME TO guides`.execute(db);
  // They went with the old table (0002-guides.ts).
  for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
    await sql`
      CREATE TRIGGER ${sql.raw(`guides_after_${change.toLowerCase()}`)}
      AFTER ${sql.raw(change)} ON guides
      BEGIN UPDATE directory_changes SET count = count + 1; END`.execute(db);
  }
  // The offline copy has to be made anew.
  await sql`UPDATE directory_changes SET count = count + 1`.execute(db);
}
