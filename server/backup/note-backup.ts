import type { BackupNote } from '#core/backup.ts';
import type { Db } from '../db.ts';
import { writeTransaction } from '../write-transaction.ts';

/** Puts on record that a backup was made and found whole. Throws as `writeTransaction` does. */
export async function noteBackup(db: Db, { at, bytes }: BackupNote, actor: string): Promise<void> {
  await writeTransaction(db, async (tx) => {
    await tx.insertInto('backups').values({ at, bytes, actor }).execute();
  });
}
