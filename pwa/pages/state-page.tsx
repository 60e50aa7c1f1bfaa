import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Center } from '#core/center.ts';
import { writeCenterQuery } from '#core/center-query.ts';
import { freshnessOf } from '#core/freshness.ts';
import { isState, type Jurisdiction, jurisdictions, parseJurisdiction } from '#core/lists.ts';
import { CenterGrid, CenterGridLoading } from '../components/center-grid.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { LoadFailure, Notice } from '../components/notice.tsx';
import { useStateCenters } from '../directory/queries.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { rememberOwnState } from '../own-state.ts';
import { useText } from '../text.tsx';

/** California has some 1,800 centers: a phone draws them in steps. */
const STEP = 60;

export default function StatePage() {
  const { state: code = '' } = useParams();
  const state = parseJurisdiction(code);
  return state ? <CentersOfState state={state} /> : <StateNotFound code={code} />;
}

function CentersOfState({ state }: { state: Jurisdiction }) {
  const { statePages: text, layout, directory } = useText();
  const name = jurisdictions.labels[state];
  const { data: centers, isPending } = useStateCenters(state);
  useEffect(() => rememberOwnState(state), [state]);

  // DC and the territories count as states only where this instance lists centers there.
  if (centers?.length === 0 && !isState(state)) return <StateNotFound code={state} />;
  return (
    <div className="wrap space-y-6 pt-6">
      <PageTitle>{text.title(name)}</PageTitle>
      <p>
        <Link to="/states" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {text.allStates}
        </Link>
      </p>
      <h1>{text.title(name)}</h1>
      {isPending ? (
        <CenterGridLoading count={6} label={text.loading} />
      ) : !centers ? (
        <LoadFailure title={text.error} text={directory.errorHelp} tryAgain={layout.tryAgain} />
      ) : centers.length === 0 ? (
        <Notice title={text.empty.title} text={text.empty.text(name)}>
          <Link to="/update-listing" className="button button-primary">
            {text.empty.submit}
          </Link>
        </Notice>
      ) : (
        <CenterList state={state} name={name} centers={centers} />
      )}
    </div>
  );
}

function CenterList({
  state,
  name,
  centers,
}: {
  state: Jurisdiction;
  name: string;
  centers: readonly Center[];
}) {
  const { statePages: text } = useText();
  const [shown, setShown] = useState(STEP);
  const allVerified = centers.every((center) => freshnessOf(center, new Date()) === 'verified');
  return (
    <>
      <JsonLd
        data={{
          '@type': 'CollectionPage',
          name: text.title(name),
          about: { '@type': 'State', name, containedInPlace: { '@type': 'Country', name: 'US' } },
          mainEntity: { '@type': 'ItemList', numberOfItems: centers.length },
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg text-muted">
          {allVerified ? text.found(centers.length, name) : text.foundUnverified(centers.length, name)}
        </p>
        <Link to={`/directory?${writeCenterQuery({ state })}`} className="button button-secondary">
          {text.filterThese(name)}
        </Link>
      </div>
      <CenterGrid centers={centers.slice(0, shown)} headingLevel="h2" />
      {centers.length > shown && (
        <p className="text-center">
          <button type="button" className="button button-secondary" onClick={() => setShown(shown + STEP)}>
            {text.showMore(Math.min(STEP, centers.length - shown))}
          </button>
        </p>
      )}
    </>
  );
}

function StateNotFound({ code }: { code: string }) {
  const { notFound } = useText().statePages;
  return (
    <div className="wrap">
      <PageTitle>{notFound.title}</PageTitle>
      <Notice headingLevel="h1" title={notFound.title} text={notFound.text(code)}>
        <Link to="/states" className="button button-primary">
          {notFound.all}
        </Link>
      </Notice>
    </div>
  );
}
