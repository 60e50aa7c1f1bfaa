import { smsHref } from '../site/sms-href.ts';
import { useText } from '../text.tsx';

const link = 'font-bold underline underline-offset-4 inline-block py-1';

/** Emergency guidance on every page: numbers to tap, and to read out. */
export function CrisisBanner() {
  const { crisis } = useText().layout;
  // A number on paper may be read out to somebody who dials it.
  const spoken = (number: keyof typeof crisis.spoken) => (
    <span className="hidden print:inline"> ({crisis.spoken[number]})</span>
  );
  return (
    <section aria-label={crisis.label} className="border-b border-line bg-emergency-soft text-emergency">
      <p className="wrap py-1.5 text-[0.9rem] leading-snug">
        {crisis.emergency}{' '}
        <a href="tel:911" className={link}>
          {crisis.call911}
        </a>
        {spoken(911)}. {crisis.crisis}{' '}
        <a href="tel:988" className={link}>
          {crisis.call988}
        </a>
        {spoken(988)},{' '}
        <a href={smsHref('988', crisis.text988Word)} className={link}>
          {crisis.text988}
        </a>
        , {crisis.or}{' '}
        <a href={smsHref('741741', crisis.textLineWord)} className={link}>
          {crisis.textLine}
        </a>
        {spoken(741741)}. <span className="text-ink">{crisis.notAdvice}</span>
      </p>
    </section>
  );
}
