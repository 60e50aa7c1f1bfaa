import { useId, useRef } from 'react';
import { forms } from '#core/i18n/en/forms.ts';
import { usePageText } from '../text.tsx';

/** Asks first: what was typed is wiped for good. */
export function ClearFormButton({ onClear }: { onClear: () => void }) {
  const text = usePageText({ en: forms }).draft;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="link min-h-11 cursor-pointer"
        onClick={() => dialog.current?.showModal()}
      >
        {text.clear}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="card m-auto max-w-md space-y-4 p-6 text-base text-ink backdrop:bg-black/50"
      >
        <h2 id={titleId}>{text.clearTitle}</h2>
        <p>{text.clearText}</p>
        <form method="dialog" className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary" onClick={onClear}>
            {text.clearConfirm}
          </button>
          <button type="submit" className="button button-secondary">
            {text.keep}
          </button>
        </form>
      </dialog>
    </>
  );
}
