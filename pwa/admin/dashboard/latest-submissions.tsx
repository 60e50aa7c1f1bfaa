import { Link } from 'react-router-dom';
import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import { submissionTypes } from '#core/lists/message-lists.ts';
import { submissionStatuses } from '#core/lists/staff-lists.ts';
import type { Dashboard } from '#core/staff/dashboard.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { statusTones } from '../submissions/submission-words.ts';

export function LatestSubmissions({ latest }: { latest: Dashboard['latest'] }) {
  const { latest: text } = dashboardPage;
  return (
    <section aria-labelledby="latest" className="space-y-3">
      <h2 id="latest" className="text-xl">
        {text.title}
      </h2>
      {latest.length === 0 ? (
        <p className="card p-4 text-muted">{text.empty}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {latest.map(({ id, type, status, createdAt, title }) => (
            <li key={id}>
              <Link
                to={`/admin0323/submissions/${id}`}
                className="flex items-center justify-between gap-3 px-4 py-3 hover:bg-action-soft"
              >
                <span className="min-w-0">
                  <span className="line-clamp-2 font-semibold">{title}</span>
                  <span className="block text-sm text-muted">
                    {submissionTypes.labels[type]} · {formatOwnMoment(createdAt)}
                  </span>
                </span>
                <StatusBadge tone={statusTones[status]}>{submissionStatuses.labels[status]}</StatusBadge>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/admin0323/submissions" className="link inline-flex min-h-11 items-center">
        {text.all}
      </Link>
    </section>
  );
}
