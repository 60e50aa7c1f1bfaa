import { Link, useLocation } from 'react-router-dom';
import { EMERGENCY } from '#core/facts/crisis-numbers.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { describeTextPage } from '../../structured-data/text-page.ts';
import { pageText } from '../../text.tsx';
import { BreathTimer } from './breath-timer.tsx';
import { DoseClock } from './dose-clock.tsx';
import { pictures } from './pictures.tsx';

const useOverdoseText = pageText('overdose');

/** The clocks stand below the steps that need them. */
const clocks = { rhythm: BreathTimer, again: DoseClock };

/** What to do in an overdose, step by step, in letters that can be read from a yard away. */
export default function OverdosePage() {
  const { title, intro, call911, first, steps, both, more, guide } = useOverdoseText();
  const { pathname } = useLocation();
  return (
    <article className="wrap max-w-3xl space-y-5 pt-5">
      <PageHead title={title} description={intro} />
      <JsonLd
        describe={(site) =>
          describeTextPage({ type: 'WebPage', name: title, description: intro, path: pathname }, site)
        }
      />
      <h1>{title}</h1>
      <p className="text-lg">{intro}</p>
      <p className="print:hidden">
        <a
          href={`tel:${EMERGENCY}`}
          className="button w-full border-emergency bg-emergency-soft py-3 text-xl text-emergency"
        >
          {call911}
        </a>
      </p>
      <p className="text-lg">{first}</p>
      <ol className="space-y-4">
        {Object.entries(steps).map(([name, step], index) => {
          const Picture = pictures[name as keyof typeof pictures];
          const Clock = clocks[name as keyof typeof clocks];
          return (
            <li key={name} className="card flex flex-wrap gap-x-4 gap-y-3 p-4 text-lg">
              <span
                aria-hidden="true"
                className="flex size-11 shrink-0 items-center justify-center rounded-full bg-emergency-soft text-xl font-bold text-emergency"
              >
                {index + 1}
              </span>
              <div className="min-w-0 flex-1 basis-40 space-y-3">
                <p>
                  <strong className="text-xl">{step.title}</strong> {'text' in step && step.text}
                </p>
                {Clock && <Clock />}
              </div>
              {Picture && <Picture />}
            </li>
          );
        })}
      </ol>
      <p className="text-lg">{both}</p>
      <p className="text-lg">
        {more}{' '}
        <Link to="/guides/overdose-and-naloxone" className="link">
          {guide}
        </Link>
      </p>
    </article>
  );
}
