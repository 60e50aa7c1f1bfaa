import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '#core/dashboard.ts';
import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import { api } from '../directory/directory-api.ts';
import { useStaffText } from '../text.tsx';
import { LatestSubmissions } from './dashboard/latest-submissions.tsx';
import { QuickActions } from './dashboard/quick-actions.tsx';
import { SystemPanel } from './dashboard/system-panel.tsx';
import { Waiting } from './dashboard/waiting.tsx';
import { AdminPage } from './parts/admin-page.tsx';
import { Loaded } from './parts/loaded.tsx';
import { StatCard } from './parts/stat-card.tsx';
import { ADMIN } from './session.ts';
import { staffReply } from './staff-reply.ts';

/** What staff see first (spec, section 2). */
export function DashboardPage() {
  const text = useStaffText(dashboardPage);
  const query = useQuery({
    queryKey: [ADMIN, 'dashboard'],
    queryFn: () => staffReply<Dashboard>(api.admin.dashboard.$get()),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
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
              <StatCard label={text.stats.approvedToday} value={dashboard.approvedToday} />
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
