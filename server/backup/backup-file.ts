import { randomBytes } from 'node:crypto';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackupContent } from '#core/staff/backup.ts';
import { AppError } from '../app-error.ts';
import { copyDatabase, type OnPages } from '../database/copy-database.ts';
import { inspectBackup } from './inspect-backup.ts';

/**
 * Writes the database as it is now to `file`, which may be there: it is replaced once the new one is found whole, and
 * stays as it is where something fails. It holds contact details, so nobody but its owner may read it.
 */
export async function writeBackup(
  databaseFile: string,
  file: string,
  { onPages, draft, mayBeNewer }: { onPages?: OnPages; draft?: string; mayBeNewer?: boolean } = {},
): Promise<BackupContent> {
  try {
    return await replaceFile(file, (empty) => copyDatabase(databaseFile, empty, onPages), draft, mayBeNewer);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'damaged_backup' || code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
      throw new AppError(
        409,
        'database_damaged',
        'The database is damaged, and so would a backup of it be: there is none. See: harborlight doctor',
      );
    }
    throw error;
  }
}

/**
 * Has `fill` write a backup to a draft beside `file`, checks it, and puts it in the place of `file`. Throws EEXIST where
 * there is such a draft: it is another run's, and stays.
 */
export async function replaceFile(
  file: string,
  fill: (draft: string) => Promise<void>,
  draft = nameDraft(file),
  mayBeNewer = false,
): Promise<BackupContent> {
  await (await open(draft, 'wx', 0o600)).close();
  try {
    await fill(draft);
    const content = await inspectBackup(draft, 'The backup', { mayBeNewer });
    await chmod(draft, 0o600);
    await flush(draft);
    // What an older file of this name has left beside it, SQLite would take for the new one's.
    for (const end of companions) await rm(file + end, { force: true });
    await rename(draft, file);
    await flushFolder(dirname(file));
    return content;
  } catch (error) {
    await removeDatabaseFiles(draft);
    throw error;
  }
}

/** A new name for a backup that is not done yet. Containers that share a folder may have the same process ids. */
export function nameDraft(file: string): string {
  return `${file}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
}

/** What SQLite lays beside a database. */
export const companions = ['-wal', '-shm', '-journal'] as const;

export async function removeDatabaseFiles(file: string): Promise<void> {
  for (const end of ['', ...companions]) await rm(file + end, { force: true });
}

/** So that it survives a power cut. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** So that the new name survives one, too. Windows has no such thing. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
