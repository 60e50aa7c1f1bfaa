import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { ImportReport } from '#core/staff/import-report.ts';
import { countReport } from './count-report.ts';

/**
 * 0004 was changed after databases had been through it: they lack what it made from then on. In all others there is
 * nothing to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM pragma_table_info('imports') WHERE name = 'counts'`.execute(db);
  if (rows.length === 0) {
    await db.schema
      .alterTable('imports')
      .addColumn('counts', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  }
  await completeImports(db);
}

/** Counts what the reports of earlier imports say, and gives them their entries in the history; where it lacks that. */
export async function completeImports(db: QueryExecutorProvider): Promise<void> {
  const { rows: reports } = await sql<{ id: number; report: string }>`
    SELECT id, report FROM imports WHERE counts = '{}' AND report != '{}'`.execute(db);
  for (const { id, report } of reports) {
    const counts = JSON.stringify(countReport(JSON.parse(report) as ImportReport));
    await sql`UPDATE imports SET counts = ${counts} WHERE id = ${id}`.execute(db);
  }
  const { rows: unnamed } = await sql<{ id: number; before: string }>`
    SELECT id, before FROM changes WHERE subject = 'center' AND title = '' AND before IS NOT NULL`.execute(
    db,
  );
  for (const { id, before } of unnamed) {
    const { name } = JSON.parse(before) as { name: string };
    await sql`UPDATE changes SET title = ${name} WHERE id = ${id}`.execute(db);
  }
  const { rows: imports } = await sql<Record<'files' | 'actor' | 'channel' | 'at', string> & { id: number }>`
    SELECT id, files, actor, channel, at FROM imports
    WHERE CAST(id AS TEXT) NOT IN (SELECT subject_id FROM changes WHERE subject = 'import') ORDER BY id`.execute(
    db,
  );
  for (const { id, files, actor, channel, at } of imports) {
    const title = (JSON.parse(files) as string[]).join(', ');
    await sql`
      INSERT INTO changes (subject, subject_id, title, action, actor, channel, at)
      VALUES ('import', ${String(id)}, ${title}, 'create', ${actor}, ${channel}, ${at})`.execute(db);
  }
}
