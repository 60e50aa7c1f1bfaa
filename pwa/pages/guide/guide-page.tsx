import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Guide } from '#core/guide/guide.ts';
import type { GuideOnPage } from '#core/guide/guide-languages.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { AsWritten } from '../../components/as-written.tsx';
import { Contents } from '../../components/contents.tsx';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { LoadFailure } from '../../components/notice.tsx';
import { useScrollToSection } from '../../components/use-scroll-to-section.ts';
import { useGuide } from '../../directory/guide-queries.ts';
import { GuideBody } from '../../guides/guide-body.tsx';
import { GuideTags } from '../../guides/guide-card.tsx';
import { GuideReview } from '../../guides/guide-review.tsx';
import { readGuide } from '../../guides/read-guide.ts';
import { useForeignLanguage } from '../../guides/use-foreign-language.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { PrintButton } from '../../share/print-button.tsx';
import { PrintFoot } from '../../share/print-foot.tsx';
import { describeGuide } from '../../structured-data/guide.ts';
import { pageText, useLocale, useText } from '../../text.tsx';
import { NextSteps } from './next-steps.tsx';

const useGuideLanguagesText = pageText('guideLanguages');
const useGuidesText = pageText('guides');

export default function GuidePage() {
  const { slug = '' } = useParams();
  const { directory, layout } = useText();
  const { list } = useGuidesText();
  const { data: guide, isPending, error } = useGuide(slug);
  if (isPending) return <GuideLoading />;
  if (error && !guide)
    return (
      <div className="wrap">
        <PageHead title={list.error} index={false} />
        <LoadFailure
          headingLevel="h1"
          title={list.error}
          text={directory.errorHelp}
          tryAgain={layout.tryAgain}
        />
      </div>
    );
  return guide ? <WholeGuide key={slug} guide={guide} /> : <GuideNotFound />;
}

function WholeGuide({ guide }: { guide: GuideOnPage }) {
  const text = useGuidesText();
  const lang = useForeignLanguage(guide);
  useScrollToSection();
  return (
    <article className="wrap space-y-6 pt-6">
      {/* What stands here in another language is to be found at its own address. */}
      <PageHead
        title={guide.title}
        description={guide.excerpt}
        type="article"
        index={lang === undefined}
        versions={guide.versions ?? [guide.language]}
      />
      <p className="flex flex-wrap justify-between gap-x-6 print:hidden">
        <Link to="/guides" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {text.all}
        </Link>
        <PrintButton className="link inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5" />
      </p>
      <GuideHeader guide={guide} />
      <CopyNoteSlot guides />
      <AsWritten
        of={guide.updatedAt}
        className="gap-12 space-y-8 pt-2 lg:grid lg:grid-cols-[1fr_16rem] lg:space-y-0 print:[&>nav]:hidden"
        render={() => <GuideText guide={guide} />}
      />
      <PrintFoot ofCenters={false} />
    </article>
  );
}

/** What the guide says, and what follows from it. */
function GuideText({ guide }: { guide: Guide }) {
  const text = useGuidesText();
  const read = useMemo(() => readGuide(guide.bodyMarkdown), [guide.bodyMarkdown]);
  const { sections } = read;
  const lang = useForeignLanguage(guide);
  return (
    <>
      <JsonLd describe={(site) => describeGuide(guide, sections, text, site)} />
      {sections.length > 1 && <Contents title={text.contents} sections={sections} lang={lang} />}
      <div className="space-y-10">
        <GuideBody guide={read} lang={lang} />
        <NextSteps />
      </div>
    </>
  );
}

function GuideHeader({ guide }: { guide: Guide }) {
  const text = useGuidesText();
  const locale = useLocale();
  const { notice } = useGuideLanguagesText();
  const lang = useForeignLanguage(guide);
  return (
    <header className="max-w-3xl space-y-4">
      <h1 lang={lang}>{guide.title}</h1>
      {lang && <p className="font-semibold">{notice}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
        <GuideReview guide={guide} />
        <span>{text.updated(formatLongDate(guide.updatedAt, locale))}</span>
      </p>
      <GuideTags tags={guide.tags} lang={lang} />
      <p
        lang={lang}
        className="prose-width border-l-4 border-lantern bg-lantern-soft px-5 py-4 text-lg text-on-lantern-soft"
      >
        {guide.excerpt}
      </p>
    </header>
  );
}

function GuideNotFound() {
  const { notFound } = useGuidesText();
  return (
    <NotFound title={notFound.title} text={notFound.text}>
      <Link to="/guides" className="button button-primary">
        {notFound.back}
      </Link>
    </NotFound>
  );
}

function GuideLoading() {
  const text = useGuidesText();
  return (
    <div role="status" className="wrap space-y-6 pt-6">
      <span className="sr-only">{text.loading}</span>
      <div className="skeleton h-10 w-2/3" />
      <div className="skeleton h-6 w-1/3" />
      <div className="skeleton h-24 w-full max-w-3xl" />
      <div className="skeleton h-64 w-full max-w-3xl" />
    </div>
  );
}
