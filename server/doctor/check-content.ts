import { SAMPLE_SOURCE } from '#core/center.ts';
import type { DoctorCheck } from '#core/doctor.ts';
import { dueSince } from '#core/freshness.ts';
import { formatBytes, formatMomentUtc, formatNumber, formatShortDate } from '#core/i18n/format.ts';
import { readQueue } from '../admin/notifications-query.ts';
import type { Db } from '../db.ts';
import { ok, warning } from './findings.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is in the database that staff should know. */
export async function checkContent(db: Db, now: Date): Promise<DoctorCheck[]> {
  return [await checkDirectory(db, now), await checkBackup(db, now), await checkMails(db, now)];
}

async function checkDirectory(db: Db, now: Date): Promise<DoctorCheck> {
  const { centers, verified, sample } = await db
    .selectFrom('centers')
    .select((by) => [
      by.fn.countAll<number>().as('centers'),
      by.fn.max('last_verified_at').as('verified'),
      by.fn.countAll<number>().filterWhere('source', '=', SAMPLE_SOURCE).as('sample'),
    ])
    .where('review_status', '!=', 'UNPUBLISHED')
    .executeTakeFirstOrThrow();
  const { imported } = await db
    .selectFrom('imports')
    .select((by) => by.fn.max('at').as('imported'))
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  const load = 'Import the real directory: harborlight import FILE...';
  if (Number(centers) === 0) return warning('directory', 'The public finds no center at all.', load);
  if (Number(sample) > 0) {
    return warning('directory', `The sample directory is shown: ${sample} centers that are not real.`, load);
  }
  const known = [
    `${formatNumber(Number(centers))} centers`,
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

const BACKUP_DAYS = 7;

async function checkBackup(db: Db, now: Date): Promise<DoctorCheck> {
  const last = await db
    .selectFrom('backups')
    .select(['at', 'bytes', 'actor'])
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const todo = 'Take one, and keep it on another machine: harborlight backup FILE.';
  if (!last) return warning('backup', 'There is no backup.', todo);
  const message = `The last one: ${formatMomentUtc(last.at)}, by ${last.actor}, ${formatBytes(last.bytes)}.`;
  const isRecent = now.getTime() - Date.parse(last.at) < BACKUP_DAYS * DAY_MS;
  return isRecent ? ok('backup', message) : warning('backup', message, todo);
}

async function checkMails(db: Db, now: Date): Promise<DoctorCheck> {
  const { count } = await db
    .selectFrom('notifications')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('status', '=', 'FAILED')
    .where('created_at', '>=', new Date(now.getTime() - 7 * DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  const { queued, oldestQueuedAt } = await readQueue(db);
  const isStuck = oldestQueuedAt !== null && now.getTime() - Date.parse(oldestQueuedAt) > HOUR_MS;
  const found = [
    Number(count) > 0 && `${count} failed in the last 7 days`,
    isStuck && `${queued} wait, the first since ${formatMomentUtc(oldestQueuedAt)}`,
  ].filter(Boolean);
  if (found.length > 0) {
    const todo = 'See why: harborlight notifications list. A server that runs sends what waits.';
    return warning('mails', `${found.join('; ')}.`, todo);
  }
  return ok('mails', queued > 0 ? `None failed; ${queued} wait to be sent.` : 'None failed, none waits.');
}
