import type { Center } from '#core/center/center.ts';
import { meaningOf } from '#core/center/freshness.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { useToday } from '../site/environment.ts';
import { useLocale, useText } from '../text.tsx';
import { FreshnessLink } from './freshness-link.tsx';

/** Who checked the listing and when, or honestly that nobody of us has; what that means is a tap away. */
export function FreshnessLine({ center }: { center: Center }) {
  const { card, sourceOfYear } = useText().center;
  const text = useText().freshness;
  const locale = useLocale();
  const meaning = meaningOf(center, useToday());
  const { lastVerifiedAt, source, verifiedBy } = center;
  const date = lastVerifiedAt && formatShortDate(lastVerifiedAt, locale);
  return (
    <details className="text-sm">
      <summary className="grid min-h-11 cursor-pointer list-none content-center text-muted [&::-webkit-details-marker]:hidden">
        <span>
          {date
            ? `${meaning === 'due' ? card.verificationDue(date) : card.lastVerified(date)}${verifiedBy ? ` ${card.by(verifiedBy)}` : ''}`
            : source
              ? card.listedBy(sourceOfYear(source, center.sourceYear))
              : card.notVerified}{' '}
          <span className="underline decoration-dotted underline-offset-4 print:hidden">{text.meaning}</span>
        </span>
      </summary>
      <p className="py-1 print:hidden">
        {text[meaning]} <FreshnessLink />
      </p>
    </details>
  );
}
