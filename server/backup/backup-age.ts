import type { Db } from '../database/db.ts';
import type { Settings } from '../settings/settings.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Who loses more than a week of work loses too much. */
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A scheduled backup takes its time, and the clock changes twice a year. */
const LATE_MS = 2 * HOUR_MS;

/** The last backup that was made and found whole; undefined where there is none. */
export function readLastBackup(db: Db): Promise<{ at: string; bytes: number; actor: string } | undefined> {
  return db
    .selectFrom('backups')
    .select(['at', 'bytes', 'actor'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a backup is older than the last one may be. */
export function isBackupOld(
  { at }: { at: string },
  { BACKUP_EVERY_HOURS: hours }: Pick<Settings, 'BACKUP_EVERY_HOURS'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(at) > (hours === undefined ? WEEK_MS : hours * HOUR_MS + LATE_MS);
}
