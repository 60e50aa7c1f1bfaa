import type { UseQueryResult } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import type { CallStats } from '#core/messages/call-log.ts';
import { notify } from '../../components/notices.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { StatCard } from '../parts/stat-card.tsx';
import { describeFailure } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { type CallAddress, canAsk, readCallAddress, writeCallAddress } from './call-address.ts';
import { CallLogCard } from './call-log-card.tsx';
import { exportCalls, useCallLog, useCallStats, useCallsPerDay } from './call-queries.ts';
import { ChartCard } from './chart-card.tsx';
import { FilterCard } from './filter-card.tsx';
import { TopCentersCard } from './top-centers-card.tsx';

/** Which centers people call from the directory (spec, section 2). */
export function CallTrackingPage() {
  const text = callTracking;
  const { address, change, reset } = useCallAddress();
  const stats = useCallStats();
  const log = useCallLog(address);
  const days = useCallsPerDay(address);
  const asked = canAsk(address);
  const exporting = useAction({
    mutationFn: exportCalls,
    onError: (error) =>
      notify({ title: text.exportFailed, text: describeFailure(error), tone: 'destructive' }),
  });
  const refreshing = log.isFetching && !log.isPending;
  const refresh = async () => {
    const asks = asked ? [stats.refetch(), log.refetch(), days.refetch()] : [stats.refetch()];
    const failed = (await Promise.all(asks)).find(({ isError }) => isError);
    // What was there before stays on the screen: say that it is old.
    if (failed) {
      notify({ title: text.refreshFailed, text: describeFailure(failed.error), tone: 'destructive' });
    }
  };
  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      actions={
        <>
          <button type="button" className="button button-secondary" onClick={() => void refresh()}>
            <RefreshCw size={18} aria-hidden="true" className={refreshing ? 'animate-spin' : ''} />
            {text.refresh}
          </button>
          <button
            type="button"
            className="button button-secondary"
            disabled={!asked || exporting.isPending}
            onClick={() => exporting.mutate(address)}
          >
            <Download size={18} aria-hidden="true" />
            {exporting.isPending ? text.exporting : text.export}
          </button>
        </>
      }
    >
      <CallStatCards query={stats} />
      <FilterCard filter={address} onChange={change} onReset={reset} />
      {asked && <ChartCard query={days} />}
      {stats.data && (
        <TopCentersCard centers={stats.data.topCenters} onChoose={(centerId) => change({ centerId })} />
      )}
      <CallLogCard query={log} asked={asked} page={address.page} onPage={(page) => change({ page })} />
    </AdminPage>
  );
}

/** What the address asks for, and how to ask for something else. A new filter starts at its first page. */
function useCallAddress() {
  const [params, setParams] = useSearchParams();
  const address = readCallAddress(params, new Date());
  return {
    address,
    change: (changes: Partial<CallAddress>) =>
      setParams(writeCallAddress({ ...address, page: 1, ...changes }, new Date()), {
        // Back leads from page to page, not from letter to letter.
        replace: changes.page === undefined,
        preventScrollReset: true,
      }),
    reset: () => setParams({}, { preventScrollReset: true }),
  };
}

function CallStatCards({ query }: { query: UseQueryResult<CallStats> }) {
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
