import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Db } from './db.ts';

const PAUSE_MS = 250;

/**
 * Writes what is in SQLite's log into the database file, and empties the log: what was wiped stands in it as it was
 * before. Returns false where others read or wrote all that time. Each try holds this connection up for a moment only.
 */
export async function emptyLog(db: Db, tries = 20): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    if (await db.connection().execute(tryToEmpty)) return true;
    if (left > 1) await pause(PAUSE_MS);
  }
  return false;
}

/** A busy database is no error of this pragma, but an answer: https://www.sqlite.org/pragma.html#pragma_wal_checkpoint */
async function tryToEmpty(db: Db): Promise<boolean> {
  const { rows: before } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(db);
  await sql`PRAGMA busy_timeout = 100`.execute(db);
  try {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return rows[0]?.busy === 0;
  } catch {
    // Such as a disk that is full: then it stays in the log, and no less in the database.
    return false;
  } finally {
    await sql`PRAGMA busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(db);
  }
}

/**
 * The same of a database that nobody here has open, so that it survives a power cut; as far as readers and the disk let
 * it.
 */
export async function emptyLogOf(file: string): Promise<void> {
  const db = connect(file);
  try {
    await emptyLog(db, 4);
  } finally {
    await db.destroy();
  }
}
