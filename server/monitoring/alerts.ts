import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { Alert } from '#core/staff/alert.ts';
import { LONG_WAIT_MS } from '#core/staff/describe-system.ts';
import { CONTACT_WITHIN_MS } from '#core/staff/submission-review.ts';
import { isBackupOld, readLastBackup } from '../backup/backup-age.ts';
import type { Db } from '../database/db.ts';
import { reasonForLog } from '../mail/mailer.ts';
import { readQueue } from '../mail/notifications-query.ts';
import { readHold } from '../maintenance/clock-doubt.ts';
import type { Settings } from '../settings/settings.ts';
import { readCeilings } from '../sms/ceilings.ts';
import { measureDisk } from './disk.ts';
import { readOpenRequests } from './figures.ts';
import { findNotReady, type Served } from './readiness.ts';

/** Half of what we promise: there is still time to keep it. */
const HELP_WAITS_MS = CONTACT_WITHIN_MS / 2;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What alerts are looked for in. */
export type Watched = Served & { settings: Settings };

/**
 * All that whoever runs the server, or answers people, must see to now. Nothing in it tells of a person. `look` finds
 * whether help can be asked for: see lookOnce for those who ask often.
 */
export async function findAlerts(
  watched: Watched,
  now: Date,
  look = () => findNotReady(watched),
): Promise<Alert[]> {
  const { db, settings, databaseFile } = watched;
  const notReady = await look();
  const found: (Alert | undefined)[] = [...notReady];
  if (!notReady.some(({ code }) => code === 'disk_full')) found.push(await findLowDisk(databaseFile));
  // What is damaged cannot be looked into; that it is damaged is known by then.
  const inside = await Promise.allSettled([
    findWaitingHelp(db, now),
    findRefusedMails(db, now),
    findStuckMails(db, now),
    findManyTexts(db, settings, now),
    findDoubtedClock(db, now),
    findOldBackup(db, settings, now),
  ]);
  found.push(...inside.map((each) => (each.status === 'fulfilled' ? each.value : undefined)));
  return found.filter((alert) => alert !== undefined);
}

async function findLowDisk(databaseFile: string): Promise<Alert | undefined> {
  const { message, todo } = await measureDisk(databaseFile);
  return todo === undefined ? undefined : { code: 'disk_low', message, todo };
}

async function findWaitingHelp(db: Db, now: Date): Promise<Alert | undefined> {
  const { open, oldest } = await readOpenRequests(db, new Date(now.getTime() - HELP_WAITS_MS));
  if (oldest === null) return undefined;
  const { message, todo } = alertWords.helpWaits;
  return { code: 'help_waits', message: message(open, formatMomentUtc(oldest)), todo };
}

/** Until they are sent again, or staff have dealt with what they tell of; for a week at most. */
async function findRefusedMails(db: Db, now: Date): Promise<Alert | undefined> {
  const refused = await db
    .selectFrom('notifications')
    .leftJoin('matching_requests', 'matching_requests.id', 'matching_request_id')
    .leftJoin('submissions', 'submissions.id', 'submission_id')
    .select(['last_error', 'matching_request_id'])
    .where('audience', '=', 'staff')
    .where('notifications.status', '=', 'FAILED')
    .where('notifications.created_at', '>=', new Date(now.getTime() - WEEK_MS).toISOString())
    .where('handled_at', 'is', null)
    .where('processed_at', 'is', null)
    .where('matching_requests.spam_at', 'is', null)
    .where('submissions.spam_at', 'is', null)
    .orderBy('notifications.created_at', 'desc')
    .execute();
  const [last] = refused;
  if (!last) return undefined;
  const { message, todo } = alertWords.mailsRefused;
  const help = refused.filter(({ matching_request_id }) => matching_request_id !== null).length;
  return {
    code: 'mails_refused',
    message: message(refused.length, help, reasonForLog(last.last_error ?? '')),
    todo,
  };
}

async function findStuckMails(db: Db, now: Date): Promise<Alert | undefined> {
  const { queued, oldestQueuedAt } = await readQueue(db);
  if (oldestQueuedAt === null || now.getTime() - Date.parse(oldestQueuedAt) <= LONG_WAIT_MS) return undefined;
  const tried = await db
    .selectFrom('notifications')
    .select('last_error')
    .where('status', '=', 'QUEUED')
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const { message, todo } = alertWords.mailsStuck;
  const reason = reasonForLog(tried?.last_error ?? '');
  return { code: 'mails_stuck', message: message(queued, formatMomentUtc(oldestQueuedAt), reason), todo };
}

/** While there is still time to do something about it. */
async function findManyTexts(db: Db, settings: Settings, now: Date): Promise<Alert | undefined> {
  const counts = await readCeilings(db, settings, now);
  const half = counts.find(({ sent, most }) => sent * 2 >= most);
  if (!half) return undefined;
  const { message, todo } = alertWords.textsRunningOut;
  return { code: 'texts_running_out', message: message(half.sent, half.most, half.setting), todo };
}

async function findDoubtedClock(db: Db, now: Date): Promise<Alert | undefined> {
  const hold = await readHold(db, now);
  if (hold === undefined) return undefined;
  const { message, todo } = alertWords.clockDoubted;
  return { code: 'clock_doubted', message: message(formatMomentUtc(hold)), todo };
}

/** Only where one is scheduled: who takes them by hand is not called at night. */
async function findOldBackup(db: Db, settings: Settings, now: Date): Promise<Alert | undefined> {
  const { BACKUP_EVERY_HOURS: hours } = settings;
  if (hours === undefined) return undefined;
  const last = await readLastBackup(db);
  if (last && !isBackupOld(last, settings, now)) return undefined;
  const { none, message, todo } = alertWords.backupOld;
  return { code: 'backup_old', message: last ? message(formatMomentUtc(last.at), hours) : none, todo };
}
