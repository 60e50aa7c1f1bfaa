import type { Ref } from 'react';
import { pageText } from '../../text.tsx';

const useFormsText = pageText('forms');

/** A field that people neither see nor reach, and that robots fill in. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const text = useFormsText();
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {text.honeypot} <input ref={ref} type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
