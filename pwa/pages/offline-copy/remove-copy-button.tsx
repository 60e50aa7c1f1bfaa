import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { pageText } from '../../text.tsx';

const useOfflinePageText = pageText('offlinePage');

/** Asks first: getting the copy back takes a network. */
export function RemoveCopyButton({ disabled, onRemove }: { disabled: boolean; onRemove: () => void }) {
  const page = useOfflinePageText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-secondary"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {page.remove}
      </button>
      <ConfirmDialog
        title={page.removeTitle}
        text={page.removeText}
        confirm={page.removeConfirm}
        keep={page.keep}
        open={asking}
        onConfirm={onRemove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
