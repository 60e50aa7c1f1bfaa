import { existsSync, realpathSync, renameSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RestoreReport } from '#core/staff/backup.ts';
import { AppError } from '../app-error.ts';
import { companions, flush, flushFolder, removeDatabaseFiles, writeBackup } from '../backup/backup-file.ts';
import { findDamage } from '../backup/find-damage.ts';
import { inspectBackup } from '../backup/inspect-backup.ts';
import { nameKept } from '../database/copy-database.ts';
import { connect, type Db, isOpenElsewhere, replaceContent } from '../database/db.ts';
import { emptyLogOf } from '../database/empty-log.ts';
import type { RestoreOptions } from '../maintenance/tasks.ts';
import { prepareBackup, readPageSize } from './prepare-backup.ts';
import { takeOver } from './take-over.ts';

/**
 * Puts a backup's content in place of the database's, which is kept as a backup beside it. Servers and other programs
 * may have the database open: see `replaceContent`. Throws as `inspectBackup` does; 409 `database_damaged` where what
 * is there now is damaged and may not be moved away, or somebody has it open. Where it throws, the database is as it
 * was.
 */
export async function restoreDatabase(given: RestoreOptions): Promise<RestoreReport> {
  // To move a link would leave the database where it is.
  const isThere = existsSync(given.databaseFile);
  const databaseFile = isThere ? realpathSync(given.databaseFile) : given.databaseFile;
  const options = { ...given, databaseFile };
  const { copy, name, retentionDays, now = new Date() } = options;
  await inspectBackup(copy, name);
  // Before it is opened here.
  const mustStay = !options.mayReplaceDamaged || isOpenElsewhere(databaseFile);
  const current = await look(databaseFile);
  if (current === 'damaged' && mustStay) throw mustStop(given.databaseFile);
  const pageSize = typeof current === 'object' ? current.pageSize : undefined;
  await prepareBackup(copy, { name, retentionDays, pageSize, actor: options.actor, now });
  const content = await inspectBackup(copy, name);
  options.beforeReplacing?.();
  const kept =
    typeof current === 'object'
      ? await replaceWhole(options, now)
      : { mailsSentSince: 0, file: await replaceFiles(databaseFile, copy, now) };
  return {
    at: now.toISOString(),
    centers: content.centers,
    schema: content.schema,
    newestEntryAt: content.newestEntryAt,
    kept: kept.file === undefined ? null : { file: kept.file, damaged: current === 'damaged' },
    mailsSentSince: kept.mailsSentSince,
  };
}

/** How the database is now. */
async function look(file: string): Promise<'missing' | 'damaged' | { pageSize: number | undefined }> {
  if (!existsSync(file)) return 'missing';
  let db: ReturnType<typeof connect> | undefined;
  try {
    db = connect(file);
    const damage = await findDamage(db);
    return damage.length > 0 ? 'damaged' : { pageSize: await readPageSize(db) };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'damaged';
    throw error;
  } finally {
    await db?.destroy();
  }
}

async function replaceWhole(
  { databaseFile, copy, actor, onPages }: RestoreOptions,
  now: Date,
): Promise<{ file: string; mailsSentSince: number }> {
  let file = '';
  let mailsSentSince = 0;
  // Under the lock: what is kept lacks nothing that anybody was told is saved, and no mail is noted as sent meanwhile.
  async function keepCurrent(backup: Db): Promise<void> {
    const draft = join(dirname(copy), 'kept.db');
    // Who returns to an earlier version replaces what a later one has changed.
    const { bytes } = await writeBackup(databaseFile, draft, { mayBeNewer: true });
    // Under the lock, too: no other restore takes the same name.
    file = nameKept(databaseFile, 'before-restore', now);
    await rename(draft, file);
    await flushFolder(dirname(file));
    const current = connect(databaseFile);
    try {
      mailsSentSince = await takeOver(current, backup);
      await backup
        .insertInto('backups')
        .values({ at: now.toISOString(), bytes, actor: actor.name })
        .execute();
    } finally {
      await current.destroy();
    }
  }
  try {
    await replaceContent(copy, databaseFile, keepCurrent, onPages);
  } catch (error) {
    // On a full disk a second copy of what is still there would not help.
    if (file !== '') await removeDatabaseFiles(file);
    throw error;
  }
  await emptyLogOf(databaseFile);
  return { file, mailsSentSince };
}

/** Moves the damaged database away as it is, with its log, if there is one; returns where to. */
async function replaceFiles(databaseFile: string, copy: string, now: Date): Promise<string | undefined> {
  const aside = nameKept(databaseFile, 'damaged', now);
  const isThere = existsSync(databaseFile);
  await chmod(copy, 0o600);
  await flush(copy);
  // In one go: at Ctrl-C there is either the old or the new.
  for (const end of ['', ...companions]) {
    if (existsSync(databaseFile + end)) renameSync(databaseFile + end, aside + end);
  }
  renameSync(copy, databaseFile);
  await emptyLogOf(databaseFile);
  await flushFolder(dirname(databaseFile));
  return isThere ? aside : undefined;
}

function mustStop(databaseFile: string): AppError {
  return new AppError(
    409,
    'database_damaged',
    `The server’s database is damaged, and cannot be replaced while the server runs. Stop it, and run on its machine: harborlight restore FILE --db ${databaseFile}`,
  );
}
