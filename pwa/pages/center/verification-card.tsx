import { CircleCheck, CircleHelp, Clock } from 'lucide-react';
import type { Center } from '#core/center/center.ts';
import { freshnessOf, meaningOf } from '#core/center/freshness.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { FreshnessLink } from '../../components/freshness-link.tsx';
import { useToday } from '../../site/environment.ts';
import { pageText, useLocale, useText } from '../../text.tsx';
import { FactCard } from './fact-card.tsx';

const useCenterPageText = pageText('centerPage');
const useFreshnessText = pageText('freshness');

/** Verified by us and when, due again, or not yet verified and where the listing comes from. */
export function VerificationCard({ center }: { center: Center }) {
  const { center: text } = useText();
  const meanings = useFreshnessText();
  const { sourceOfYear } = text;
  const verification = { ...text.verification, ...useCenterPageText().verification };
  const locale = useLocale();
  const today = useToday();
  const freshness = freshnessOf(center, today);
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
        <p className="text-muted">{meanings[meaningOf(center, today)]}</p>
        {center.reviewStatus === 'NEEDS_REVIEW' && <p className="text-muted">{verification.needsReview}</p>}
        {center.source && (
          <p className="text-muted">{meanings.source(sourceOfYear(center.source, center.sourceYear))}</p>
        )}
        <p className="print:hidden">
          <FreshnessLink className="inline-flex min-h-11 items-center" />
        </p>
      </div>
    </FactCard>
  );
}
