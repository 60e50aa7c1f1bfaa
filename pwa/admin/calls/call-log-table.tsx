import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import { formatColumnDate, formatColumnTime } from '#core/i18n/format.ts';
import type { CallLog } from '#core/messages/call-log.ts';
import { ScrollRegion } from '../parts/scroll-region.tsx';

/** The calls of one page. On a phone the table scrolls sideways within its card. */
export function CallLogTable({ calls }: { calls: readonly CallLog[] }) {
  const { log: text } = callTracking;
  return (
    <ScrollRegion label={text.region} className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <table className="w-full min-w-[58rem] table-fixed text-left text-[0.95rem]">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {text.columns.map((column, index) => (
              <th key={column} scope="col" className={`py-2 pr-4 ${widths[index]}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id} className="border-b border-line align-top">
              <td className="py-2 pr-4 whitespace-nowrap tabular-nums">
                {formatColumnDate(call.clickedAt)}
                <span className="block text-sm text-muted">
                  {text.time(formatColumnTime(call.clickedAt))}
                </span>
              </td>
              <td className="py-2 pr-4">
                {call.centerName}
                <span className="block text-sm text-muted tabular-nums">
                  {text.id(call.centerId.slice(-8))}
                </span>
              </td>
              <td className="py-2 pr-4 tabular-nums">{call.centerPhone ?? text.none}</td>
              <td className="py-2 pr-4">{placeOf(call) ?? text.unknown}</td>
              <td className="py-2 pr-4">{call.userAgent}</td>
              <td className="py-2">{pathOf(call.referrerUrl) ?? text.direct}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const widths = ['w-[8rem]', '', 'w-[8.5rem]', 'w-[8.5rem]', 'w-[6rem]', 'w-[15rem]'];

function placeOf({ userCity, userState }: CallLog): string | undefined {
  if (!userState) return undefined;
  return userCity ? `${userCity}, ${userState}` : userState;
}

/** Without the host (spec, section 2); what we store has none. */
function pathOf(referrer: string | null): string | undefined {
  return referrer?.replace(/^https?:\/\/[^/]+/, '') || undefined;
}
