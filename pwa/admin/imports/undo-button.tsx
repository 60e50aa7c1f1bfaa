import { Undo2 } from 'lucide-react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';

/** Asks whether to undo an import: see UndoDialog. */
export function UndoButton({ file, label, onAsk }: { file: string; label: string; onAsk: () => void }) {
  const text = bulkImport.undo;
  return (
    <button
      type="button"
      aria-label={label === text.button ? text.buttonFor(file) : undefined}
      className="button button-secondary"
      onClick={onAsk}
    >
      <Undo2 aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}
