import { formatNumber, formatShortDate } from '../../format.ts';

const calls = (count: number) => `${formatNumber(count)} ${count === 1 ? 'call' : 'calls'}`;

export const callTracking = {
  title: 'Call Tracking Analytics',
  intro: "Monitor 'Call Now' clicks: which centers people call from the directory.",
  refresh: 'Refresh',
  refreshFailed: 'Refresh Failed',
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: 'Export Failed',
  stats: {
    label: 'Calls',
    total: 'Total Calls',
    today: 'Today',
    week: 'This Week',
    month: 'This Month',
    days: (weekFrom: string, monthFrom: string) =>
      `Days are counted in UTC. This week began on Monday, ${formatShortDate(weekFrom)}; this month on ${formatShortDate(monthFrom)}.`,
  },
  filters: {
    title: 'Filters',
    from: 'From Date',
    to: 'To Date',
    center: 'Center ID',
    optional: 'optional',
    centerHint: 'A part of it is enough',
    fromAfterTo: 'From Date must not be after To Date',
    reset: 'Reset',
    bothDates: 'Fill in both dates to see calls.',
  },
  chart: {
    titles: { day: 'Calls per Day', week: 'Calls per Week', month: 'Calls per Month' },
    name: { day: 'Day', week: 'Week', month: 'Month' },
    bar: {
      day: (day: string) => formatShortDate(day),
      week: (day: string) => `Week of ${formatShortDate(day)}`,
      month: (day: string) => `Month from ${formatShortDate(day)}`,
    },
    hint: 'Point at a bar, or use the arrow keys, to read it.',
    value: (bar: string, count: number) => `${bar}: ${calls(count)}`,
    most: (bar: string, count: number) => `Most: ${calls(count)} (${bar})`,
    none: 'No calls in these days',
    table: 'Show as a table',
    tableOf: (title: string) => `${title}, as a table`,
    count: 'Calls',
    failed: 'The chart could not be loaded',
  },
  top: {
    title: 'Top Centers by Calls',
    intro: 'Of all calls ever counted. A merged center’s calls count for the one it is part of now.',
    calls,
    only: (name: string) => `Show only calls to ${name}`,
    noPhone: 'No phone',
  },
  log: {
    title: 'Recent Call Logs',
    total: (total: number) =>
      total === 0 ? 'No calls found' : `${formatNumber(total)} total ${total === 1 ? 'call' : 'calls'}`,
    region: 'Call logs, scrolls sideways',
    columns: ['Date & Time', 'Center', 'Phone', 'Location', 'Device', 'Source'],
    time: (time: string) => `${time} UTC`,
    id: (lastEight: string) => `ID: ${lastEight}`,
    unknown: 'Unknown',
    direct: 'Direct',
    none: '–',
    empty: 'No call logs found for the selected criteria',
    loading: 'Loading call logs...',
    failed: 'The call logs could not be loaded',
  },
};
