import { useQuery } from '@tanstack/react-query';
import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import type { Dashboard } from '#core/staff/dashboard.ts';
import { fresh } from '../fresh.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { StatCard } from '../parts/stat-card.tsx';
import { ADMIN } from '../session.ts';
import { api } from '../staff-api.ts';
import { staffReply } from '../staff-reply.ts';
import { LatestSubmissions } from './latest-submissions.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SystemPanel } from './system-panel.tsx';
import { Waiting } from './waiting.tsx';

/** What staff see first (spec, section 2). */
export function DashboardPage() {
  const text = dashboardPage;
  const query = useQuery({
    queryKey: [ADMIN, 'dashboard'],
    queryFn: () => staffReply<Dashboard>(api.admin.dashboard.$get()),
    ...fresh,
  });
  return (
    <AdminPage title={text.title} intro={text.intro}>
      <Loaded query={query} failureTitle={text.failed}>
        {(dashboard) => (
          <>
            <ul aria-label={text.stats.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
              <StatCard label={text.stats.total} value={dashboard.total} to="/admin0323/submissions" />
              <StatCard
                label={text.stats.pending}
                value={dashboard.pendingReview}
                to="/admin0323/submissions?filter=NEW"
              />
              <StatCard
                label={text.stats.underReview}
                value={dashboard.underReview}
                to="/admin0323/submissions?filter=UNDER_REVIEW"
              />
              <StatCard
                label={text.stats.approvedToday}
                value={dashboard.approvedToday}
                note={text.stats.todayInUtc}
              />
            </ul>
            <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
              <div className="min-w-0 space-y-6">
                <Waiting dashboard={dashboard} />
                <LatestSubmissions latest={dashboard.latest} />
              </div>
              <QuickActions />
            </div>
          </>
        )}
      </Loaded>
      <SystemPanel />
    </AdminPage>
  );
}
