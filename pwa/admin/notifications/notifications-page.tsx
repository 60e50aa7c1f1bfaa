import { useSearchParams } from 'react-router-dom';
import { notificationsPage } from '#core/i18n/en/admin/notifications.ts';
import { NOTIFICATIONS_PER_PAGE } from '#core/staff/notification.ts';
import Pagination from '../../components/pagination.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { StatCard } from '../parts/stat-card.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useMailSetup, useNotificationStats, useNotifications } from './notification-queries.ts';
import { SetupCard } from './setup-card.tsx';

/** The mails that went out or did not, and how mail is set up (spec, section 2). */
export function NotificationsPage() {
  const text = notificationsPage;
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const stats = useNotificationStats();
  return (
    <AdminPage title={text.title} intro={text.intro}>
      <Loaded query={stats}>
        {(counts) => (
          <ul aria-label={text.stats.label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
            <StatCard label={text.stats.total} value={counts.total} />
            <StatCard label={text.stats.last24Hours} value={counts.last24Hours} />
            <StatCard label={text.stats.sent} value={counts.emailsSent} />
            <StatCard label={text.stats.failed} value={counts.emailsFailed} />
            <StatCard label={text.stats.logged} value={counts.logged} />
          </ul>
        )}
      </Loaded>
      <Loaded query={useMailSetup()}>{(setup) => <SetupCard setup={setup} />}</Loaded>
      <section aria-labelledby="notifications" className="space-y-3">
        <h2 id="notifications" tabIndex={-1} className="text-xl outline-none">
          {text.list.title}
        </h2>
        <Loaded query={useNotifications(page)} failureTitle={text.list.failed}>
          {(entries) =>
            entries.length === 0 ? (
              <Empty {...text.list.empty} />
            ) : (
              <ul className="card divide-y divide-line px-4 sm:px-6">
                {entries.map((entry) => (
                  <NotificationItem key={entry.id} entry={entry} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <Pagination
          page={page}
          limit={NOTIFICATIONS_PER_PAGE}
          total={stats.data?.total ?? 0}
          onPage={(next) => {
            setParams(next === 1 ? {} : { page: String(next) });
            document.getElementById('notifications')?.focus();
          }}
        />
      </section>
    </AdminPage>
  );
}
