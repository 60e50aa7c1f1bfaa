import { useEffect, useRef } from 'react';
import { adminGuides } from '#core/i18n/en/admin/guides.ts';

/** Says what was deleted, and takes it back. It gets the keyboard: the button that deleted is gone. */
export function DeletedGuide({ title, onUndo }: { title: string; onUndo: () => void }) {
  const text = adminGuides;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 border-l-8 border-l-action p-4">
      <p id="deleted-guide">{text.deleted(title)}</p>
      <button
        ref={button}
        type="button"
        aria-describedby="deleted-guide"
        className="button button-secondary"
        onClick={onUndo}
      >
        {text.undo}
      </button>
    </div>
  );
}
