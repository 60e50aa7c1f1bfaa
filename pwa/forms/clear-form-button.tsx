import { useState } from 'react';
import { forms } from '#core/i18n/en/forms.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { ConfirmDialog } from '../components/dialog.tsx';
import { usePageText } from '../text.tsx';

/** Asks first: what was typed is wiped for good. */
export function ClearFormButton({ onClear }: { onClear: () => void }) {
  const text = usePageText({ en: forms, es: formsEs }).draft;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={() => setAsking(true)}>
        {text.clear}
      </button>
      <ConfirmDialog
        title={text.clearTitle}
        text={text.clearText}
        confirm={text.clearConfirm}
        keep={text.keep}
        open={asking}
        onConfirm={onClear}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
