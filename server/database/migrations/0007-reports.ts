import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('center_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('center_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .execute();
  // What is open, and the calls that went through, are counted from this alone.
  await db.schema
    .createIndex('center_reports_kind')
    .on('center_reports')
    .columns(['kind', 'handled_at', 'center_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('center_reports_center')
    .on('center_reports')
    .columns(['center_id', 'created_at'])
    .execute();
}
