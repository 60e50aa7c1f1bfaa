import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { type Db, openDatabase } from '../db.ts';

/**
 * Throws 422 `not_harborlight` where a database, brought up to date, has not the very schema that Harborlight makes:
 * a trigger, say, would go on working in what was restored. `name` is what messages call it.
 */
export async function refuseOtherSchema(db: Db, name: string): Promise<void> {
  const ours = await openDatabase(':memory:');
  try {
    const expected = await readParts(ours);
    const found = await readParts(db);
    for (const [part, text] of found) {
      if (!expected.has(part)) throw otherSchema(name, `it has ${part}, which Harborlight does not make`);
      if (expected.get(part) !== text) throw otherSchema(name, `its ${part} is not as Harborlight makes it`);
    }
    for (const part of expected.keys()) {
      if (!found.has(part)) throw otherSchema(name, `it lacks ${part}`);
    }
  } finally {
    await ours.destroy();
  }
}

/** What ANALYZE or AUTOINCREMENT add by themselves. By their whole names: others could be called like them. */
const BY_SQLITE = ['sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'];

/** "trigger x" → how it was made. How the lines were broken may differ between versions of Harborlight. */
async function readParts(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ type: string; name: string; tbl_name: string; sql: string | null }>`
    SELECT type, name, tbl_name, sql FROM sqlite_schema
    WHERE NOT (type = 'table' AND name IN (${sql.join(BY_SQLITE)}))
    ORDER BY type, name`.execute(db);
  return new Map(
    rows.map((row) => [`${row.type} ${row.name}`, `${row.tbl_name}: ${row.sql?.replace(/\s+/g, ' ')}`]),
  );
}

/** The refusal of a database of another make. `how`: in which way, e.g. "it lacks table centers". */
export function otherSchema(name: string, how: string): AppError {
  return new AppError(422, 'not_harborlight', `${name} is no database as Harborlight makes it: ${how}.`);
}
