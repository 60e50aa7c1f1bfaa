import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const MOST = 20;

/** What SQLite finds wrong in a database, at most 20 lines; none where it is whole. Reads all of the file. */
export async function findDamage(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    integrity_check: string;
  }>`PRAGMA integrity_check(${sql.lit(MOST)})`.execute(db);
  // A row may hold many lines, under a line that names the database.
  const found = rows.flatMap((row) => row.integrity_check.split('\n'));
  return found.filter((line) => line !== 'ok' && !line.startsWith('*** in database')).slice(0, MOST);
}

/** References that lead nowhere, by table; at most 20. */
export async function findLooseReferences(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    table: string;
    parent: string;
    count: number;
  }>`SELECT "table", parent, count(*) AS count FROM pragma_foreign_key_check GROUP BY 1, 2 LIMIT ${sql.lit(MOST)}`.execute(
    db,
  );
  return rows.map(({ table, parent, count }) => `${count} rows of ${table} refer to ${parent} that are gone`);
}
