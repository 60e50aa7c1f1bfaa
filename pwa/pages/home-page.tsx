import { ArrowRight, Check } from 'lucide-react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { MAX_PLACE_LENGTH, RECENT_CENTERS, readCenterQuery, writeCenterQuery } from '#core/center-query.ts';
import { home as en } from '#core/i18n/en/home.ts';
import { home as es } from '#core/i18n/es/home.ts';
import { CenterGrid, CenterGridLoading } from '../components/center-grid.tsx';
import { FieldFrame } from '../components/field-frame.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { SelectField } from '../components/select-field.tsx';
import { useRecentCenters, useStateCounts } from '../directory/queries.ts';
import { PageHead } from '../layout/page-head.tsx';
import { StateMap } from '../map/state-map.tsx';
import { SAMHSA_HELPLINE, useTextHelp } from '../site/text-help.ts';
import { describeHome } from '../structured-data/home.ts';
import { usePageText, useText } from '../text.tsx';
import { readFields } from './directory/search-form.tsx';

/** Home shows the first states only; the rest are a tap away (spec, section 9). */
const SHOWN_STATES = 6;

export default function HomePage() {
  return (
    <>
      <PageHead description={usePageText({ en, es }).intro} />
      <JsonLd describe={describeHome} />
      <Hero />
      <div className="wrap space-y-16 pt-12">
        <HelpNow />
        <RecentCenters />
        <States />
        <Trust />
      </div>
    </>
  );
}

function Hero() {
  const home = usePageText({ en, es });
  const { directory, lists } = useText();
  const navigate = useNavigate();
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
        <form
          action={useHref('/directory')}
          aria-label={home.searchLabel}
          className="card space-y-4 p-5 sm:p-6"
          onSubmit={(event) => {
            event.preventDefault();
            const query = readCenterQuery(readFields(event.currentTarget));
            navigate({ pathname: '/directory', search: writeCenterQuery(query).toString() });
          }}
        >
          <SelectField
            id="home-state"
            name="state"
            label={home.state}
            list={lists.states}
            any={home.allStates}
          />
          <SelectField
            id="home-level"
            name="level"
            label={home.level}
            list={lists.levels}
            any={home.anyLevel}
          />
          <FieldFrame id="home-near" words={{ label: directory.search.near }}>
            <input
              type="text"
              id="home-near"
              name="near"
              className="field"
              maxLength={MAX_PLACE_LENGTH}
              autoComplete="off"
              autoCapitalize="words"
            />
          </FieldFrame>
          <button type="submit" className="button button-primary w-full">
            {home.searchCenters}
          </button>
        </form>
        <p className="flex flex-wrap gap-x-6 lg:hidden">
          <HeroLinks />
        </p>
      </div>
    </section>
  );
}

function HeroLinks() {
  const home = usePageText({ en, es });
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
  const { helpNow, startMatching } = usePageText({ en, es });
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
          {phone ? helpNow.textHelp(phone) : helpNow.text988}
          {!phone && (
            <>
              {' '}
              {helpNow.helpline}{' '}
              <a href={`tel:${SAMHSA_HELPLINE}`} className="link whitespace-nowrap">
                {helpNow.helplinePhone}
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
  const { recent } = usePageText({ en, es });
  const { data: centers, isPending } = useRecentCenters();
  return (
    <section aria-labelledby="recent" className="space-y-5">
      <h2 id="recent">{recent.title}</h2>
      {isPending ? (
        <CenterGridLoading count={RECENT_CENTERS} label={recent.loading} />
      ) : centers && centers.length > 0 ? (
        <CenterGrid centers={centers} />
      ) : (
        <p className="card p-6 text-muted">{recent.empty}</p>
      )}
      <Link to="/directory" className="button button-secondary">
        {recent.viewAll} <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
}

function States() {
  const { states: text } = usePageText({ en, es });
  const { jurisdictions, states } = useText().lists;
  const { data: counts } = useStateCounts();
  return (
    <section aria-labelledby="states" className="space-y-5">
      <h2 id="states">{text.title}</h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {states.values.slice(0, SHOWN_STATES).map((code) => (
          <li key={code}>
            <Link
              to={`/states/${code.toLowerCase()}`}
              className="card flex min-h-16 flex-wrap items-center justify-between gap-x-3 px-4 py-3 hover:border-action"
            >
              <span className="font-semibold">{jurisdictions.labels[code]}</span>
              <span className="text-sm text-muted">
                {counts ? text.count(counts.find(({ state }) => state === code)?.count ?? 0) : ' '}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/states" className="button button-secondary">
        {text.all} <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
      {/* On a phone it is on the page of all states, which lists each of them, too. */}
      <div className="max-md:hidden">
        <StateMap counts={counts} heading="h3" />
      </div>
    </section>
  );
}

function Trust() {
  const { trust } = usePageText({ en, es });
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
