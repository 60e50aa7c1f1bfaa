import type { NotificationStatus } from '#core/lists/staff-lists.ts';
import {
  type MailSetup,
  NOTIFICATIONS_PER_PAGE,
  type NotificationEntry,
  type NotificationStats,
} from '#core/staff/notification.ts';
import type { Db } from '../database/db.ts';
import { countRows, onPage } from '../database/paging.ts';
import type { Mailing } from './mailing.ts';
import type { Notification } from './notifications.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One page of the mails, the latest first; of one status where it is given. */
export async function listNotifications(
  db: Db,
  { mail, staffEmail }: Pick<Mailing, 'mail' | 'staffEmail'>,
  { page, status }: { page: number; status?: NotificationStatus | undefined },
): Promise<NotificationEntry[]> {
  const chosen = db
    .selectFrom('notifications')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const rows = await onPage(chosen, { page, limit: NOTIFICATIONS_PER_PAGE }).execute();
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    recipient: row.recipient,
    timestamp: row.created_at,
    status: row.status,
    ...(row.submission_id === null ? {} : { submissionId: row.submission_id }),
    ...(row.matching_request_id === null ? {} : { matchingRequestId: row.matching_request_id }),
    kind: row.kind,
    audience: row.audience,
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at,
    canResend: mail !== undefined && isDoneInVain(row) && recipientOf(row, staffEmail) !== null,
  }));
}

/** True for a mail that will not be sent any more, unless somebody asks for it. */
export function isDoneInVain({ status }: Pick<Notification, 'status'>): boolean {
  return status === 'FAILED' || status === 'LOGGED';
}

/** Who a mail would go to if it were sent now: staff may have another address since it was queued, or one at all. */
export function recipientOf(
  { audience, recipient }: Pick<Notification, 'audience' | 'recipient'>,
  staffEmail: string | null,
): string | null {
  return audience === 'staff' ? (staffEmail ?? recipient) : recipient;
}

export async function countNotifications(db: Db, now: Date): Promise<NotificationStats> {
  const rows = await db
    .selectFrom('notifications')
    .select((by) => ['status', by.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  return {
    total: [...counts.values()].reduce((sum, each) => sum + each, 0),
    last24Hours: await countRows(db.selectFrom('notifications').where('created_at', '>=', since)),
    emailsSent: counts.get('SENT') ?? 0,
    emailsFailed: counts.get('FAILED') ?? 0,
    logged: counts.get('LOGGED') ?? 0,
  };
}

/** How many mails wait, and since when. */
export async function readQueue(db: Db): Promise<Pick<MailSetup, 'queued' | 'oldestQueuedAt'>> {
  const { queued, oldest } = await db
    .selectFrom('notifications')
    .select((by) => [by.fn.countAll<number>().as('queued'), by.fn.min('created_at').as('oldest')])
    .where('status', '=', 'QUEUED')
    .executeTakeFirstOrThrow();
  return { queued: Number(queued), oldestQueuedAt: oldest };
}
