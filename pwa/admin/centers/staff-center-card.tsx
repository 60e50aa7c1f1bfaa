import { Link } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { centersList } from '#core/i18n/en/admin/centers.ts';
import { levels } from '#core/lists/public-lists.ts';
import { FreshnessLine } from '../../components/freshness-line.tsx';
import { ReviewStatusBadge } from './review-status-badge.tsx';

/** A center in the list of staff. `back` are the filters that the editor leads back to. */
export function StaffCenterCard({ center, back }: { center: Center; back: string }) {
  const text = centersList;
  return (
    <article className="card flex h-full flex-col gap-2 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg leading-snug">{center.name}</h2>
        <ReviewStatusBadge status={center.reviewStatus} />
      </div>
      <p className="text-muted">
        {center.city}, {center.state} · {center.phone ?? text.noPhone}
      </p>
      {center.levels.length > 0 ? (
        <ul aria-label={text.levels} className="flex flex-wrap gap-1.5">
          {center.levels.map(({ level }) => (
            <li key={level} className="badge bg-action-soft font-medium">
              {levels.labels[level]}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{text.noLevel}</p>
      )}
      <div className="mt-auto space-y-2 pt-1">
        <FreshnessLine center={center} />
        <p className="flex gap-2">
          {/* What is not published has no public page. */}
          {center.reviewStatus !== 'UNPUBLISHED' && (
            <a
              href={`/centers/${center.slug}`}
              target="_blank"
              rel="noopener"
              className="button button-secondary grow px-4"
            >
              {text.view}
              <span className="sr-only">
                {text.of(center.name)}
                {text.newTab}
              </span>
            </a>
          )}
          <Link
            to={`/admin0323/centers/${center.id}`}
            state={{ back }}
            className="button button-secondary grow px-4"
          >
            {text.edit}
            <span className="sr-only">{text.of(center.name)}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
