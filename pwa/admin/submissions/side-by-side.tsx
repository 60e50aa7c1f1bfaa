import type { CenterFields } from '#core/center/center.ts';
import { describeField } from '#core/center/center-changes.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import type { ListingPayload } from '#core/messages/submission.ts';
import { describeListed } from '#core/staff/listing-merge.ts';
import { submitterFacts } from '#core/staff/submission-words.ts';
import { SUMMARY } from './approval-summary.tsx';
import { FactList } from './payload-view.tsx';

/** What was sent, field by field, beside the center as it is today; and who sent it. */
export function SideBySide({
  listing,
  today,
  chosen,
}: {
  listing: ListingPayload;
  today: CenterFields | null;
  /** True once there is a summary to go to. */
  chosen: boolean;
}) {
  const { compare: text } = reviewText;
  return (
    <section className="card space-y-4 p-5" aria-labelledby="side-by-side">
      <h2 id="side-by-side" className="text-xl">
        {today ? text.title : text.titleFresh}
      </h2>
      <table className="block w-full text-left sm:table sm:table-fixed">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="text-sm text-muted">
            <th scope="col" className="w-44 py-1 pr-4 font-normal">
              {text.field}
            </th>
            <th scope="col" className="py-1 pr-4 font-normal">
              {text.sent}
            </th>
            {today && (
              <th scope="col" className="py-1 font-normal">
                {text.today}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line border-y border-line sm:table-row-group">
          {describeListed(listing).map(({ field, value }) => (
            <tr key={field} className="block py-2 sm:table-row sm:py-0">
              <th scope="row" className={`${cell} font-semibold sm:w-44`}>
                {centerFieldLabels[field]}
              </th>
              <td className={cell}>
                <span className="text-sm text-muted sm:hidden">{text.sent}: </span>
                {value || <span className="text-muted">{text.open}</span>}
              </td>
              {today && (
                <td className={cell}>
                  <span className="text-sm text-muted sm:hidden">{text.today}: </span>
                  <Today sent={value} today={describeField(field, today[field])} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <FactList rows={submitterFacts(listing)} />
      {chosen && (
        <a href={`#${SUMMARY}`} className="link inline-flex min-h-11 items-center">
          {text.toSummary}
        </a>
      )}
    </section>
  );
}

const cell = 'block min-w-0 align-top whitespace-pre-line sm:table-cell sm:py-2 sm:pr-4';

function Today({ sent, today }: { sent: string; today: string }) {
  const { compare: text } = reviewText;
  if (today === '') return <span className="text-muted">{text.nothing}</span>;
  return today === sent ? <span className="text-muted">{text.same}</span> : today;
}
