import type { Center } from '#core/center/center.ts';
import { meaningOf } from '#core/center/freshness.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { useToday } from '../site/environment.ts';
import { pageText, useLocale, useText } from '../text.tsx';
import { FreshnessLink } from './freshness-link.tsx';

const useFreshnessText = pageText('freshness');

/** Who checked the listing and when, or honestly that nobody of us has; what that means is a tap away. */
export function FreshnessLine({ center }: { center: Center }) {
  const { card, sourceOfYear } = useText().center;
  const text = useFreshnessText();
  const locale = useLocale();
  const meaning = meaningOf(center, useToday());
  const { lastVerifiedAt, source, verifiedBy } = center;
  const date = lastVerifiedAt && formatShortDate(lastVerifiedAt, locale);
  return (
    <details className="text-sm">
      <summary className="grid min-h-11 cursor-pointer list-none content-center text-muted [&::-webkit-details-marker]:hidden">
        <span>
          {date
            ? `${meaning === 'due' ? text.verificationDue(date) : card.lastVerified(date)}${verifiedBy ? ` ${text.by(verifiedBy)}` : ''}`
            : source
              ? text.listedBy(sourceOfYear(source, center.sourceYear))
              : text.notVerified}{' '}
          <span className="underline decoration-dotted underline-offset-4 print:hidden">{text.meaning}</span>
        </span>
      </summary>
      <p className="py-1 print:hidden">
        {text[meaning]} <FreshnessLink />
      </p>
    </details>
  );
}
