import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SAMHSA_HELPLINE } from '#core/facts/crisis-numbers.ts';
import { RECENT_CENTERS } from '#core/search/center-query.ts';
import { CenterGrid, CenterGridLoading } from '../../centers/center-grid.tsx';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import { useRecentCenters } from '../../directory/queries.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { latePart } from '../../site/late-part.tsx';
import { smsHref, useTextHelp } from '../../site/text-help.ts';
import { describeHome } from '../../structured-data/home.ts';
import { pageText, useText } from '../../text.tsx';
import { HomeSearch } from './home-search.tsx';

const useHomeText = pageText('home');

const States = latePart(() => import('./states.tsx'), 'h-96');

export default function HomePage() {
  return (
    <>
      <PageHead description={useHomeText().intro} />
      <JsonLd describe={describeHome} />
      <Hero />
      <div className="wrap space-y-16 pt-12">
        <CopyNoteSlot />
        <HelpNow />
        <RecentCenters />
        <States />
        <Trust />
      </div>
    </>
  );
}

function Hero() {
  const home = useHomeText();
  return (
    <section className="border-b border-line bg-sunken">
      <div className="wrap grid items-center gap-6 py-6 sm:gap-8 sm:py-10 lg:grid-cols-[1.2fr_1fr] lg:py-16">
        <div className="space-y-4">
          <h1>{home.headline}</h1>
          <p className="prose-width text-lg text-muted">{home.intro}</p>
          <p className="hidden flex-wrap gap-x-6 lg:flex">
            <HeroLinks />
          </p>
        </div>
        <HomeSearch />
        <p className="flex flex-wrap gap-x-6 lg:hidden">
          <HeroLinks />
        </p>
      </div>
    </section>
  );
}

function HeroLinks() {
  const home = useHomeText();
  return (
    <>
      <Link to="/directory" className="link inline-flex min-h-11 items-center">
        {home.browseDirectory}
      </Link>
      <Link to="/guides" className="link inline-flex min-h-11 items-center">
        {home.readGuides}
      </Link>
    </>
  );
}

function HelpNow() {
  const { helpNow, startMatching } = useHomeText();
  const { href, phone } = useTextHelp();
  return (
    <section
      aria-labelledby="help-now"
      className="card grid items-center gap-5 border-l-8 border-l-lantern p-6 md:grid-cols-[1fr_auto]"
    >
      <div className="prose-width space-y-2">
        <h2 id="help-now">{helpNow.title}</h2>
        <p>{helpNow.text}</p>
        <p className="text-muted">
          {helpNow.text988} {helpNow.helpline}{' '}
          <a href={`tel:${SAMHSA_HELPLINE}`} className="link whitespace-nowrap">
            {SAMHSA_HELPLINE}
          </a>
          {phone && (
            <>
              {'. '}
              <a href={smsHref(phone)} className="link">
                {helpNow.textHelp(phone)}
              </a>
            </>
          )}
        </p>
      </div>
      <p className="flex flex-wrap gap-3 md:flex-col">
        <a href={href} className="button button-primary grow">
          {helpNow.textNow}
        </a>
        <Link to="/live-matching" className="button button-secondary grow">
          {startMatching}
        </Link>
      </p>
    </section>
  );
}

function RecentCenters() {
  const { recent } = useHomeText();
  const { error, errorHelp } = useText().directory;
  const { data: centers, isPending, isError } = useRecentCenters();
  return (
    <section aria-labelledby="recent" className="space-y-5">
      <h2 id="recent">{recent.title}</h2>
      {isPending ? (
        <CenterGridLoading count={RECENT_CENTERS} label={recent.loading} />
      ) : centers && centers.length > 0 ? (
        <>
          <SourceLine centers={centers} />
          <CenterGrid centers={centers} />
        </>
      ) : (
        <p className="card p-6 text-muted">{isError ? `${error}. ${errorHelp}` : recent.empty}</p>
      )}
      <Link to="/directory" className="button button-secondary">
        {recent.viewAll} <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
}

function Trust() {
  const { trust } = useHomeText();
  return (
    <section aria-labelledby="trust" className="space-y-5">
      <h2 id="trust">{trust.title}</h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {trust.points.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
            <div>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/transparency" className="link inline-flex min-h-11 items-center">
        {trust.readPolicy}
      </Link>
    </section>
  );
}
