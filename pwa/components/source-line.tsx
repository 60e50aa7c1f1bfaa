import type { Center } from '#core/center/center.ts';
import { useLocale, useText } from '../text.tsx';
import { FreshnessLink } from './freshness-link.tsx';

/** Once above a list: where its listings come from, and what their cards' words of freshness mean. */
export function SourceLine({ centers }: { centers: readonly Center[] }) {
  const { card, sourceOfYear } = useText().center;
  const locale = useLocale();
  const sources = new Set(
    centers.flatMap(({ source, sourceYear }) => (source ? [sourceOfYear(source, sourceYear)] : [])),
  );
  return (
    <p className="text-xs leading-snug text-muted sm:text-sm">
      {sources.size > 0 && `${card.from(new Intl.ListFormat(locale).format(sources))} `}
      <FreshnessLink />
    </p>
  );
}
