import { sql } from 'kysely';
import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import type { Alert, NotReadyCode } from '#core/staff/alert.ts';
import type { Db } from '../database/db.ts';
import { readMigrations } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { freeBytes } from './figures.ts';

/** One reason, and what to do about it. */
export interface NotReady extends Alert {
  code: NotReadyCode;
}

/** What a server works with, as far as help can be asked for by it. */
export interface Served {
  db: Db;
  live: Pick<LiveDirectory, 'failure'>;
  databaseFile: string;
}

/** With less than this, the next import or log of the database may fill the disk. */
const NEEDED_BYTES = 64 * 1024 ** 2;

/**
 * Why help cannot be asked for just now; none where it can. It stores something, as a form does, and waits as long for
 * another writer: up to ten seconds. `neededBytes` are to be free on the disk.
 */
export async function findNotReady(
  { db, live, databaseFile }: Served,
  neededBytes = NEEDED_BYTES,
): Promise<NotReady[]> {
  const found = await Promise.all([
    isDiskFull(databaseFile, neededBytes),
    whyNotWritable(db),
    live.failure ? ('worker_dead' as const) : undefined,
  ]);
  const codes = new Set(found.filter((code) => code !== undefined));
  return [...codes].map((code) => ({ code, ...alertWords.notReady[code] }));
}

/** To look costs a write: however many ask, it is done once in so long. */
const LOOK_AGAIN_MS = 5000;

/** Finds the same, for those who may ask often: what was found last, as long as it is not older than this. */
export function lookOnce(served: Served, lookAgainMs = LOOK_AGAIN_MS): () => Promise<NotReady[]> {
  let last: { until: number; found: Promise<NotReady[]> } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.found;
    const found = findNotReady(served);
    const begun = { until: Number.POSITIVE_INFINITY, found };
    last = begun;
    const settle = () => {
      begun.until = performance.now() + lookAgainMs;
    };
    found.then(settle, settle);
    return found;
  };
}

async function isDiskFull(databaseFile: string, neededBytes: number): Promise<NotReadyCode | undefined> {
  // Where its folder is gone, the database says so itself.
  const free = await freeBytes(databaseFile).catch(() => neededBytes);
  return free < neededBytes ? 'disk_full' : undefined;
}

async function whyNotWritable(db: Db): Promise<NotReadyCode | undefined> {
  try {
    return await writeTransaction(db, async (tx) => {
      // A number that SQLite keeps for whoever wants one: to write it goes the whole way to the disk.
      await sql`PRAGMA user_version = 1`.execute(tx);
      return compareMigrations(await readMigrations(tx));
    });
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return byCode.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'database_unwritable';
  }
}

const byCode: readonly (readonly [string, NotReadyCode])[] = [
  ['database_moved', 'database_moved'],
  ['SQLITE_READONLY_DBMOVED', 'database_moved'],
  ['database_busy', 'database_locked'],
  ['SQLITE_BUSY', 'database_locked'],
  ['SQLITE_FULL', 'disk_full'],
  ['SQLITE_IOERR_WRITE', 'disk_full'],
  ['SQLITE_CORRUPT', 'database_damaged'],
  ['SQLITE_NOTADB', 'database_damaged'],
];

function compareMigrations(done: readonly string[]): NotReadyCode | undefined {
  if (done.some((migration) => !(migration in migrations))) return 'schema_newer';
  return done.length < Object.keys(migrations).length ? 'schema_behind' : undefined;
}
