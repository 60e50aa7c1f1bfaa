import { type Kysely, sql } from 'kysely';
import type { ImportReport } from '#core/staff/import-report.ts';
import { countReport } from './count-report.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await rebuildChanges(db);
  await addColumns(db);
  await countReports(db);
  await createIndexes(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema
    .createTable('staff_links')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('email', 'text')
    .addColumn('role', 'text')
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute();
  await db.schema
    .createTable('distinct_centers')
    .addColumn('first_id', 'integer', (column) => column.notNull())
    .addColumn('second_id', 'integer', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('distinct_centers_pair', ['first_id', 'second_id'])
    .execute();
}

/** The history was one of centers, and is now one of all that staff change. */
async function rebuildChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('changes_center').execute();
  await db.schema.dropIndex('changes_import').execute();
  await db.schema.alterTable('changes').renameTo('center_changes').execute();
  await db.schema
    .createTable('changes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('import_id', 'integer', (column) => column.references('imports.id'))
    .addColumn('undoes', 'integer')
    .addColumn('part_of', 'integer')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .execute();
  await sql`
    INSERT INTO changes (id, subject, subject_id, title, action, import_id, actor, channel, at, before)
    SELECT c.id, 'center', CAST(c.center_id AS TEXT), COALESCE(centers.name, ''), 'update',
           c.import_id, c.actor, c.channel, c.at, c.before
    FROM center_changes AS c LEFT JOIN centers ON centers.id = c.center_id`.execute(db);
  await db.schema.dropTable('center_changes').execute();
  await nameDeleted(db);
  await recordImports(db);
}

/** A center that is gone is called what it was called before. */
async function nameDeleted(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; before: string }>`
    SELECT id, before FROM changes WHERE title = ''`.execute(db);
  for (const { id, before } of rows) {
    const { name } = JSON.parse(before) as { name: string };
    await sql`UPDATE changes SET title = ${name} WHERE id = ${id}`.execute(db);
  }
}

/** An import had no entry of its own, and the history shows what it did under that. */
async function recordImports(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Record<'files' | 'actor' | 'channel' | 'at', string> & { id: number }>`
    SELECT id, files, actor, channel, at FROM imports ORDER BY id`.execute(db);
  for (const { id, files, actor, channel, at } of rows) {
    const title = (JSON.parse(files) as string[]).join(', ');
    await sql`
      INSERT INTO changes (subject, subject_id, title, action, actor, channel, at)
      VALUES ('import', ${String(id)}, ${title}, 'create', ${actor}, ${channel}, ${at})`.execute(db);
  }
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: an import takes the sample's centers away, with the changes that staff tried out on them.
  await db.schema.alterTable('centers').addColumn('merged_into', 'integer').execute();
  await db.schema.alterTable('submissions').addColumn('change_id', 'integer').execute();
  const texts: Record<string, string[]> = {
    imports: ['undone_at', 'undone_by'],
    submissions: ['reviewer', 'review_started_at', 'processed_by', 'rejection_reason'],
    matching_requests: ['handled_at', 'handled_by'],
  };
  for (const [table, columns] of Object.entries(texts)) {
    for (const column of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
  await db.schema
    .alterTable('notifications')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('received'))
    .execute();
}

/** So that a list of imports need not read whole reports. */
async function countReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('imports')
    .addColumn('counts', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const { rows } = await sql<{
    id: number;
    report: string;
  }>`SELECT id, report FROM imports`.execute(db);
  for (const { id, report } of rows) {
    const counts = JSON.stringify(countReport(JSON.parse(report) as ImportReport));
    await sql`UPDATE imports SET counts = ${counts} WHERE id = ${id}`.execute(db);
  }
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // Holds all that the call log's pages and charts are counted by.
  await db.schema.dropIndex('call_logs_clicked').execute();
  const indexes: [name: string, table: string, columns: string[]][] = [
    ['changes_subject', 'changes', ['subject', 'subject_id']],
    ['changes_import', 'changes', ['import_id']],
    // All that the history is searched by, so that its rows, which are long, are read only for the page that shows.
    ['changes_at', 'changes', ['at', 'subject', 'subject_id', 'import_id', 'actor', 'title']],
    ['changes_undoes', 'changes', ['undoes']],
    ['changes_part_of', 'changes', ['part_of']],
    ['call_logs_center', 'call_logs', ['center_id', 'clicked_at']],
    ['call_logs_clicked', 'call_logs', ['clicked_at', 'center_id', 'id']],
    ['text_messages_status', 'text_messages', ['status', 'created_at']],
    ['notifications_created', 'notifications', ['created_at']],
    ['submissions_created', 'submissions', ['created_at']],
    ['matching_requests_created', 'matching_requests', ['created_at']],
    ['centers_import', 'centers', ['import_id']],
    ['centers_merged', 'centers', ['merged_into']],
  ];
  for (const [name, table, columns] of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}
