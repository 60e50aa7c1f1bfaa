import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { formatColumnMoment, formatColumnTime } from '#core/i18n/format.ts';
import { type NotificationStatus, notificationStatuses } from '#core/lists/staff-lists.ts';
import {
  NOTIFICATIONS_PER_PAGE,
  type NotificationEntry,
  type NotificationStats,
} from '#core/staff/notification.ts';
import { reply } from '../connection/reply.ts';
import { shortId } from '../submissions/words.ts';
import type { Paint } from '../terminal/paint.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A window must be so wide to hold all columns side by side. */
const WIDE = 90;

const words = notificationsPage.list;

export async function listNotifications(
  terminal: Terminal,
  flags: ListFlags & { status?: NotificationStatus },
): Promise<void> {
  const { api } = await terminal.connect();
  const { status } = flags;
  await terminal.printList(
    {
      async read(page) {
        const [notifications, stats] = await Promise.all([
          reply(api.admin.notifications.$get({ query: { page: String(page), ...(status && { status }) } })),
          reply(api.admin['notification-stats'].$get()),
        ]);
        return { notifications, total: countOf(stats, status), page, limit: NOTIFICATIONS_PER_PAGE };
      },
      rows: ({ notifications }) => notifications,
      columns: columnsFor(terminal),
      none: status ? `${notificationStatuses.labels[status]}: none.` : `${words.empty.title}.`,
    },
    flags,
  );
}

function countOf(stats: NotificationStats, status: NotificationStatus | undefined): number {
  const { total, emailsSent: SENT, emailsFailed: FAILED, logged: LOGGED } = stats;
  const counts = { SENT, FAILED, LOGGED, QUEUED: total - SENT - FAILED - LOGGED };
  return status ? counts[status] : total;
}

function columnsFor({ isWindow, width }: Terminal): Column<NotificationEntry>[] {
  const to: Column<NotificationEntry> = { title: 'To', value: ({ recipient }) => recipient ?? words.nobody };
  return [
    { title: 'ID', value: ({ id }) => (isWindow ? shortId(id) : id), whole: true },
    { title: 'Queued (UTC)', value: ({ timestamp }) => formatColumnMoment(timestamp) },
    {
      title: 'Status',
      value: ({ status }) => notificationStatuses.labels[status],
      paint: ({ status }) => colours[status],
      whole: true,
    },
    ...(isWindow && width < WIDE ? [] : [to]),
    { title: 'Subject', value: ({ subject }) => subject },
    { title: 'Why', value: explain },
  ];
}

const colours: Record<NotificationStatus, Paint> = {
  QUEUED: 'yellow',
  SENT: 'green',
  FAILED: 'red',
  LOGGED: 'dim',
};

/** Why it was not sent, as far as it was tried. */
function explain({ status, lastError, attempts, nextAttemptAt }: NotificationEntry): string {
  if (status === 'SENT' || attempts === 0) return '';
  const next = nextAttemptAt && words.next(`${formatColumnTime(nextAttemptAt)} UTC`);
  return [lastError, words.attempts(attempts), next].filter(Boolean).join('; ');
}
