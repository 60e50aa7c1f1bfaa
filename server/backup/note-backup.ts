import type { BackupNote } from '#core/staff/backup.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';

/**
 * Notes that a backup was made and found whole: it counts as the last one from then on. A clock that goes before ours
 * counts as ours. Throws as `writeTransaction` does.
 */
export async function noteBackup(db: Db, { at, bytes }: BackupNote, actor: string): Promise<void> {
  const now = new Date().toISOString();
  await writeTransaction(db, async (tx) => {
    await tx
      .insertInto('backups')
      .values({ at: at > now ? now : at, bytes, actor })
      .execute();
  });
}
