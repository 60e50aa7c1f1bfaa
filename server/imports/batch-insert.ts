import type { CompiledQuery, Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';

/** SQLite takes at most 32,766 values in one statement. */
export const ROWS_AT_ONCE = 200;

/**
 * Inserts rows that all have the same columns. The statement is compiled once per size: composing it anew for
 * each batch would take longer than SQLite does.
 */
export function batchInsert<T extends 'centers' | 'changes' | 'said_before' | 'former_centers'>(
  db: Db,
  table: T,
) {
  const statements = new Map<number, CompiledQuery>();
  return async (rows: readonly Insertable<Database[T]>[]): Promise<void> => {
    if (rows.length === 0) return;
    let statement = statements.get(rows.length);
    if (!statement) {
      statement = db
        .insertInto(table)
        .values(rows as never)
        .compile();
      statements.set(rows.length, statement);
    }
    const parameters: unknown[] = [];
    for (const row of rows) parameters.push(...Object.values(row));
    await db.executeQuery({ ...statement, parameters });
  };
}
