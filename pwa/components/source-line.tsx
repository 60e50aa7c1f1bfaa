import type { Center } from '#core/center/center.ts';
import { formatList } from '#core/i18n/format.ts';
import { useLocale, useText } from '../text.tsx';
import { FreshnessLink } from './freshness-link.tsx';

/** Once above a list: where its listings come from, and what their cards' words of freshness mean. */
export function SourceLine({ centers }: { centers: readonly Center[] }) {
  const { card, sourceOfYear } = useText().center;
  const locale = useLocale();
  const sources = [
    ...new Set(
      centers.flatMap(({ source, sourceYear }) => (source ? [sourceOfYear(source, sourceYear)] : [])),
    ),
  ];
  return (
    <p className="text-xs leading-snug text-muted sm:text-sm">
      {sources.length > 0 && `${card.from(formatList(sources, locale))} `}
      <FreshnessLink />
    </p>
  );
}
