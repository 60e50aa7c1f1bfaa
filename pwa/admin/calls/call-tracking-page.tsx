import { Download, RefreshCw } from 'lucide-react';
import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import { notify } from '../../components/notices.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { describeFailure } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { canAsk } from './call-address.ts';
import { CallLogCard } from './call-log-card.tsx';
import { useCallLog, useCallStats, useCallsPerDay } from './call-queries.ts';
import { CallStatCards } from './call-stat-cards.tsx';
import { ChartCard } from './chart-card.tsx';
import { exportCalls } from './export-calls.ts';
import { FilterCard } from './filter-card.tsx';
import { TopCentersCard } from './top-centers-card.tsx';
import { useCallAddress } from './use-call-address.ts';

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
