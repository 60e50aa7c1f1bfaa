import type { Kysely } from 'kysely';

/** What an import leaves on a center because staff had said otherwise. It goes with the center. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proposals')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('import_id', 'integer', (column) => column.notNull().references('imports.id'))
    .addColumn('center_id', 'integer', (column) =>
      column.notNull().references('centers.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('year', 'integer')
    .addColumn('dismissed_at', 'text')
    .addColumn('dismissed_by', 'text')
    .execute();
  await db.schema.createIndex('proposals_center').on('proposals').columns(['center_id', 'field']).execute();
}
