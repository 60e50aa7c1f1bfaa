import { useRef } from 'react';
import { useText } from '../../text.tsx';

/** Asks first: getting the copy back takes a network. */
export function RemoveCopyButton({ onRemove }: { onRemove: () => void }) {
  const { page } = useText().offline;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => dialog.current?.showModal()}>
        {page.remove}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="remove-title"
        className="card m-auto max-w-md space-y-4 p-6 text-ink backdrop:bg-black/50"
      >
        <h2 id="remove-title">{page.removeTitle}</h2>
        <p>{page.removeText}</p>
        <form method="dialog" className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary" onClick={onRemove}>
            {page.removeConfirm}
          </button>
          <button type="submit" className="button button-secondary">
            {page.keep}
          </button>
        </form>
      </dialog>
    </>
  );
}
