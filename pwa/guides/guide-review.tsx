import type { Guide } from '#core/guide/guide.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { pageText, useLocale } from '../text.tsx';

const useGuidesText = pageText('guides');

/** Who reviewed a guide and when, or that no clinician has yet: never both. */
export function GuideReview({
  guide: { reviewedBy, reviewedAt },
  className,
}: {
  guide: Pick<Guide, 'reviewedBy' | 'reviewedAt'>;
  className?: string;
}) {
  const text = useGuidesText();
  const locale = useLocale();
  if (!reviewedBy) return <span className={className}>{text.notReviewed}</span>;
  return (
    <>
      <span className={className}>{text.reviewedBy(reviewedBy)}</span>
      {reviewedAt && (
        <span className={className}>{text.lastReviewed(formatLongDate(reviewedAt, locale))}</span>
      )}
    </>
  );
}
