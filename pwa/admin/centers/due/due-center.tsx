import { Phone } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Center, CenterFields } from '#core/center/center.ts';
import { describeField } from '#core/center/center-changes.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { phoneHref, showPhone } from '#core/center/phone.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { proposals as words } from '#core/i18n/en/admin/imports/proposals.ts';
import { adminReports } from '#core/i18n/en/admin/reports.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import type { ReportsOfCenter } from '#core/messages/center-report.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { WebsiteLink } from '../../../centers/website-link.tsx';
import { useText } from '../../../text.tsx';
import { ProposalList } from '../proposal-list.tsx';
import { ReviewStatusBadge } from '../review-status-badge.tsx';
import { hasReports, VisitorReports } from '../visitor-reports.tsx';

export const CALL_LINK_ID = 'due-call';

/** All that one needs for the call. */
export function DueCenter({
  center,
  reports,
  proposals,
  busy,
  onDecide,
  headingRef,
  withFacts,
}: {
  center: Center;
  /** Undefined until they are there. */
  reports: ReportsOfCenter | undefined;
  proposals: readonly Proposal[];
  busy: boolean;
  onDecide: (proposal: Proposal, action: ProposalAction) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** Without them while they are being changed. */
  withFacts: boolean;
}) {
  const text = centersQueue;
  const { title: said } = adminReports;
  return (
    <article className="card space-y-5 p-4 sm:p-6">
      <header className="space-y-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 ref={headingRef} tabIndex={-1} className="min-w-0 text-2xl outline-none">
            {center.name}
          </h2>
          <ReviewStatusBadge status={center.reviewStatus} />
        </div>
        <p className="text-lg">
          {center.city}, {center.state}
        </p>
        <Standing center={center} />
      </header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {center.phone ? (
          // A call by staff is none of a visitor: it is not counted.
          <a
            id={CALL_LINK_ID}
            href={phoneHref(center.phone)}
            className="button button-primary min-h-14 px-6 text-2xl tabular-nums"
          >
            <Phone aria-hidden="true" className="size-6" />
            <span className="sr-only">{text.call} </span>
            {showPhone(center.phone)}
          </a>
        ) : (
          <p className="font-semibold">{text.noPhone}</p>
        )}
        {center.website && <WebsiteLink to={center.website} />}
        <Link to={`/admin0323/centers/${center.id}`} className="link inline-flex min-h-11 items-center">
          {text.editor}
        </Link>
      </div>
      {reports && hasReports(reports) && (
        <section aria-label={said} className="rounded-lg bg-lantern-soft p-4 text-on-lantern-soft">
          <VisitorReports reports={reports} />
        </section>
      )}
      {proposals.length > 0 && (
        <section
          aria-label={words.title}
          className="space-y-3 rounded-lg bg-lantern-soft p-4 text-on-lantern-soft"
        >
          <p className="font-semibold">{words.due(proposals)}</p>
          <ProposalList proposals={proposals} busy={busy} onDecide={onDecide} />
        </section>
      )}
      {withFacts && <Facts center={center} />}
    </article>
  );
}

/** Why it is in the queue. */
function Standing({ center }: { center: Center }) {
  const text = centersQueue;
  const { sourceOfYear } = useText().center;
  const { lastVerifiedAt, verifiedBy, source, sourceYear } = center;
  const verified =
    lastVerifiedAt === null
      ? text.neverVerified
      : freshnessOf(center, new Date()) === 'verified' && isToday(lastVerifiedAt)
        ? text.verifiedNow(verifiedBy)
        : text.lastVerified(formatLongDate(lastVerifiedAt), verifiedBy);
  return (
    <p className="text-muted">
      {verified}
      {source && ` · ${text.source(sourceOfYear(source, sourceYear))}`}
      {center.reviewStatus === 'NEEDS_REVIEW' && (
        <span className="block font-semibold text-ink">{text.needsReview}</span>
      )}
    </p>
  );
}

function isToday(iso: string): boolean {
  return iso.slice(0, 10) === new Date().toISOString().slice(0, 10);
}

/** Every field but those that stand above, and where it is on the map: nobody asks that on the phone. */
const shown = (Object.keys(centerFieldLabels) as (keyof CenterFields)[]).filter(
  (field) => !['name', 'phone', 'lat', 'lng', 'approximateLocation'].includes(field),
);

function Facts({ center }: { center: Center }) {
  const text = centersQueue;
  return (
    <section aria-label={text.facts}>
      <dl className="divide-y divide-line border-t border-line">
        {shown.map((field) => {
          const value = describeField(field, center[field]);
          return (
            <div key={field} className="grid gap-x-4 py-2 sm:grid-cols-[13rem_1fr]">
              <dt className="text-muted">{centerFieldLabels[field]}</dt>
              <dd className={`min-w-0 whitespace-pre-line ${value ? '' : 'text-muted'}`}>
                {value || text.nothing}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
