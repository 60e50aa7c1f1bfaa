import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import { inTransaction } from './imports/transaction.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

/**
 * Opens the SQLite file (created with its folder where there is none; ':memory:' for tests) and brings its
 * schema up to date. Throws where the file is not a database or comes from a newer Harborlight.
 */
export async function openDatabase(file: string): Promise<Db> {
  const db = connect(file);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** All or nothing: one that was cut off in the middle could never be begun again. A second process waits meanwhile. */
async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const known = await new Migrator({ db, provider }).getMigrations();
  const pending = known.some(({ executedAt }) => executedAt === undefined);
  const toLatest = async (on: Db) => {
    const { error } = await new Migrator({ db: on, provider }).migrateToLatest();
    if (error) throw error;
  };
  // Kysely itself takes no transaction for it, since its dialects differ in what can be undone; SQLite undoes all.
  await (pending ? inTransaction(db, { keep: true }, toLatest) : toLatest(db));
}

/** Opens the file without touching its schema, for a second reader such as a worker thread. */
export function connect(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SQLite(file, { timeout: 10_000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('foreign_keys = ON');
  // A submission that was answered 2xx must survive a power cut.
  sqlite.pragma('synchronous = FULL');
  // What is wiped, such as contact details, is gone from the file too.
  sqlite.pragma('secure_delete = ON');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
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
