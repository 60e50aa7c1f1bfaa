import { sql } from 'kysely';
import type { Db } from './db.ts';

const entries = [
  ['centers', 'updated_at'],
  ['imports', 'at'],
  ['changes', 'at'],
  ['submissions', 'created_at'],
  ['matching_requests', 'created_at'],
  ['call_logs', 'clicked_at'],
] as const;

/**
 * When the newest message, call or change came, of those until a moment where one is given; null where there is none. Of a
 * database of before there were some of the tables, the others count.
 */
export async function readNewestEntry(db: Db, until?: Date): Promise<string | null> {
  const tables = new Set((await db.introspection.getTables()).map((table) => table.name));
  const moments: string[] = [];
  for (const [table, column] of entries.filter(([table]) => tables.has(table))) {
    const at = sql.ref(column);
    const wanted = until ? sql`WHERE ${at} <= ${until.toISOString()}` : sql``;
    const { rows } = await sql<{
      at: string | null;
    }>`SELECT max(${at}) AS at FROM ${sql.table(table)} ${wanted}`.execute(db);
    if (rows[0]?.at) moments.push(rows[0].at);
  }
  return moments.sort().at(-1) ?? null;
}
