import { Link } from 'react-router-dom';
import type { GuideSummary } from '#core/guide/guide.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { pageText, useLocale } from '../text.tsx';
import { GuideReview } from './guide-review.tsx';
import { useForeignLanguage } from './use-foreign-language.ts';

const useGuideLanguagesText = pageText('guideLanguages');
const useGuidesText = pageText('guides');

/** How many tags a card shows before "+N" (spec, section 9). */
const SHOWN_TAGS = 3;

/** One guide in the list. The whole card leads to it. */
export function GuideCard({ guide }: { guide: GuideSummary }) {
  const text = useGuidesText();
  const locale = useLocale();
  const { badge } = useGuideLanguagesText();
  const lang = useForeignLanguage(guide);
  return (
    <article className="card relative flex h-full flex-col gap-3 p-5 hover:border-action">
      <h2 className="text-xl leading-snug">
        <Link
          to={`/guides/${guide.slug}`}
          lang={lang}
          className="after:absolute after:inset-0 after:rounded-xl hover:underline hover:underline-offset-4"
        >
          {guide.title}
        </Link>
      </h2>
      {lang && <p className="text-sm font-semibold">{badge}</p>}
      <p lang={lang}>{guide.excerpt}</p>
      <div className="mt-auto space-y-3 pt-1">
        <GuideTags tags={guide.tags} shown={SHOWN_TAGS} lang={lang} />
        <p className="text-sm text-muted">
          <GuideReview guide={guide} className="block" />
          <span className="block">{text.updated(formatShortDate(guide.updatedAt, locale))}</span>
        </p>
      </div>
    </article>
  );
}

/** A guide's topics: all, or the first few and a badge that counts the others. */
export function GuideTags({
  tags,
  shown = tags.length,
  lang,
}: {
  tags: readonly string[];
  shown?: number;
  /** Theirs, where it is not the page's. */
  lang?: string | undefined;
}) {
  const { list: text } = useGuidesText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.tags} className="flex flex-wrap gap-1.5">
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} lang={lang} className="badge">
          {tag}
        </li>
      ))}
      {tags.length > shown && (
        <li className="badge">
          <span aria-hidden="true">+{tags.length - shown}</span>
          <span className="sr-only">{text.moreTags(tags.length - shown)}</span>
        </li>
      )}
    </ul>
  );
}
