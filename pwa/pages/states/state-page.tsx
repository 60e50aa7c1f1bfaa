import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { freshnessOf } from '#core/center/freshness.ts';
import { isState, type Jurisdiction, parseJurisdiction } from '#core/lists/public-lists.ts';
import {
  lastStatePage,
  readStatePage,
  STATE_PAGE_SIZE,
  type StateCenters,
  statePageQuery,
} from '#core/pages/state-centers.ts';
import { writeCenterQuery } from '#core/search/center-query.ts';
import { CenterGrid, CenterGridLoading } from '../../centers/center-grid.tsx';
import { FIRST_SCREEN } from '../../centers/use-first-screen.ts';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { LoadFailure, Notice } from '../../components/notice.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import { useStateCenters } from '../../directory/state-queries.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { rememberOwnState } from '../../own-state.ts';
import { useOrigin, useToday } from '../../site/environment.ts';
import { useRememberList } from '../../site/last-list.ts';
import { describeState } from '../../structured-data/state.ts';
import { pageText, useText } from '../../text.tsx';

const useStatePagesText = pageText('statePages');

export default function StatePage() {
  const { state: code = '' } = useParams();
  const state = parseJurisdiction(code);
  const [parameters] = useSearchParams();
  const page = readStatePage(parameters);
  if (!state) return <StateNotFound code={code} />;
  return <CentersOfState key={`${state} ${page}`} state={state} from={page} />;
}

function CentersOfState({ state, from }: { state: Jurisdiction; from: number }) {
  const text = useStatePagesText();
  const { layout, directory, lists } = useText();
  const name = lists.jurisdictions.labels[state];
  const [pages, setPages] = useState(1);
  const answers = useStateCenters(state, from, pages);
  const { data: first, isPending } = answers[0]!;
  useEffect(() => rememberOwnState(state), [state]);

  // DC and the territories count as states only where this instance lists centers there.
  if (first?.total === 0 && !isState(state)) return <NoneListed state={state} />;
  const last = first && lastStatePage(first.total);
  // It has not, or no longer, so many pages.
  if (last && from > last) return <Navigate to={{ search: statePageQuery(last) }} replace />;
  return (
    <div className="wrap space-y-1.5 pt-0.5 sm:space-y-6 sm:pt-6">
      <PageHead
        title={text.title(name)}
        description={text.pageDescription(name)}
        path={`/states/${state.toLowerCase()}`}
        query={statePageQuery(from)}
      />
      <FeedLinks state={state} title={text.title(name)} />
      <p className="flex flex-wrap items-center justify-between gap-x-2 max-sm:text-sm print:hidden">
        <Link to="/states" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {text.allStates}
        </Link>
        {first?.total !== 0 && (
          <Link
            to={`/directory?${writeCenterQuery({ state })}`}
            className="link inline-flex min-h-11 items-center"
          >
            {text.filterThese(name)}
          </Link>
        )}
      </p>
      <h1 className="max-sm:text-xl">{text.title(name)}</h1>
      <CopyNoteSlot state={state} />
      {isPending ? (
        <CenterGridLoading count={FIRST_SCREEN} label={text.loading} />
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

/** By these, readers of feeds find the state's: https://blog.whatwg.org/feed-autodiscovery */
function FeedLinks({ state, title }: { state: Jurisdiction; title: string }) {
  const address = `${useOrigin()}/states/${state.toLowerCase()}/feed`;
  const feed = { rel: 'alternate', title };
  return (
    <>
      <link {...feed} type="application/atom+xml" href={`${address}.xml`} />
      <link {...feed} type="application/feed+json" href={`${address}.json`} />
    </>
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
  const text = useStatePagesText();
  const centers = pages.flatMap((page) => page.centers);
  const { total, verifiedSince } = pages[0]!;
  const allVerified = freshnessOf({ lastVerifiedAt: verifiedSince }, useToday()) === 'verified';
  useRememberList(`/states/${state.toLowerCase()}${statePageQuery(from)}`, total);
  const rest = total - (from - 1) * STATE_PAGE_SIZE - centers.length;
  return (
    <>
      <JsonLd describe={(site) => describeState(state, centers, total, text, site)} />
      <div>
        <p className="text-muted max-sm:leading-snug sm:text-lg">
          {allVerified ? text.found(total, name) : text.foundUnverified(total, name)}
        </p>
        <SourceLine centers={centers} />
      </div>
      {from > 1 && (
        <p className="text-center">
          <Link to={{ search: statePageQuery(from - 1) }} className="button button-secondary">
            {text.showPrevious(STATE_PAGE_SIZE)}
          </Link>
        </p>
      )}
      <CenterGrid centers={centers} headingLevel="h2" />
      {rest > 0 && (
        <p className="text-center">
          <Link
            to={{ search: statePageQuery(from + pages.length) }}
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

/** Who comes from there is not told that it does not exist. */
function NoneListed({ state }: { state: Jurisdiction }) {
  const { notFound } = useStatePagesText();
  const { lists } = useText();
  return (
    <NotFound title={notFound.title} text={notFound.unlisted(lists.jurisdictions.labels[state])}>
      <Link to={`/directory?${writeCenterQuery({ state })}`} className="button button-primary">
        {notFound.nearest}
      </Link>
      <Link to="/states" className="button button-secondary">
        {notFound.all}
      </Link>
    </NotFound>
  );
}

function StateNotFound({ code }: { code: string }) {
  const { notFound } = useStatePagesText();
  return (
    <NotFound title={notFound.title} text={notFound.text(code)}>
      <Link to="/states" className="button button-primary">
        {notFound.all}
      </Link>
    </NotFound>
  );
}
