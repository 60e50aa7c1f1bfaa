import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { type ReviewStatus, reviewStatuses } from '#core/lists/staff-lists.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { FieldFrame } from '../../forms/fields/field-frame.tsx';
import { useText } from '../../text.tsx';
import { ProposalsCard } from './proposals-card.tsx';
import { ReportsCard } from './reports-card.tsx';

/** Beside the form: whether the public sees the center, who verified it, and where it comes from. */
export function EditorSide({
  center,
  status,
  busy,
  onStatus,
  onDecide,
}: {
  center: Center | undefined;
  status: ReviewStatus;
  busy: boolean;
  onStatus: (status: ReviewStatus) => void;
  onDecide: (proposal: Proposal, action: ProposalAction) => void;
}) {
  const text = centersEditor;
  return (
    <aside className="space-y-4 lg:sticky lg:top-4">
      <Card title={text.status.title}>
        <FieldFrame
          id="center-status"
          words={{ label: text.status.label, hint: center ? text.status.hint : text.status.newHint }}
        >
          <select
            id="center-status"
            className="field"
            aria-describedby="center-status-hint"
            disabled={busy}
            value={status}
            onChange={({ target }) => onStatus(target.value as ReviewStatus)}
          >
            {reviewStatuses.values.map((each) => (
              <option key={each} value={each}>
                {reviewStatuses.labels[each]}
              </option>
            ))}
          </select>
        </FieldFrame>
        {center &&
          (center.reviewStatus === 'UNPUBLISHED' ? (
            <p className="text-muted">{text.status.unpublished}</p>
          ) : (
            <a href={`/centers/${center.slug}`} target="_blank" rel="noopener" className={link}>
              {text.status.view}
            </a>
          ))}
      </Card>
      {center && (
        <>
          <Card title={text.verification.title}>
            <Verification center={center} />
          </Card>
          <ProposalsCard center={center} busy={busy} onDecide={onDecide} />
          <ReportsCard center={center} />
          <OnRecord center={center} />
        </>
      )}
    </aside>
  );
}

const link = 'link inline-flex min-h-11 items-center';

function Verification({ center }: { center: Center }) {
  const { verification: text } = centersEditor;
  if (center.lastVerifiedAt === null) return <p>{text.never}</p>;
  return (
    <>
      <p>
        {text.last(formatLongDate(center.lastVerifiedAt))} {center.verifiedBy && text.by(center.verifiedBy)}
      </p>
      {freshnessOf(center, new Date()) === 'due' && <p className="font-semibold">{text.due}</p>}
    </>
  );
}

function OnRecord({ center }: { center: Center }) {
  const { record: text } = centersEditor;
  const { sourceOfYear } = useText().center;
  const facts = [
    [text.source, center.source ? sourceOfYear(center.source, center.sourceYear) : text.ours],
    [text.added, formatLongDate(center.createdAt)],
    [text.changed, formatLongDate(center.updatedAt)],
    [text.id, center.id],
  ];
  return (
    <Card title={text.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.95rem]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={`/admin0323/history?center=${center.id}`} className={link}>
        {text.history}
      </Link>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card space-y-3 p-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
