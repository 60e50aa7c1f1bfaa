import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EMERGENCY, LIFELINE } from '#core/facts/crisis-numbers.ts';
import { DOMESTIC_VIOLENCE_LINE } from '#core/facts/violence-numbers.ts';
import type { Crisis } from '#core/search/center-query.ts';
import { pageText, useText } from '../../text.tsx';

const useNearText = pageText('near');

/** On top of everything where a question says that a life may be in danger. */
export default function UrgentNumbers({ crisis: danger }: { crisis: Crisis | undefined }) {
  const { told } = useNearText();
  const { crisis } = useText().layout;
  const block = useRef<HTMLDivElement>(null);
  // Whoever searched from further down the page is to see it, too.
  // In a block: what newer browsers return of it, a promise, is nothing to end this effect by.
  useEffect(() => {
    block.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const numbers = [
    { number: EMERGENCY, label: crisis.call911 },
    ...(danger === 'violence'
      ? [{ number: DOMESTIC_VIOLENCE_LINE, label: told.violence(DOMESTIC_VIOLENCE_LINE) }]
      : []),
    { number: LIFELINE, label: crisis.call988 },
  ];
  return (
    <div ref={block} role="alert" className="card border-2 border-emergency p-3 text-emergency print:hidden">
      <p className="font-semibold">{told.urgent}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {numbers.map(({ number, label }) => (
          <a
            key={number}
            href={`tel:${number}`}
            className="button grow border-emergency bg-card text-lg hover:bg-emergency-soft"
          >
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            <span className="first-letter:uppercase inline-block">{label}</span>
          </a>
        ))}
        <Link to="/overdose" className="button grow border-emergency bg-card text-lg hover:bg-emergency-soft">
          {told.overdose}
        </Link>
      </p>
    </div>
  );
}
