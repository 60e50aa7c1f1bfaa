import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from './db.ts';
import type { Database } from './tables.ts';

const TRY_AGAIN_MS = 50;

/** For work that is started by staff, on the machine of the database too. */
export const ANOTHER_WRITES = 'Another program is writing to the database. Try again in a moment.';

const NO_ROOM = 'This could not be stored, as the server has no room left. Please try again later.';

interface Options {
  /** How long to wait for another writer; without it as long as the connection does. */
  longestWaitMs?: number;
  /** What is told where that was not long enough. */
  busyMessage?: string;
  /** False for a dry run: all that the work wrote is undone, and its result returned. */
  keep?: boolean;
  /** May still throw; then nothing was done. Not asked where nothing is kept. */
  beforeCommit?: (() => void) | undefined;
}

/**
 * A transaction, which may write from its first statement on; what fails in it leaves no trace. Another process, such
 * as an import, may hold the write lock for seconds: SQLite's own way to wait for it stops every other request of this
 * process meanwhile. This one waits aside. Throws 503 `database_busy` where it waits in vain, and 503 `disk_full`.
 */
export async function writeTransaction<T>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<T>,
  { longestWaitMs, busyMessage, keep = true, beforeCommit }: Options = {},
): Promise<T> {
  const started = performance.now();
  for (;;) {
    let begun = false;
    let longest = 0;
    try {
      return await db.connection().execute(async (connection) => {
        const timeout = await readTimeout(connection);
        longest = longestWaitMs ?? timeout;
        // SQLITE_BUSY at once where another process has the lock.
        await setTimeoutMs(connection, 0);
        try {
          return await connection.transaction().execute(async (tx) => {
            begun = true;
            await setTimeoutMs(tx, timeout);
            const result = await work(tx);
            if (!keep) throw new DryRun(result);
            beforeCommit?.();
            return result;
          });
        } finally {
          if (!begun) await setTimeoutMs(connection, timeout);
        }
      });
    } catch (error) {
      if (error instanceof DryRun) return error.result as T;
      if (isFull(error)) throw new AppError(503, 'disk_full', NO_ROOM, undefined, 60);
      if (begun || (error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      if (performance.now() - started > longest) throw databaseBusy(busyMessage);
    }
    await pause(TRY_AGAIN_MS);
  }
}

/** SQLite itself had no room, here or in the file that it writes first. */
function isFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE';
}

/** What is told where another program writes for too long. */
export function databaseBusy(
  message = 'The directory is being updated. Please try again in a moment.',
): AppError {
  return new AppError(503, 'database_busy', message, undefined, 5);
}

/** Thrown to have everything undone. */
class DryRun extends Error {
  constructor(readonly result: unknown) {
    super('Nothing is kept of a dry run.');
  }
}

async function readTimeout(connection: Db): Promise<number> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
  return rows[0]?.timeout ?? 0;
}

async function setTimeoutMs(connection: Db, ms: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(connection);
}
