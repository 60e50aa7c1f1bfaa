import { dueGuides, dueOn, isDue } from '#core/guide/due.ts';
import type { Guide } from '#core/guide/guide.ts';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { inLanguage, type Language, languages } from '#core/i18n/languages.ts';
import { GuideTags } from '../../guides/guide-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

/** All guides, those that are due first, then by title, each with its versions in other languages below it, and what can be done with each. */
export function GuideList({
  guides,
  onEdit,
  onAdd,
  onDelete,
}: {
  guides: readonly Guide[];
  onEdit: (guide: Guide) => void;
  /** Hears which version of a guide is to be written. */
  onAdd: (version: Pick<Guide, 'slug' | 'language'>) => void;
  onDelete: (guide: Guide) => void;
}) {
  const text = adminGuides;
  const now = new Date();
  return (
    <ul className="space-y-3">
      {groupVersions(guides, now).map(({ guide, missing }) => (
        <li
          key={guide.id}
          className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5"
        >
          <div className="min-w-0 flex-[1_1_24rem] space-y-1.5">
            <h2 lang={guide.language} className="text-lg">
              {guide.title}
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <span className="badge">{text.languages[guide.language]}</span>
              {addressOf(guide)}
              <DueDay guide={guide} now={now} />
            </p>
            <GuideTags tags={guide.tags} lang={guide.language} />
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
            <a href={addressOf(guide)} target="_blank" rel="noopener" className="button button-secondary">
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
            {missing.map((language) => (
              <button
                key={language}
                type="button"
                className="button button-secondary"
                onClick={() => onAdd({ slug: guide.slug, language })}
              >
                {text.addLanguage(language)}
                <span className="sr-only"> {guide.title}</span>
              </button>
            ))}
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

/** When it is to be read again; one that is due stands out. */
function DueDay({ guide, now }: { guide: Guide; now: Date }) {
  const due = isDue(guide, now);
  const words = adminGuides.due(formatShortDate(dueOn(guide)), due);
  return due ? <StatusBadge tone="waiting">{words}</StatusBadge> : <span>{words}</span>;
}

/** First those of which a version is due, then in the order of the first version of each; `missing`, of the first alone: the languages that it still lacks. */
function groupVersions(guides: readonly Guide[], now: Date): { guide: Guide; missing: Language[] }[] {
  const slugs = [...new Set([...dueGuides(guides, now), ...guides].map(({ slug }) => slug))];
  return slugs.flatMap((slug) => {
    const versions = guides.filter((guide) => guide.slug === slug);
    const missing = languages.filter(
      (language) => !versions.some((version) => version.language === language),
    );
    return versions.map((guide, index) => ({ guide, missing: index === 0 ? missing : [] }));
  });
}

function addressOf({ slug, language }: Guide): string {
  return inLanguage(language, `/guides/${slug}`);
}
