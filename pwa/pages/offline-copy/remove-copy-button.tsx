import { useState } from 'react';
import { offlinePage as en } from '#core/i18n/en/offline-page.ts';
import { offlinePage as es } from '#core/i18n/es/offline-page.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { usePageText } from '../../text.tsx';

/** Asks first: getting the copy back takes a network. */
export function RemoveCopyButton({ onRemove }: { onRemove: () => void }) {
  const page = usePageText({ en, es });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => setAsking(true)}>
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
