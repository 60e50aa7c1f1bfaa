import { useState } from 'react';
import { forms } from '#core/i18n/en/forms.ts';
import { ConfirmDialog } from '../components/dialog.tsx';
import { usePageText } from '../text.tsx';

/** Asks first: what was typed is wiped for good. */
export function ClearFormButton({ onClear }: { onClear: () => void }) {
  const text = usePageText({ en: forms }).draft;
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
