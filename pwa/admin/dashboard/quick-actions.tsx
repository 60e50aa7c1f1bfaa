import { Link } from 'react-router-dom';
import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import { useSession } from '../session.ts';

export function QuickActions() {
  const { actions: text } = dashboardPage;
  const isAdmin = useSession().data?.role === 'admin';
  const actions = [
    ['submissions?filter=NEW', text.pending],
    ['submissions?filter=UNDER_REVIEW', text.underReview],
    ['centers', text.centers],
    ['guides', text.guides],
    ...(isAdmin ? [['bulk-import', text.bulkImport]] : []),
    ['call-tracking', text.callTracking],
    ['notifications', text.notifications],
  ];
  return (
    <section aria-labelledby="actions" className="space-y-3">
      <h2 id="actions" className="text-xl">
        {text.title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {actions.map(([path, label]) => (
          <li key={path}>
            <Link to={`/admin0323/${path}`} className="button button-secondary w-full">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
