import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import { addDays, utcDay } from '#core/i18n/utc-days.ts';
import { toBars } from '#core/messages/call-bars.ts';
import type { CallStats, CallsPerDay } from '#core/messages/call-log.ts';
import { reply } from '../connection/reply.ts';
import { type BarRow, formatBars } from '../terminal/bars.ts';
import { type Field, formatFieldLines, formatFields } from '../terminal/fields.ts';
import { paint } from '../terminal/paint.ts';
import { type Column, formatTable, formatTsv } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type CallFlags, readCallFilter } from './call-filter.ts';

/** As on the page. */
const CHART_DAYS = 30;

const { stats: words, top, chart } = callTracking;

/** Counts calls. The days asked for are those of the chart. */
export async function showCallStats(terminal: Terminal, flags: CallFlags): Promise<void> {
  const { api } = await terminal.connect();
  const to = flags.to ?? utcDay(new Date());
  const asked = await readCallFilter(api, { ...flags, from: flags.from ?? addDays(to, -CHART_DAYS), to });
  const [stats, days] = await Promise.all([
    reply(api.admin['call-stats'].$get()),
    reply(api.admin['calls-per-day'].$get({ query: asked })),
  ]);
  terminal.print({ ...stats, chart: { ...asked, days } }, () =>
    (terminal.isWindow ? draw : list)(stats, days, asked.centerId, terminal.width),
  );
}

function draw(stats: CallStats, days: CallsPerDay, centerId: string | undefined, width: number): string {
  const { title, rows } = chartOf(days, centerId);
  return [
    formatFields(totals(stats), width),
    paint('dim', words.days(stats.weekFrom, stats.monthFrom)),
    ...(stats.topCenters.length > 0
      ? ['', paint('bold', top.title), formatTable(stats.topCenters, topColumns, width)]
      : []),
    '',
    paint('bold', title),
    rows.some(({ value }) => value > 0) ? formatBars(rows, width) : chart.none,
  ].join('\n');
}

function list(stats: CallStats, days: CallsPerDay, centerId: string | undefined): string {
  const { rows } = chartOf(days, centerId);
  return [
    formatFieldLines(totals(stats)),
    formatTsv(stats.topCenters, topColumns),
    formatTsv(rows, [
      { title: chart.name[toBars(days).span], value: ({ label }) => label },
      { title: chart.count, value: ({ value }) => value },
    ]),
  ].join('\n\n');
}

function totals({ totalCalls, callsToday, callsThisWeek, callsThisMonth }: CallStats): Field[] {
  return [
    [words.total, totalCalls],
    [words.today, callsToday],
    [words.week, callsThisWeek],
    [words.month, callsThisMonth],
  ];
}

function chartOf(days: CallsPerDay, centerId: string | undefined): { title: string; rows: BarRow[] } {
  const { span, bars } = toBars(days);
  return {
    title: chart.titles[span] + (centerId === undefined ? '' : `: ${centerId}`),
    rows: bars.map(({ from, count }) => ({ label: chart.bar[span](from), value: count })),
  };
}

const topColumns: Column<CallStats['topCenters'][number]>[] = [
  { title: 'ID', value: ({ centerId }) => centerId, whole: true },
  { title: 'Center', value: ({ centerName }) => centerName },
  { title: 'Phone', value: ({ centerPhone }) => centerPhone ?? top.noPhone, whole: true },
  { title: chart.count, value: ({ callCount }) => callCount },
];
