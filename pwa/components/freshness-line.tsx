import type { Center } from '#core/center.ts';
import { freshnessOf } from '#core/freshness.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { useToday } from '../site/today.ts';
import { useLocale, useText } from '../text.tsx';

/** Who checked the listing and when, or honestly that nobody of us has. */
export function FreshnessLine({ center }: { center: Center }) {
  const { card, sourceOfYear } = useText().center;
  const locale = useLocale();
  const freshness = freshnessOf(center, useToday());
  if (freshness === 'unverified' || center.lastVerifiedAt === null) {
    const text = center.source
      ? card.listedBy(sourceOfYear(center.source, center.sourceYear))
      : card.notVerified;
    return <p className="text-sm text-muted">{text}</p>;
  }
  const date = formatShortDate(center.lastVerifiedAt, locale);
  return (
    <p className="text-sm text-muted">
      {freshness === 'due' ? card.verificationDue(date) : card.lastVerified(date)}
      {center.verifiedBy && ` ${card.by(center.verifiedBy)}`}
    </p>
  );
}
