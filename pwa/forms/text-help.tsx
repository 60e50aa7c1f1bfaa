import { SAMHSA_HELPLINE } from '#core/facts/crisis-numbers.ts';
import { smsHref, useTextHelp } from '../site/text-help.ts';
import { pageText } from '../text.tsx';

const useFormsText = pageText('forms');

/** How to text somebody now: 988 and SAMHSA's helpline, and then this instance's number, which is no crisis line. */
export function TextHelp() {
  const { crisis, textHelp: text } = useFormsText();
  const { href, phone } = useTextHelp();
  return (
    <div className="space-y-3">
      <p>{text.text988}</p>
      <p>
        <a href={href} className="button button-primary">
          {crisis.text988}
        </a>
      </p>
      <p>
        {text.helpline}{' '}
        <a href={`tel:${SAMHSA_HELPLINE}`} className="link inline-block py-1 whitespace-nowrap">
          {SAMHSA_HELPLINE}
        </a>
      </p>
      {phone && (
        <p>
          {text.ours}{' '}
          <a href={smsHref(phone)} className="link inline-block py-1">
            {text.button(phone)}
          </a>
        </p>
      )}
    </div>
  );
}
