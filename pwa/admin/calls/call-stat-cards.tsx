import type { UseQueryResult } from '@tanstack/react-query';
import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import type { CallStats } from '#core/messages/call-log.ts';
import { Loaded } from '../parts/loaded.tsx';
import { StatCard } from '../parts/stat-card.tsx';

export function CallStatCards({ query }: { query: UseQueryResult<CallStats> }) {
  const { stats: text } = callTracking;
  return (
    <Loaded query={query}>
      {(stats) => (
        <div className="space-y-2">
          <ul aria-label={text.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <StatCard label={text.total} value={stats.totalCalls} />
            <StatCard label={text.today} value={stats.callsToday} />
            <StatCard label={text.week} value={stats.callsThisWeek} />
            <StatCard label={text.month} value={stats.callsThisMonth} />
          </ul>
          <p className="text-sm text-muted">{text.days(stats.weekFrom, stats.monthFrom)}</p>
        </div>
      )}
    </Loaded>
  );
}
