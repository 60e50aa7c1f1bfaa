import { Link } from 'react-router-dom';
import { CRISIS_TEXT_LINE, EMERGENCY, LIFELINE } from '#core/facts/crisis-numbers.ts';
import { smsHref } from '../site/text-help.ts';
import { useText } from '../text.tsx';

/** Emergency guidance on every page: a row of numbers to tap; on paper a sentence, to be read out. */
export function CrisisBanner() {
  const { crisis } = useText().layout;
  const textLine = (
    <a
      href={smsHref(CRISIS_TEXT_LINE, crisis.textLineWord)}
      className="font-bold underline underline-offset-4 inline-block py-3"
    >
      {crisis.textLine}
    </a>
  );
  return (
    <section aria-label={crisis.label} className="border-b border-line bg-emergency-soft text-emergency">
      <div className="wrap crisis-row">
        <a href={`tel:${EMERGENCY}`} aria-label={crisis.call911} className="crisis-target">
          {EMERGENCY}
        </a>
        <a
          href={`tel:${LIFELINE}`}
          aria-label={crisis.call988}
          className="crisis-target max-sm:basis-[4.3rem] min-[360px]:max-sm:[&:lang(es)]:basis-[6.45em]"
        >
          {crisis.short988}
        </a>
        <a
          href={smsHref(LIFELINE, crisis.text988Word)}
          aria-label={crisis.text988}
          className="crisis-target max-sm:basis-[3.3rem] min-[360px]:max-sm:[&:lang(es)]:basis-[4em]"
        >
          {crisis.shortText988}
        </a>
        <Link
          to="/overdose"
          className="crisis-target max-sm:basis-[4.7rem] min-[360px]:max-sm:[&:lang(es)]:basis-[6.4em]"
        >
          {crisis.overdose}
        </Link>
        <details className="relative grow basis-11 sm:grow-0 sm:basis-auto">
          <summary className="crisis-target cursor-pointer list-none [&::-webkit-details-marker]:hidden">
            {crisis.more}
          </summary>
          <p className="absolute top-full right-0 z-20 w-64 max-w-[80vw] rounded-lg border border-line bg-card px-4 py-2 text-ink shadow-lg">
            {crisis.emergency} {crisis.call911}. {crisis.crisis} {crisis.call988}, {crisis.text988},{' '}
            {crisis.or} <span className="text-emergency">{textLine}</span>.
          </p>
        </details>
        <p className="basis-full pb-1.5 text-center text-xs text-ink sm:ml-auto sm:basis-auto sm:py-1">
          {crisis.notAdvice}
        </p>
      </div>
      <p className="wrap hidden py-1.5 print:block">
        {/* A number on paper may be read out to somebody who dials it. */}
        {crisis.emergency} <strong>{crisis.call911}</strong> ({crisis.spoken[911]}). {crisis.crisis}{' '}
        <strong>{crisis.call988}</strong> ({crisis.spoken[988]}), <strong>{crisis.text988}</strong>,{' '}
        {crisis.or} <strong>{crisis.textLine}</strong> ({crisis.spoken[741741]}). {crisis.notAdvice}
      </p>
    </section>
  );
}
