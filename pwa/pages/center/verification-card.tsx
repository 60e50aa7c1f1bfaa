import { CircleCheck, CircleHelp, Clock } from 'lucide-react';
import type { Center } from '#core/center.ts';
import { freshnessOf } from '#core/freshness.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { useToday } from '../../site/today.ts';
import { useLocale, useText } from '../../text.tsx';
import { FactCard } from './fact-card.tsx';

/** Verified by us and when, due again, or not yet verified and where the listing comes from. */
export function VerificationCard({ center }: { center: Center }) {
  const { verification, sourceOfYear } = useText().center;
  const locale = useLocale();
  const freshness = freshnessOf(center, useToday());
  const { label, Icon, color } = {
    verified: { label: verification.verified, Icon: CircleCheck, color: 'text-action' },
    due: { label: verification.due, Icon: Clock, color: 'text-on-lantern-soft' },
    unverified: { label: verification.unverified, Icon: CircleHelp, color: 'text-muted' },
  }[freshness];
  return (
    <FactCard title={verification.title}>
      <div className="space-y-1.5">
        <p className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className={`size-5 ${color}`} />
          {label}
        </p>
        {center.lastVerifiedAt && (
          <p>{verification.lastVerifiedOn(formatLongDate(center.lastVerifiedAt, locale))}</p>
        )}
        {center.verifiedBy && <p>{verification.reviewedBy(center.verifiedBy)}</p>}
        {freshness === 'due' && <p className="text-muted">{verification.dueText}</p>}
        {freshness === 'unverified' && <p className="text-muted">{verification.unverifiedText}</p>}
        {center.reviewStatus === 'NEEDS_REVIEW' && <p className="text-muted">{verification.needsReview}</p>}
        {center.source && (
          <p className="text-muted">{verification.source(sourceOfYear(center.source, center.sourceYear))}</p>
        )}
      </div>
    </FactCard>
  );
}
