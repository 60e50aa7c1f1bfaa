import type { Guide } from '#core/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { GuideTags } from '../../pages/guide/guide-card.tsx';
import { useStaffText } from '../../text.tsx';

/** All guides, by title, with what can be done with each. */
export function GuideList({
  guides,
  onEdit,
  onDelete,
}: {
  guides: readonly Guide[];
  onEdit: (guide: Guide) => void;
  onDelete: (guide: Guide) => void;
}) {
  const text = useStaffText(adminGuides);
  return (
    <ul className="space-y-3">
      {guides.map((guide) => (
        <li
          key={guide.id}
          className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5"
        >
          <div className="min-w-0 flex-[1_1_24rem] space-y-1.5">
            <h2 className="text-lg">{guide.title}</h2>
            <p className="text-sm text-muted">/guides/{guide.slug}</p>
            <GuideTags tags={guide.tags} />
            <p className="text-sm text-muted">
              {guide.reviewedBy
                ? text.reviewedBy(
                    guide.reviewedBy,
                    guide.reviewedAt ? formatShortDate(guide.reviewedAt) : undefined,
                  )
                : text.notReviewed}
              {' · '}
              {text.updated(formatShortDate(guide.updatedAt))}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <a
              href={`/guides/${guide.slug}`}
              target="_blank"
              rel="noopener"
              className="button button-secondary"
            >
              {text.view}
              <span className="sr-only">
                {' '}
                {guide.title} ({text.newTab})
              </span>
            </a>
            <button type="button" className="button button-secondary" onClick={() => onEdit(guide)}>
              {text.edit}
              <span className="sr-only"> {guide.title}</span>
            </button>
            <button type="button" className="button button-secondary" onClick={() => onDelete(guide)}>
              {text.remove}
              <span className="sr-only"> {guide.title}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
