import { z } from 'zod';

/** What is in a backup, as far as it can be told from the file. */
export const BackupContent = z.object({
  bytes: z.int(),
  centers: z.int(),
  /** The last migration of its database, such as "0005-terminal". */
  schema: z.string(),
  /** When the newest message, call or change in it came; null where there is none. */
  newestEntryAt: z.string().nullable(),
});
export type BackupContent = z.infer<typeof BackupContent>;

/** One backup that was found whole. */
export const BackupNote = z.object({ at: z.iso.datetime(), bytes: z.int().min(1) });
export type BackupNote = z.infer<typeof BackupNote>;

/** What a restore did. */
export const RestoreReport = z.object({
  at: z.string(),
  centers: z.int(),
  /** The last migration now: a backup of an older schema is brought up to date. */
  schema: z.string(),
  newestEntryAt: z.string().nullable(),
  /** Where the database is that was replaced; null where there was none. `damaged`: as it was, and no backup. */
  kept: z.object({ file: z.string(), damaged: z.boolean() }).nullable(),
  /** Mails that wait in the backup and were sent since: they do not go out again. */
  mailsSentSince: z.int(),
});
export type RestoreReport = z.infer<typeof RestoreReport>;

/** What a server takes as a backup to restore. */
export const MAX_BACKUP_BYTES = 2 * 1024 ** 3;
