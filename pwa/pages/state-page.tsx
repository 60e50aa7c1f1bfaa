import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { writeCenterQuery } from '#core/center-query.ts';
import { freshnessOf } from '#core/freshness.ts';
import { statePages as en } from '#core/i18n/en/state-pages.ts';
import { statePages as es } from '#core/i18n/es/state-pages.ts';
import { isState, type Jurisdiction, parseJurisdiction } from '#core/lists.ts';
import { STATE_PAGE_SIZE, type StateCenters } from '#core/state-centers.ts';
import { CenterGrid, CenterGridLoading } from '../components/center-grid.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { NotFound } from '../components/not-found.tsx';
import { LoadFailure, Notice } from '../components/notice.tsx';
import { useStateCenters } from '../directory/state-queries.ts';
import { PageHead } from '../layout/page-head.tsx';
import { rememberOwnState } from '../own-state.ts';
import { useToday } from '../site/today.ts';
import { describeState } from '../structured-data/state.ts';
import { usePageText, useText } from '../text.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function StatePage() {
  const { state: code = '' } = useParams();
  const state = parseJurisdiction(code);
  const [parameters] = useSearchParams();
  const page = /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  if (!state) return <StateNotFound code={code} />;
  return <CentersOfState key={`${state} ${page}`} state={state} from={page} />;
}

function CentersOfState({ state, from }: { state: Jurisdiction; from: number }) {
  const text = usePageText({ en, es });
  const { layout, directory, lists } = useText();
  const name = lists.jurisdictions.labels[state];
  const [pages, setPages] = useState(1);
  const answers = useStateCenters(state, from, pages);
  const { data: first, isPending } = answers[0]!;
  useEffect(() => rememberOwnState(state), [state]);

  // DC and the territories count as states only where this instance lists centers there.
  if (first?.total === 0 && !isState(state)) return <StateNotFound code={state} />;
  // It has not so many pages.
  if (first?.centers.length === 0 && from > 1) return <NotFoundPage />;
  return (
    <div className="wrap space-y-6 pt-6">
      <PageHead
        title={text.title(name)}
        description={text.pageDescription(name)}
        path={`/states/${state.toLowerCase()}`}
        query={from > 1 ? pageQuery(from) : ''}
      />
      <p>
        <Link to="/states" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {text.allStates}
        </Link>
      </p>
      <h1>{text.title(name)}</h1>
      {isPending ? (
        <CenterGridLoading count={6} label={text.loading} />
      ) : !first ? (
        <LoadFailure title={text.error} text={directory.errorHelp} tryAgain={layout.tryAgain} />
      ) : first.total === 0 ? (
        <Notice title={text.empty.title} text={text.empty.text(name)}>
          <Link to="/update-listing" className="button button-primary">
            {text.empty.submit}
          </Link>
        </Notice>
      ) : (
        <CenterList
          state={state}
          name={name}
          from={from}
          pages={answers.flatMap(({ data }) => data ?? [])}
          onMore={() => {
            const failed = answers.find(({ isError }) => isError);
            if (failed) void failed.refetch();
            else setPages(pages + 1);
          }}
        />
      )}
    </div>
  );
}

/** The pages from one on that were asked for, in one list. */
function CenterList({
  state,
  name,
  from,
  pages,
  onMore,
}: {
  state: Jurisdiction;
  name: string;
  from: number;
  pages: readonly StateCenters[];
  onMore: () => void;
}) {
  const text = usePageText({ en, es });
  const centers = pages.flatMap((page) => page.centers);
  const { total, verifiedSince } = pages[0]!;
  const allVerified = freshnessOf({ lastVerifiedAt: verifiedSince }, useToday()) === 'verified';
  const rest = total - (from - 1) * STATE_PAGE_SIZE - centers.length;
  return (
    <>
      <JsonLd describe={(site) => describeState(state, centers, total, text, site)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg text-muted">
          {allVerified ? text.found(total, name) : text.foundUnverified(total, name)}
        </p>
        <Link to={`/directory?${writeCenterQuery({ state })}`} className="button button-secondary">
          {text.filterThese(name)}
        </Link>
      </div>
      {from > 1 && (
        <p className="text-center">
          <Link to={{ search: from > 2 ? pageQuery(from - 1) : '' }} className="button button-secondary">
            {text.showPrevious(STATE_PAGE_SIZE)}
          </Link>
        </p>
      )}
      <CenterGrid centers={centers} headingLevel="h2" />
      {rest > 0 && (
        <p className="text-center">
          <Link
            to={{ search: pageQuery(from + pages.length) }}
            className="button button-secondary"
            // Below those that are here, instead of in their place.
            onClick={(event) => {
              event.preventDefault();
              onMore();
            }}
          >
            {text.showMore(Math.min(STATE_PAGE_SIZE, rest))}
          </Link>
        </p>
      )}
    </>
  );
}

function pageQuery(page: number): string {
  return `?page=${page}`;
}

function StateNotFound({ code }: { code: string }) {
  const { notFound } = usePageText({ en, es });
  return (
    <NotFound title={notFound.title} text={notFound.text(code)}>
      <Link to="/states" className="button button-primary">
        {notFound.all}
      </Link>
    </NotFound>
  );
}
