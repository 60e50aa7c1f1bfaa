import type { Center } from '#core/center/center.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { useToday } from '../site/environment.ts';
import { useLocale, useText } from '../text.tsx';

/** How fresh a listing is, in three words; what they mean stands once above the list. */
export function CheckedWhen({ center }: { center: Pick<Center, 'lastVerifiedAt'> }) {
  const { card, verification } = useText().center;
  const locale = useLocale();
  const freshness = freshnessOf(center, useToday());
  if (freshness === 'unverified' || !center.lastVerifiedAt) return verification.unverified;
  if (freshness === 'due') return verification.due;
  // Where it takes two lines the date has one of them.
  return card.lastVerified(formatShortDate(center.lastVerifiedAt, locale).replaceAll(' ', '\u00a0'));
}
