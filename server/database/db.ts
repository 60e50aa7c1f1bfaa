import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { busy, type OnPages, PAGES_AT_ONCE } from './copy-database.ts';
import { bringUpToDate, type MigrateOptions } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import { WriterDialect } from './sqlite-dialect.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

/**
 * Opens the SQLite file (created with its folder where there is none; ':memory:' for tests) and brings its
 * schema up to date: see `bringUpToDate`. Throws where the file is not a database or comes from a newer Harborlight.
 */
export async function openDatabase(
  file: string,
  {
    isServer = false,
    onMigrated = () => {},
    ...options
  }: ConnectOptions &
    Partial<Pick<MigrateOptions, 'isServer'>> & { onMigrated?: (migration: string) => void } = {},
): Promise<Db> {
  const db = connect(file, options);
  try {
    const isCopy = file === ':memory:' || options.journal === 'DELETE';
    const done = await bringUpToDate(db, { file: isCopy ? undefined : file, isServer });
    for (const migration of done) onMigrated(migration);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

interface ConnectOptions {
  /**
   * DELETE for a file that is to be whole by itself, such as a backup, and makes one of a file with a log, too.
   * 'as it is' for one that is only looked at.
   */
  journal?: 'WAL' | 'DELETE' | 'as it is';
}

/** Opens the file without touching its schema, for a second reader such as a worker thread. */
export function connect(file: string, { journal = 'WAL' }: ConnectOptions = {}): Db {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    makePrivate(file);
  }
  const sqlite = openSqlite(file, { timeout: 10_000 });
  if (journal !== 'as it is') sqlite.pragma(`journal_mode = ${journal}`);
  return over(sqlite);
}

function over(sqlite: SQLite.Database): Db {
  sqlite.pragma('foreign_keys = ON');
  // A submission that was answered 2xx must survive a power cut.
  sqlite.pragma('synchronous = FULL');
  // What is wiped, such as contact details, is gone from the file too.
  sqlite.pragma('secure_delete = ON');
  return new Kysely<Database>({ dialect: new WriterDialect(sqlite) });
}

/** A new file is for its owner alone: it will hold contact details. SQLite gives its log the same rights. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there already. What else may be wrong, SQLite will say.
  }
}

const LONGEST_WAIT_MS = 10_000;

/**
 * Puts the content of the database `source` in place of that of `file`, in one transaction: others may have the file
 * open, and see either the old content or the new. `underLock` runs when nobody else can write to the file any more,
 * and before anything is replaced; it may change `source` by the connection that it gets. Where it throws, all stays
 * as it was. Both must have pages of one size. Throws SQLITE_BUSY where another process keeps writing.
 */
export async function replaceContent(
  source: string,
  file: string,
  underLock: (source: Db) => Promise<void>,
  onPages?: OnPages,
): Promise<void> {
  const sqlite = openSqlite(source, { fileMustExist: true });
  const db = over(sqlite);
  const deadline = performance.now() + LONGEST_WAIT_MS;
  try {
    for (;;) {
      const work: { begun?: boolean; done?: boolean; failed?: unknown } = {};
      // SQLite's backup the other way round. It takes the lock before it copies the first page.
      const { totalPages } = await sqlite.backup(file, {
        progress({ totalPages, remainingPages }) {
          if (!work.begun) {
            work.begun = true;
            underLock(db).then(
              () => Object.assign(work, { done: true }),
              (failed: unknown) => Object.assign(work, { failed }),
            );
          }
          if ('failed' in work) throw work.failed;
          if (!work.done) return 0;
          onPages?.(totalPages - remainingPages, totalPages);
          return PAGES_AT_ONCE;
        },
      });
      // Where the file is locked, better-sqlite3 resolves as if there were nothing to copy.
      if (totalPages > 0) return;
      if (performance.now() > deadline) throw busy();
      await pause(5);
    }
  } finally {
    await db.destroy();
  }
}

/**
 * Whether another program, such as a server, has this database open, damaged as it may be. Whoever has the log of one
 * open holds a lock on the file, also while idle, and even where its first page is gone.
 */
export function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const sqlite = openSqlite(file, { timeout: 0 });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
    return false;
  } catch (error) {
    return String((error as { code?: string }).code).startsWith('SQLITE_BUSY');
  } finally {
    sqlite.close();
  }
}

/** The size of the database without its log, whether SQLite's write-ahead log is on, and how soon it answered. */
export async function measureDatabase(db: Db): Promise<{ bytes: number; wal: boolean; answerMs: number }> {
  const started = performance.now();
  const pragma = async (name: string) => {
    const { rows } = await sql.raw<Record<string, string | number>>(`PRAGMA ${name}`).execute(db);
    return rows[0]?.[name];
  };
  const bytes = Number(await pragma('page_count')) * Number(await pragma('page_size'));
  const wal = (await pragma('journal_mode')) === 'wal';
  return { bytes, wal, answerMs: Math.round((performance.now() - started) * 10) / 10 };
}
