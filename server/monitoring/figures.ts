import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { submissionTypes } from '#core/lists/message-lists.ts';
import { readLastBackup } from '../backup/backup-age.ts';
import { type Db, measureDatabase } from '../database/db.ts';
import { readQueue } from '../mail/notifications-query.ts';
import { notSpam } from '../queues/queue-conditions.ts';
import { newestImport, readDirectoryAge } from './system-data.ts';

/** How much there is of what an operator watches, and since when: never of whom, or about what. */
export type Figures = Awaited<ReturnType<typeof readFigures>>;

export async function readFigures(db: Db, databaseFile: string, now: Date) {
  const secondsSince = (moment: string | null) =>
    moment === null ? 0 : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
  const { centers, newestVerifiedAt } = await readDirectoryAge(db, now);
  const mails = await readQueue(db);
  const requests = await readOpenRequests(db);
  const backup = await readLastBackup(db);
  const { count: changes } = await db
    .selectFrom('directory_changes')
    .select('count')
    .executeTakeFirstOrThrow();
  return {
    changes,
    centers,
    importedAt: toSeconds(await newestImport(db)),
    verifiedAt: toSeconds(newestVerifiedAt),
    backupAt: toSeconds(backup?.at ?? null),
    backupBytes: backup?.bytes ?? 0,
    oldestMailSeconds: secondsSince(mails.oldestQueuedAt),
    oldestTextSeconds: secondsSince(await oldestText(db)),
    openRequests: requests.open,
    oldestRequestSeconds: secondsSince(requests.oldest),
    mails: await countMails(db),
    texts: await countTexts(db),
    forms: await countForms(db),
    databaseBytes: (await measureDatabase(db)).bytes,
    diskFreeBytes: await freeBytes(databaseFile),
  };
}

/** Of the disk that a file is on, as far as this user may fill it. */
export async function freeBytes(file: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize;
}

/** Seconds since 1970; 0 for never. */
function toSeconds(moment: string | null): number {
  return moment === null ? 0 : Date.parse(moment) / 1000;
}

/** Requests for help that nobody has handled; where a moment is given, of those that came before it. */
export async function readOpenRequests(
  db: Db,
  before?: Date,
): Promise<{ open: number; oldest: string | null }> {
  const { open, oldest } = await db
    .selectFrom('matching_requests')
    .select((by) => [by.fn.countAll<number>().as('open'), by.fn.min('created_at').as('oldest')])
    .where('handled_at', 'is', null)
    .where(notSpam)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before!.toISOString()))
    .executeTakeFirstOrThrow();
  return { open: Number(open), oldest };
}

async function oldestText(db: Db): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('text_messages')
    .select((by) => by.fn.min('created_at').as('oldest'))
    .where('status', '=', 'SENDING')
    .executeTakeFirstOrThrow();
  return oldest;
}

function countMails(db: Db) {
  return db
    .selectFrom('notifications')
    .select((by) => ['audience', 'status', by.fn.countAll<number>().as('count')])
    .groupBy(['audience', 'status'])
    .execute();
}

function countTexts(db: Db) {
  return db
    .selectFrom('text_messages')
    .select((by) => ['status', by.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

/** All that people have ever sent here, by its kind. */
async function countForms(db: Db): Promise<Record<string, number>> {
  const submissions = await db
    .selectFrom('submissions')
    .select((by) => ['type', by.fn.countAll<number>().as('count')])
    .groupBy('type')
    .execute();
  const countOf = (wanted: string) => Number(submissions.find(({ type }) => type === wanted)?.count ?? 0);
  const countAll = async (table: 'matching_requests' | 'center_reports' | 'call_logs' | 'text_messages') => {
    const { count } = await db
      .selectFrom(table)
      .select((by) => by.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    live_matching: await countAll('matching_requests'),
    center_report: await countAll('center_reports'),
    call: await countAll('call_logs'),
    text: await countAll('text_messages'),
    ...Object.fromEntries(submissionTypes.values.map((type) => [type.toLowerCase(), countOf(type)])),
  };
}
