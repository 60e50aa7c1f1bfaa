import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../db.ts';

/**
 * Runs the work in a transaction that may write from its start on. What fails in it leaves no trace, nor does what
 * is not to be kept. It waits for another writer by stopping its thread, so it is not for the server's own one.
 * `beforeCommit` may still throw. Throws 503 `database_busy` where it waits in vain.
 */
export async function inTransaction<T>(
  db: Db,
  { keep, beforeCommit }: { keep: boolean; beforeCommit?: (() => void) | undefined },
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await begin(connection);
    try {
      const result = await work(connection);
      if (keep) beforeCommit?.();
      await (keep ? sql`COMMIT` : sql`ROLLBACK`).execute(connection);
      return result;
    } catch (error) {
      await sql`ROLLBACK`.execute(connection);
      throw error;
    }
  });
}

async function begin(connection: Db): Promise<void> {
  try {
    await sql`BEGIN IMMEDIATE`.execute(connection);
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new AppError(
      503,
      'database_busy',
      'Another program is writing to the database. Try again in a moment.',
    );
  }
}
