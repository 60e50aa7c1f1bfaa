import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import { formatColumnMoment } from '#core/i18n/format.ts';
import type { CallLog } from '#core/messages/call-log.ts';
import { reply } from '../connection/reply.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type CallFlags, readCallFilter } from './call-filter.ts';

/** A window must be so wide to hold all columns side by side. */
const WIDE = 90;

const { columns: titles, unknown, direct, empty } = callTracking.log;
const [time = '', center = '', phone = '', location = '', device = '', source = ''] = titles;

export async function listCalls(terminal: Terminal, flags: CallFlags & ListFlags): Promise<void> {
  const { api } = await terminal.connect();
  const filter = await readCallFilter(api, flags);
  const all = !terminal.isWindow || terminal.width >= WIDE;
  await terminal.printList(
    {
      read: (page) => reply(api.admin['call-logs'].$get({ query: { ...filter, page: String(page) } })),
      rows: ({ calls }) => calls,
      columns: all ? [...narrow, ...wide] : narrow,
      none: empty,
    },
    flags,
  );
}

const narrow: Column<CallLog>[] = [
  {
    title: `${time} (UTC)`,
    value: ({ clickedAt }) => formatColumnMoment(clickedAt),
  },
  { title: 'ID', value: ({ centerId }) => centerId, whole: true },
  { title: center, value: ({ centerName }) => centerName },
  { title: phone, value: ({ centerPhone }) => centerPhone, whole: true },
];

const wide: Column<CallLog>[] = [
  {
    title: location,
    value: ({ userCity, userState }) => [userCity, userState].filter(Boolean).join(', ') || unknown,
  },
  { title: device, value: ({ userAgent }) => userAgent },
  { title: source, value: ({ referrerUrl }) => referrerUrl ?? direct },
];
