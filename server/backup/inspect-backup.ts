import { open, stat } from 'node:fs/promises';
import type { BackupContent } from '#core/staff/backup.ts';
import { AppError } from '../app-error.ts';
import { connect, type Db } from '../database/db.ts';
import { readMigrations } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { readNewestEntry } from '../database/newest-entry.ts';
import { findDamage } from './find-damage.ts';

/**
 * Opens a backup, checks that it is whole, and says what is in it. It becomes a file that is whole by itself, without
 * a log beside it; so give it a copy of what is to stay as it is. `name` is what messages call it. Throws 422
 * `not_a_database`, `damaged_backup`, `not_harborlight`, or `newer_schema` where that is not allowed.
 */
export async function inspectBackup(
  file: string,
  name: string,
  { mayBeNewer = false }: { mayBeNewer?: boolean } = {},
): Promise<BackupContent> {
  await refuseOtherFiles(file, name);
  let db: Db | undefined;
  try {
    db = connect(file, { journal: 'DELETE' });
    const [damage] = await findDamage(db);
    if (damage) throw damaged(name, damage);
    const schema = await readSchema(db, name, mayBeNewer);
    return { bytes: (await stat(file)).size, schema, ...(await readContent(db)) };
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (code === 'SQLITE_NOTADB') throw notADatabase(name);
    // A table or column that all of ours have is missing.
    if (code === 'SQLITE_ERROR') throw notOurs(name);
    if (code.startsWith('SQLITE_CORRUPT')) throw damaged(name, message);
    throw error;
  } finally {
    await db?.destroy();
  }
}

/** How many centers there are, and when the newest message, call or change came. */
async function readContent(db: Db): Promise<Pick<BackupContent, 'centers' | 'newestEntryAt'>> {
  const { centers } = await db
    .selectFrom('centers')
    .select((by) => by.fn.countAll<number>().as('centers'))
    .executeTakeFirstOrThrow();
  return { centers: Number(centers), newestEntryAt: await readNewestEntry(db) };
}

/** Every SQLite file begins so (https://www.sqlite.org/fileformat.html). An empty one SQLite would take as well. */
const MAGIC = 'SQLite format 3\0';

async function refuseOtherFiles(file: string, name: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    if (buffer.toString('latin1', 0, bytesRead) !== MAGIC) throw notADatabase(name);
  } finally {
    await handle.close();
  }
}

/** The last migration. Throws where it is not ours, or one that this version does not know. */
async function readSchema(db: Db, name: string, mayBeNewer: boolean): Promise<string> {
  const done = await readMigrations(db);
  const [first = ''] = Object.keys(migrations);
  if (!done.includes(first)) {
    throw notOurs(name);
  }
  const unknown = done.find((migration) => !(migration in migrations));
  if (unknown && !mayBeNewer) {
    const known = Object.keys(migrations).at(-1);
    throw new AppError(
      422,
      'newer_schema',
      `${name} comes from a newer Harborlight: its schema is at ${unknown}, and this one knows those up to ${known}. Update Harborlight first.`,
    );
  }
  return done.at(-1)!;
}

function notADatabase(name: string): AppError {
  return new AppError(422, 'not_a_database', `${name} is no SQLite database.`);
}

function notOurs(name: string): AppError {
  return new AppError(422, 'not_harborlight', `${name} is a database, but not one of Harborlight.`);
}

/** Of a backup that cannot be brought back. */
export function damaged(name: string, how: string): AppError {
  return new AppError(422, 'damaged_backup', `${name} is damaged (${how}). Take another backup.`);
}
