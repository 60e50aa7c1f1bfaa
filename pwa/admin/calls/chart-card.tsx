import type { UseQueryResult } from '@tanstack/react-query';
import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import { formatNumber, formatShortDate } from '#core/i18n/format.ts';
import { toBars } from '#core/messages/call-bars.ts';
import type { CallsPerDay } from '#core/messages/call-log.ts';
import { BarChart } from '../parts/bar-chart.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { ScrollRegion } from '../parts/scroll-region.tsx';

/** The calls of the days asked for, as bars and as a table. */
export function ChartCard({ query }: { query: UseQueryResult<CallsPerDay> }) {
  const { chart: text } = callTracking;
  return (
    <Loaded query={query} failureTitle={text.failed}>
      {(days) => (days.length > 0 ? <Chart days={days} /> : null)}
    </Loaded>
  );
}

function Chart({ days }: { days: CallsPerDay }) {
  const { chart: text } = callTracking;
  const { span, bars } = toBars(days);
  const name = text.bar[span];
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best));
  const summary = most.count === 0 ? text.none : text.most(name(most.from), most.count);
  return (
    <section aria-labelledby="calls-chart" className="card space-y-2 p-4 sm:p-6">
      <h2 id="calls-chart" className="text-xl">
        {text.titles[span]}
      </h2>
      <BarChart
        name={text.titles[span]}
        summary={summary}
        bars={bars.map(({ from, count }) => ({
          label: span === 'month' ? from.slice(0, 7) : formatShortDate(from).replace(/, \d+$/, ''),
          words: text.value(name(from), count),
          value: count,
        }))}
      />
      <p className="text-sm text-muted">{text.hint}</p>
      <details>
        <summary className="link inline-flex min-h-11 min-w-11 cursor-pointer items-center">
          {text.table}
        </summary>
        <ScrollRegion label={text.tableOf(text.titles[span])} className="max-h-80 overflow-y-auto">
          <table className="w-full max-w-md text-left text-[0.95rem] tabular-nums">
            <thead>
              <tr className="border-b border-line">
                <th className="py-2 pr-4">{text.name[span]}</th>
                <th className="py-2 text-right">{text.count}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ from, count }) => (
                <tr key={from} className="border-b border-line">
                  <td className="py-1.5 pr-4">{name(from)}</td>
                  <td className="py-1.5 text-right">{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </section>
  );
}
