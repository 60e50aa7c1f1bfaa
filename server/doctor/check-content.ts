import { SAMPLE_SOURCE } from '#core/center.ts';
import { LONG_WAIT_MS, OLD_BACKUP_MS } from '#core/describe-system.ts';
import type { DoctorCheck } from '#core/doctor.ts';
import { dueSince } from '#core/freshness.ts';
import { formatBytes, formatMomentUtc, formatNumber, formatShortDate } from '#core/i18n/format.ts';
import { readQueue } from '../admin/notifications-query.ts';
import { countFailed, newestImport, readDirectoryAge } from '../admin/system-data.ts';
import type { Db } from '../db.ts';
import { ok, warning } from './findings.ts';

/** What is in the database that staff should know. */
export async function checkContent(db: Db, now: Date): Promise<DoctorCheck[]> {
  return [await checkDirectory(db, now), await checkBackup(db, now), await checkMails(db, now)];
}

async function checkDirectory(db: Db, now: Date): Promise<DoctorCheck> {
  const { centers, sources, sample, newestVerifiedAt: verified } = await readDirectoryAge(db, now);
  const imported = await newestImport(db);
  const load = 'Import the real directory: harborlight import FILE...';
  if (centers === 0) return warning('directory', 'The public finds no center at all.', load);
  if (sample) {
    const made = sources.find(({ name }) => name === SAMPLE_SOURCE)?.centers;
    return warning('directory', `The sample directory is shown: ${made} centers that are not real.`, load);
  }
  const known = [
    `${formatNumber(centers)} centers`,
    imported && `imported ${formatShortDate(imported)}`,
    verified && `last verified ${formatShortDate(verified)}`,
  ];
  const message = `${known.filter(Boolean).join(', ')}.`;
  const newest = [imported, verified]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  if (newest !== undefined && new Date(newest) > dueSince(now)) return ok('directory', message);
  return warning(
    'directory',
    `${message} Nothing was imported or verified in the last 6 months.`,
    'Import the latest directory, and call those that are due: harborlight centers verify --due.',
  );
}

async function checkBackup(db: Db, now: Date): Promise<DoctorCheck> {
  const last = await db
    .selectFrom('backups')
    .select(['at', 'bytes', 'actor'])
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const todo = 'Take one, and keep it on another machine: harborlight backup FILE.';
  if (!last) return warning('backup', 'There is no backup.', todo);
  const message = `The last one: ${formatMomentUtc(last.at)}, by ${last.actor}, ${formatBytes(last.bytes)}.`;
  const isRecent = now.getTime() - Date.parse(last.at) <= OLD_BACKUP_MS;
  return isRecent ? ok('backup', message) : warning('backup', message, todo);
}

async function checkMails(db: Db, now: Date): Promise<DoctorCheck> {
  const count = await countFailed(db, 'notifications', now, 7);
  const { queued, oldestQueuedAt } = await readQueue(db);
  const isStuck = oldestQueuedAt !== null && now.getTime() - Date.parse(oldestQueuedAt) > LONG_WAIT_MS;
  const found = [
    count > 0 && `${count} failed in the last 7 days`,
    isStuck && `${queued} wait, the first since ${formatMomentUtc(oldestQueuedAt)}`,
  ].filter(Boolean);
  if (found.length > 0) {
    const todo = 'See why: harborlight notifications list. A server that runs sends what waits.';
    return warning('mails', `${found.join('; ')}.`, todo);
  }
  return ok('mails', queued > 0 ? `None failed; ${queued} wait to be sent.` : 'None failed, none waits.');
}
