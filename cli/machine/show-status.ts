import { dashboardPage } from '#core/i18n/en/admin/dashboard.ts';
import { formatColumnDate, formatNumber } from '#core/i18n/format.ts';
import { submissionTypes } from '#core/lists/message-lists.ts';
import { submissionStatuses } from '#core/lists/staff-lists.ts';
import type { Dashboard, SystemStatus } from '#core/staff/dashboard.ts';
import { describeSystem, type SystemItem } from '#core/staff/describe-system.ts';
import { reply } from '../connection/reply.ts';
import { formatFieldLines } from '../terminal/fields.ts';
import { type Paint, paint } from '../terminal/paint.ts';
import { type Column, formatTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Waiting, whatWaits } from './what-waits.ts';

/** The dashboard and the system panel of the web, in one. */
export async function showStatus(terminal: Terminal): Promise<void> {
  const { api, place } = await terminal.connect();
  const dashboard = await reply(api.admin.dashboard.$get());
  // After it, not beside it: it measures how soon the database answers.
  const system = await reply(api.admin.system.$get());
  terminal.print({ place, dashboard, system }, () =>
    terminal.isWindow ? draw(place, dashboard, system, terminal.width) : list(place, dashboard, system),
  );
}

const { waiting, latest, system: words } = dashboardPage;

function draw(place: string, dashboard: Dashboard, system: SystemStatus, width: number): string {
  const waits = whatWaits(dashboard);
  return [
    paint('dim', place),
    '',
    paint('bold', waiting.title),
    waits.length === 0 ? waiting.nothing : formatTable(waits, waitingColumns, width),
    ...(dashboard.latest.length > 0
      ? ['', paint('bold', latest.title), formatTable(dashboard.latest, latestColumns, width)]
      : []),
    '',
    paint('bold', words.title),
    formatTable(describeSystem(system, new Date(), words), systemColumns, width),
  ].join('\n');
}

/** For programs that want no JSON: a line for each figure. */
function list(place: string, dashboard: Dashboard, system: SystemStatus): string {
  return formatFieldLines([
    ['Works on', place],
    ...whatWaits(dashboard).map(({ what, count }) => [what, count] as const),
    ...describeSystem(system, new Date(), words).map(
      ({ name, state, text }) => [name, `${words.states[state]}: ${text}`] as const,
    ),
  ]);
}

const waitingColumns: Column<Waiting>[] = [
  {
    title: '',
    value: ({ what, count }) => `${formatNumber(count)} ${what}`,
    paint: ({ urgent }) => (urgent ? ['bold', 'red'] : undefined),
  },
  { title: '', value: ({ next }) => next, paint: () => 'dim' },
];

const latestColumns: Column<Dashboard['latest'][number]>[] = [
  { title: '', value: ({ id }) => id.slice(0, 8), whole: true },
  { title: '', value: ({ createdAt }) => formatColumnDate(createdAt), whole: true },
  { title: '', value: ({ status }) => submissionStatuses.labels[status] },
  { title: '', value: ({ type }) => submissionTypes.labels[type] },
  { title: '', value: ({ title }) => title },
];

const colours: Record<SystemItem['state'], Paint> = {
  ok: 'green',
  attention: 'yellow',
  off: 'dim',
  unknown: 'dim',
};

const systemColumns: Column<SystemItem>[] = [
  { title: '', value: ({ name }) => name, whole: true },
  { title: '', value: ({ state }) => words.states[state], paint: ({ state }) => colours[state] },
  { title: '', value: ({ text }) => text },
];
