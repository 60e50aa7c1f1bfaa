import type { ReactNode } from 'react';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { reportKinds } from '#core/lists/staff-lists.ts';
import type { ReportsOfCenter } from '#core/messages/center-report.ts';

/** True where visitors have said anything. */
export function hasReports({ counts }: ReportsOfCenter): boolean {
  return counts.problems.length > 0 || counts.works > 0;
}

/** What visitors say of a center: the counts, each open report with its comment, and the calls that went through. */
export function VisitorReports({
  reports: { counts, open },
  actions,
}: {
  reports: ReportsOfCenter;
  /** What can be done with one report. */
  actions?: ((report: ReportsOfCenter['open'][number]) => ReactNode) | undefined;
}) {
  const text = adminReports;
  const works = text.works(counts);
  const all = counts.problems.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="space-y-2">
      {all > 0 && (
        <>
          <p className="font-semibold text-on-lantern-soft">{text.problems(counts)}</p>
          <ul className="space-y-2">
            {open.map((report) => {
              const { id, kind, comment, reportedAt } = report;
              return (
                <li key={id}>
                  <span className="text-sm">
                    {text.reported(reportKinds.labels[kind], formatShortDate(reportedAt))}
                  </span>
                  <span className={`block ${comment ? 'whitespace-pre-line' : 'text-sm'}`}>
                    {comment ? `“${comment}”` : text.noComment}
                  </span>
                  {actions?.(report)}
                </li>
              );
            })}
          </ul>
          {all > open.length && <p>{text.more(all - open.length)}</p>}
        </>
      )}
      {works && (
        <p>
          {works}. {text.noProof}
        </p>
      )}
    </div>
  );
}
