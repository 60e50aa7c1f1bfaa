import { removalText } from '#core/i18n/en/admin/removal.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { formatColumnDate, formatMomentUtc } from '#core/i18n/format.ts';
import { reportKinds } from '#core/lists/staff-lists.ts';
import type { ProblemReport, Resolved } from '#core/messages/center-report.ts';
import { findCenter } from '../centers/find-center.ts';
import { nameCenter, sayUndo } from '../centers/print-center.ts';
import { reply } from '../connection/reply.ts';
import { onlyOnce } from '../queues/act-on-many.ts';
import type { Removals } from '../queues/removal.ts';
import { readEach, shortId } from '../submissions/words.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Terminal } from '../terminal/terminal.ts';

export async function listReports(
  terminal: Terminal,
  {
    resolved = false,
    spam = false,
    center,
    ...flags
  }: ListFlags & { resolved?: boolean; spam?: boolean; center?: string },
): Promise<void> {
  const { api } = await terminal.connect();
  const state = resolved ? 'resolved' : 'open';
  const of = center === undefined ? {} : { center: (await findCenter(api, center)).center.id };
  await terminal.printList(
    {
      read: (page) =>
        reply(
          api.admin['center-reports'].$get({
            query: { state, ...of, ...(spam && { spam: 'true' }), page: String(page) },
          }),
        ),
      rows: ({ reports }) => reports,
      columns: [
        { title: 'ID', value: ({ id }) => (terminal.isWindow ? shortId(id) : id), whole: true },
        { title: 'Reported', value: ({ reportedAt }) => formatColumnDate(reportedAt), whole: true },
        { title: 'What', value: ({ kind }) => reportKinds.labels[kind] },
        { title: 'Center', value: ({ center }) => nameCenter(center) },
        { title: 'Comment', value: ({ comment }) => comment },
        ...(resolved ? [{ title: 'Resolved', value: describeResolved }] : []),
      ],
      none: spam ? removalText.spam.none : adminReports.empty[state],
    },
    flags,
  );
}

export async function showReport(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const report = await reply(api.admin['center-reports'][':id'].$get({ param: { id: given } }));
  terminal.printFields(report, [
    ['ID', report.id],
    ['Center', nameCenter(report.center)],
    ['What', reportKinds.labels[report.kind]],
    ['Reported', formatMomentUtc(report.reportedAt)],
    ['Resolved', describeResolved(report)],
    ['Comment', report.comment ?? adminReports.noComment],
  ]);
}

/** Reports, for who deletes them or marks them as spam. */
export const removals: Removals = {
  subject: 'center_report',
  async read(api, given) {
    const one = api.admin['center-reports'][':id'];
    const reports = await readEach(given, (id) => reply(one.$get({ param: { id } })));
    return onlyOnce(reports).map(({ id, kind, center }) => ({
      id,
      title: `${reportKinds.labels[kind]}, ${nameCenter(center)}`,
    }));
  },
};

/** One report, or all that is open of a center. */
export async function resolveReports(
  terminal: Terminal,
  given: string | undefined,
  { center }: { center?: string },
): Promise<void> {
  const { api } = await terminal.connect();
  if (center !== undefined) {
    const found = (await findCenter(api, center)).center;
    const all = api.admin.centers[':id']['resolve-reports'];
    const resolved = await reply(all.$post({ param: { id: found.id } }));
    return printResolved(terminal, resolved, nameCenter(found));
  }
  const one = api.admin['center-reports'][':id'];
  const report = await reply(one.$get({ param: { id: given ?? '' } }));
  const resolved = await reply(one.resolve.$post({ param: { id: report.id } }));
  printResolved(terminal, resolved, nameCenter(report.center));
}

function printResolved(terminal: Terminal, done: Resolved, center: string): void {
  terminal.print(done, () =>
    done.changeId === null
      ? adminReports.nothingToResolve(center)
      : `${adminReports.resolved(done.resolved)}: ${center}\n${sayUndo(done.changeId)}`,
  );
}

/** "Robin, November 20, 2026, 14:00 UTC"; '' where nobody has. */
function describeResolved({ resolvedAt, resolvedBy }: ProblemReport): string {
  return resolvedAt === null ? '' : [resolvedBy, formatMomentUtc(resolvedAt)].filter(Boolean).join(', ');
}
