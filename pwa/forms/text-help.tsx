import { forms } from '#core/i18n/en/forms.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { SAMHSA_HELPLINE, useTextHelp } from '../site/text-help.ts';
import { usePageText } from '../text.tsx';

/** How to text somebody now: this instance's number, else 988 and SAMHSA's helpline. */
export function TextHelp() {
  const text = usePageText({ en: forms, es: formsEs }).textHelp;
  const { href, phone } = useTextHelp();
  return (
    <div className="space-y-3">
      <p>{phone ? text.ours : text.text988}</p>
      <p>
        <a href={href} className="button button-primary">
          {text.button(phone ?? '988')}
        </a>
      </p>
      {!phone && (
        <p>
          {text.helpline}{' '}
          <a href={`tel:${SAMHSA_HELPLINE}`} className="link inline-block py-1 whitespace-nowrap">
            {SAMHSA_HELPLINE}
          </a>
        </p>
      )}
    </div>
  );
}
