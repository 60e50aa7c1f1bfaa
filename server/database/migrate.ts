import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { thisVersion } from '../this-version.ts';
import { keepCopy } from './copy-database.ts';
import { migrations } from './migrations/index.ts';
import { findServerOf } from './server-lock.ts';
import type { Database } from './tables.ts';

type Db = Kysely<Database>;

export interface MigrateOptions {
  /** Where a copy is kept beside it before its schema changes: undefined for what is a copy itself. */
  file: string | undefined;
  /** The server that works on it: others bring no database up to date under one. */
  isServer: boolean;
}

/**
 * Brings a database's schema up to date, all or nothing; a copy of what was there is kept beside it. Throws 409
 * `newer_database` where it is at a schema that this version does not know, and 409 `server_at_work` where it would have
 * to be brought up to date under a server of another version. Returns the names of what was done.
 */
export async function bringUpToDate(db: Db, { file, isServer }: MigrateOptions): Promise<string[]> {
  const done = await readMigrations(db);
  const unknown = done.find((name) => !(name in migrations));
  if (unknown) throw await newerDatabase(db, unknown, file ?? 'The database');
  const pending = Object.keys(migrations).filter((name) => !done.includes(name));
  let copy: string | undefined;
  if (pending.length > 0 && done.length > 0 && file !== undefined) {
    const server = isServer ? undefined : findServerOf(file);
    if (server) throw serverAtWork(file, server);
    copy = await keepCopy(file, 'before-upgrade');
  }
  const provider = { getMigrations: async () => migrations };
  // All or nothing: one that was cut off in the middle could never be begun again. A second process waits meanwhile.
  // Where there is nothing to do, nobody needs to wait for a writer.
  const disableTransactions = pending.length === 0;
  const { error, results = [] } = await new Migrator({ db, provider, disableTransactions }).migrateToLatest();
  const last = results.at(-1)?.migrationName;
  // It failed and nothing was changed, or another process was faster.
  if (copy && (error || !last)) await rm(copy, { force: true });
  if (error) throw error;
  if (last) await note(db, done.at(-1) ?? null, last, copy);
  return results.map(({ migrationName }) => migrationName);
}

/** The names of the migrations that a database has been through, in order; none where it is not one of ours. */
export async function readMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

async function hasTable(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ${table}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Where it is known which version brought it so far, and what it was before: see the table upgrades. */
async function newerDatabase(db: Db, unknown: string, name: string): Promise<AppError> {
  const upgrades = (await hasTable(db, 'upgrades'))
    ? await db.selectFrom('upgrades').select(['version', 'after', 'copy']).orderBy('id').execute()
    : [];
  const version = upgrades.at(-1)?.version;
  const known = Object.keys(migrations).at(-1);
  const needed = version ? `Harborlight ${version}, or a newer one` : 'a newer Harborlight';
  const kept = upgrades.find(({ after }) => !(after in migrations))?.copy;
  const copy = kept ? join(dirname(name), kept) : '';
  const back = existsSync(copy) ? `, or restore what was kept before: harborlight restore ${copy}` : '';
  return new AppError(
    409,
    'newer_database',
    `${name} needs ${needed}: its schema is at ${unknown}, and this is ${thisVersion}, which knows those up to ${known}. Start that version${back}.`,
  );
}

function serverAtWork(file: string, server: string): AppError {
  const message = `${file} has to be brought up to date, and a server of another version is at work on it (${server}). Restart that server: it does so as it starts.`;
  return new AppError(409, 'server_at_work', message);
}

async function note(db: Db, before: string | null, after: string, copy: string | undefined): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto('upgrades')
    .values({ at, version: thisVersion, before, after, copy: copy ? basename(copy) : null })
    .execute();
}
