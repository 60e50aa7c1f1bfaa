import { Link } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { reviewStatuses } from '#core/lists/staff-lists.ts';
import { useText } from '../../text.tsx';

/** One of the two, as far as it tells which should stay; the whole of it can be tapped to choose it. */
export function CenterSummary({
  center,
  which,
  survives,
  onSurvive,
}: {
  center: Center;
  which: 'first' | 'second';
  survives: boolean;
  onSurvive: () => void;
}) {
  const text = duplicates;
  const { newTab } = useText().center;
  const facts = [
    `${center.city}, ${center.state}`,
    reviewStatuses.labels[center.reviewStatus],
    center.lastVerifiedAt ? text.verified(formatShortDate(center.lastVerifiedAt)) : text.neverVerified,
    center.source
      ? text.listedBy([center.source, center.sourceYear].filter(Boolean).join(', '))
      : text.writtenByStaff,
  ];
  return (
    <div className="flex flex-col gap-1">
      <label className="choice grow">
        <input type="radio" name="survivor" value={which} checked={survives} onChange={onSurvive} />
        <span className="min-w-0">
          <span className="block text-sm text-muted">
            {text.columns[which]} · {center.id}
          </span>
          <span className="block font-semibold">{center.name}</span>
          {facts.map((fact) => (
            <span key={fact} className="block text-[0.95rem] text-muted">
              {fact}
            </span>
          ))}
        </span>
      </label>
      <p className="flex flex-wrap gap-x-5">
        <a
          href={`/centers/${center.slug}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${text.open}: ${center.name} (${newTab})`}
          className="link inline-flex min-h-11 items-center"
        >
          {text.open}
        </a>
        <Link
          to={`/admin0323/history?center=${center.id}`}
          aria-label={`${text.history}: ${center.name}, ${center.id}`}
          className="link inline-flex min-h-11 items-center"
        >
          {text.history}
        </Link>
      </p>
    </div>
  );
}
