import type { Kysely } from 'kysely';

/** What the undo of an import needs to be exact, and what an import after it needs to call centers as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('said_before')
    .addColumn('import_id', 'integer', (column) => column.notNull().references('imports.id'))
    .addColumn('center_id', 'integer', (column) => column.notNull())
    .addColumn('before', 'text')
    .addPrimaryKeyConstraint('said_before_key', ['import_id', 'center_id'])
    .execute();
  await db.schema.createIndex('said_before_of').on('said_before').column('center_id').execute();
  await db.schema
    .createTable('former_centers')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .execute();
}
