import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { AppError } from './app-error.ts';
import type { Db } from './db.ts';
import type { Database } from './tables.ts';

const TRY_AGAIN_MS = 50;

/**
 * A transaction that may write from its first statement on. Another process, such as an import, may hold the write
 * lock for seconds: SQLite's own way to wait for it stops every other request of this process meanwhile, and a
 * transaction that has read before it writes does not even wait, but fails (https://www.sqlite.org/isolation.html).
 * This one waits aside. Throws 503 `database_busy` after `longestWaitMs`.
 */
export async function writeTransaction<T>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<T>,
  { longestWaitMs = 10_000 } = {},
): Promise<T> {
  const deadline = performance.now() + longestWaitMs;
  for (;;) {
    let begun = false;
    try {
      return await db.transaction().execute(async (tx) => {
        await takeWriteLock(tx);
        begun = true;
        return work(tx);
      });
    } catch (error) {
      if (begun || (error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      if (performance.now() > deadline) {
        const message = 'The directory is being updated. Please try again in a moment.';
        throw new AppError(503, 'database_busy', message, undefined, 5);
      }
    }
    await pause(TRY_AGAIN_MS);
  }
}

/** Throws SQLITE_BUSY at once where another process has it. */
async function takeWriteLock(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(tx);
  await sql`pragma busy_timeout = 0`.execute(tx);
  try {
    // Changes nothing, but a statement that could takes the lock.
    await tx.deleteFrom('receipts').where(sql<boolean>`false`).execute();
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(tx);
  }
}
