import { Link } from 'react-router-dom';
import type { StateCount } from '#core/center/center.ts';
import { isState } from '#core/lists/public-lists.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { LoadFailure } from '../../components/notice.tsx';
import { useStateCounts } from '../../directory/queries.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { StateMap } from '../../map/state-map.tsx';
import { describeStates } from '../../structured-data/state.ts';
import { pageText, useText } from '../../text.tsx';

const useStatePagesText = pageText('statePages');

/** All states with their counts. */
export default function StatesPage() {
  const words = useStatePagesText();
  const { error, list: text } = words;
  const { layout, directory, lists } = useText();
  const { data: counts, isError } = useStateCounts();
  const others = counts?.map(({ state }) => state).filter((state) => !isState(state)) ?? [];
  return (
    <div className="wrap space-y-6 pt-8">
      <PageHead title={text.title} description={text.intro} />
      {counts && <JsonLd describe={(site) => describeStates(withCenters(counts), words, site)} />}
      <div className="space-y-2">
        <h1>{text.title}</h1>
        <p className="text-muted">{text.intro}</p>
      </div>
      {isError ? (
        <LoadFailure title={error} text={directory.errorHelp} tryAgain={layout.tryAgain} />
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {[...lists.states.values, ...others].map((code) => (
            <li key={code} className="border-b border-line">
              <Link
                to={`/states/${code.toLowerCase()}`}
                className="flex min-h-12 items-center justify-between gap-3 px-1 hover:bg-action-soft"
              >
                <span className="font-medium">{lists.jurisdictions.labels[code]}</span>
                <span className="text-sm text-muted tabular-nums">
                  {counts ? text.count(counts.find(({ state }) => state === code)?.count ?? 0) : ' '}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isError && <StateMap counts={counts} heading="h2" />}
    </div>
  );
}

function withCenters(counts: readonly StateCount[]) {
  return counts.filter(({ count }) => count > 0).map(({ state }) => state);
}
