import { useState } from 'react';
import { ConfirmDialog } from '../components/dialog.tsx';
import { pageText } from '../text.tsx';

const useFormsText = pageText('forms');

/** Asks first: what was typed is wiped for good. */
export function ClearFormButton({ onClear }: { onClear: () => void }) {
  const text = useFormsText().draft;
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
