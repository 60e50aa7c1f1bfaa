import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';

/** Undoes an import, after a question. */
export function UndoButton({ file, label, onUndo }: { file: string; label: string; onUndo: () => void }) {
  const text = bulkImport.undo;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={label === text.button ? text.buttonFor(file) : undefined}
        className="button button-secondary"
        onClick={() => setAsking(true)}
      >
        <Undo2 aria-hidden="true" className="size-5" />
        {label}
      </button>
      <ConfirmDialog
        title={text.title}
        text={text.text(file)}
        confirm={text.confirm}
        keep={text.keep}
        open={asking}
        onConfirm={onUndo}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
