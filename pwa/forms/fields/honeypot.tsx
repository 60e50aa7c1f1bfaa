import type { Ref } from 'react';
import { forms } from '#core/i18n/en/forms.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { usePageText } from '../text.tsx';

/** A field that people neither see nor reach, and that robots fill in. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const text = usePageText({ en: forms, es: formsEs });
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {text.honeypot} <input ref={ref} type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
