import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';

const { stats: words, setup: say } = notificationsPage;

/** Counts the mails, and says how mail is set up. */
export async function showStats(terminal: Terminal): Promise<void> {
  const { api } = await terminal.connect();
  const [stats, setup] = await Promise.all([
    reply(api.admin['notification-stats'].$get()),
    reply(api.admin['mail-setup'].$get()),
  ]);
  const { smtp, mailFrom, staffEmail, queued, oldestQueuedAt } = setup;
  terminal.printFields({ ...stats, setup }, [
    [words.total, stats.total],
    [words.last24Hours, stats.last24Hours],
    [words.sent, stats.emailsSent],
    [words.failed, stats.emailsFailed],
    [words.logged, stats.logged],
    [
      say.queue,
      oldestQueuedAt === null ? say.nothingWaits : say.waits(queued, formatMomentUtc(oldestQueuedAt)),
    ],
    [
      say.server,
      smtp
        ? `${smtp.host}, port ${smtp.port}, ${smtp.secure ? say.secure : say.startTls}`
        : say.notConfigured,
    ],
    [say.from, mailFrom],
    [say.staff, staffEmail],
  ]);
  if (!smtp) terminal.note(say.help);
  else if (stats.emailsFailed > 0) {
    terminal.note(
      `What failed: ${toRun('notifications list --status FAILED')}\nSend it again: ${toRun('notifications resend --failed')}`,
    );
  }
}
