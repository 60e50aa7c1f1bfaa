import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('centers')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('street', 'text')
    .addColumn('zip', 'text')
    .addColumn('lat', 'real')
    .addColumn('lng', 'real')
    .addColumn('approximate_location', 'integer', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('website', 'text')
    .addColumn('email_public', 'text')
    .addColumn('program_highlights', 'text')
    .addColumn('bed_count', 'integer')
    .addColumn('staff_to_client_ratio', 'text')
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('religious_orientation', 'text')
    .addColumn('levels', 'text', (column) => column.notNull())
    .addColumn('populations', 'text', (column) => column.notNull())
    .addColumn('modalities', 'text', (column) => column.notNull())
    .addColumn('accreditations', 'text', (column) => column.notNull())
    .addColumn('insurance', 'text', (column) => column.notNull())
    .addColumn('last_verified_at', 'text')
    .addColumn('verified_by', 'text')
    .addColumn('review_status', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('source_year', 'integer')
    .addColumn('source_key', 'text')
    .addColumn('imported', 'text')
    .addColumn('import_id', 'integer', (column) => column.references('imports.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('centers_source_key')
    .on('centers')
    .columns(['source', 'source_key'])
    .unique()
    .execute();

  await db.schema
    .createTable('changes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('center_id', 'integer', (column) => column.notNull())
    .addColumn('import_id', 'integer', (column) => column.references('imports.id'))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('changes_center').on('changes').column('center_id').execute();
  await db.schema.createIndex('changes_import').on('changes').column('import_id').execute();
}
