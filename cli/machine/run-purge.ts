import { formatNumber } from '#core/i18n/format.ts';
import type { RetentionReport } from '#core/staff/retention.ts';
import { reply } from '../connection/reply.ts';
import type { Field } from '../terminal/fields.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** `harborlight purge` */
interface PurgeFlags {
  dryRun?: boolean;
}

/** Shows what is kept no longer, and wipes it. */
export async function runPurge(terminal: Terminal, { dryRun = false }: PurgeFlags): Promise<void> {
  const { api } = await terminal.connect();
  const found = await reply(api.admin.retention.$get());
  // Where there is nothing, none must stand on record as wiped.
  if (dryRun || isEmpty(found)) return show(terminal, found);
  const { json, yes } = terminal.flags;
  if (!json && !yes) show(terminal, found);
  await terminal.confirm('Wipe all this? It cannot be undone.');
  const removed = await reply(api.admin.retention.$post());
  if (json || yes) show(terminal, removed);
  terminal.note('It is gone from the database. Backups that were made before still hold it.');
}

function show(terminal: Terminal, report: RetentionReport): void {
  if (isEmpty(report)) {
    const text = `Nothing to wipe: nothing is older than it is kept, and no ended session is left.`;
    terminal.print(report, () => text);
  } else {
    terminal.printFields(report, fieldsOf(report));
  }
}

function isEmpty({ days, handledDays, removed, ...counts }: RetentionReport): boolean {
  return Object.values(counts).every((count) => count === 0);
}

function fieldsOf(report: RetentionReport): Field[] {
  const fields: [string, number][] = [
    ['Requests for a match: contact details, ZIP', report.matchingRequests],
    ['Mails: addresses of those who wrote', report.notifications],
    ['Comments of visitors on centers', report.reportComments],
    ['Receipts of messages', report.receipts],
    ['Sessions and tokens that have ended', report.staffSessions],
    ['One-time links that have ended', report.staffLinks],
    ['Copies of the database from before a restore', report.keptFiles],
    ['Messages that were handled long ago, deleted', report.handledMessages],
  ];
  return [
    ['Contact details are kept for', `${report.days} days`],
    ['Handled messages are kept for', report.handledDays === 0 ? 'ever' : `${report.handledDays} days`],
    ...fields.map(([label, count]): Field => [label, formatNumber(count)]),
  ];
}
