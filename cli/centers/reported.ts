import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { reportKinds } from '#core/lists/staff-lists.ts';
import type { ReportCounts, ReportsOfCenter } from '#core/messages/center-report.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { wrapText } from '../terminal/wrap.ts';

/** "2 × Wrong number. 3 people called and it worked, last on Nov 20, 2026"; '' where visitors say nothing. */
export function describeReports(counts: ReportCounts | undefined): string {
  if (!counts) return '';
  return [adminReports.problems(counts), adminReports.works(counts)].filter(Boolean).join('. ');
}

/** For who calls a center: the counts, and each open report with its comment, for standard error. */
export function formatReports({ counts, open }: ReportsOfCenter, width: number): string[] {
  const all = counts.problems.reduce((sum, { count }) => sum + count, 0);
  const works = adminReports.works(counts);
  const lines = (text: string) => wrapText(safeText(text), width);
  return [
    ...lines(adminReports.problems(counts)).map((line) => paint('yellow', line, process.stderr)),
    ...open.flatMap(({ kind, comment, reportedAt }) => {
      const what = adminReports.reported(reportKinds.labels[kind], formatShortDate(reportedAt));
      return lines(comment ? `${what}: “${comment}”` : what);
    }),
    ...(all > open.length ? lines(adminReports.more(all - open.length)) : []),
    ...(works ? lines(`${works}. ${adminReports.noProof}`) : []),
  ].filter((line) => line !== '');
}
