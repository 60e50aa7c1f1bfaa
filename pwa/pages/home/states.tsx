import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStateCounts } from '../../directory/queries.ts';
import { StateMap } from '../../map/state-map.tsx';
import { pageText, useText } from '../../text.tsx';

const useHomeText = pageText('home');

/** Home shows the first states only; the rest are a tap away (spec, section 9). */
const SHOWN_STATES = 6;

/** The way by states, further down. */
export default function States() {
  const { states: text } = useHomeText();
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
