import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import type { Dashboard } from '#core/staff/dashboard.ts';

/** What waits for staff; people whom we keep waiting come first, and in red. */
export function Waiting({ dashboard }: { dashboard: Dashboard }) {
  const { waiting: text } = dashboardPage;
  const reports = adminReports;
  const { matchingOverdue, matchingOpen, contactOpen, centersDue } = dashboard;
  const { reportsOpen, centersReported, centersProposed } = dashboard;
  const queues = [
    [matchingOpen, text.matching, '/admin0323/submissions?queue=matching'],
    [contactOpen, text.contact, '/admin0323/submissions?queue=contact'],
    [reportsOpen, () => reports.open(reportsOpen, centersReported), '/admin0323/centers/due#reported'],
    [centersProposed, text.proposed, '/admin0323/centers/due#proposed'],
    [centersDue, text.due, '/admin0323/centers/due'],
  ] as const;
  const waiting = queues.filter(([count]) => count > 0);
  return (
    <section aria-labelledby="waiting" className="space-y-3">
      <h2 id="waiting" className="text-xl">
        {text.title}
      </h2>
      {matchingOverdue > 0 && (
        <Link
          to="/admin0323/submissions?queue=matching"
          className="flex items-center justify-between gap-3 rounded-xl border-2 border-emergency bg-emergency-soft p-4 hover:underline"
        >
          <span>
            <strong className="block text-emergency">{text.overdue(matchingOverdue)}</strong>
            {text.overdueText}
          </span>
          <ChevronRight aria-hidden="true" className="shrink-0 text-emergency" />
        </Link>
      )}
      {waiting.length === 0 ? (
        <p className="card p-4 text-muted">{text.nothing}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {waiting.map(([count, words, to]) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 hover:bg-action-soft"
              >
                {words(count)}
                <ChevronRight aria-hidden="true" className="shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
