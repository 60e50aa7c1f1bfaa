import { centersEditor } from '#core/i18n/en/admin/centers-editor.ts';

/** What can be done with the form, in view all the time where there is room for that. The submit button saves. */
export function SaveBar({
  isNew,
  unsaved,
  busy,
  onVerify,
  onUndo,
}: {
  isNew: boolean;
  unsaved: boolean;
  busy: boolean;
  onVerify: () => void;
  /** Undefined where there is nothing to take back. */
  onUndo: (() => void) | undefined;
}) {
  const text = centersEditor;
  return (
    <div className="-mx-4 -mb-4 mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-xl border-t border-line bg-card px-4 py-3 sm:sticky sm:bottom-0 sm:-mx-6 sm:-mb-6 sm:px-6">
      <button
        type="submit"
        disabled={busy}
        aria-keyshortcuts="Control+S Meta+S"
        className="button button-primary"
      >
        {busy ? text.saving : isNew ? text.add : text.save}
      </button>
      <button type="button" disabled={busy} className="button button-secondary px-3" onClick={onVerify}>
        {unsaved || isNew ? text.saveAndVerify : text.verify}
      </button>
      {onUndo && !unsaved && (
        <p className="flex items-center gap-2 text-[0.95rem]">
          {text.lastChange}
          <button type="button" className="link min-h-11 cursor-pointer px-2" onClick={onUndo}>
            {text.undo}
          </button>
        </p>
      )}
    </div>
  );
}
