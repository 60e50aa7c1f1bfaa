import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNoticeContainer } from '../notices/notices.ts';

/**
 * A modal dialog: the platform's own, which keeps the focus in, closes on Escape and gives the focus back.
 * A tap beside it closes it, too. Notices appear within it while it is open: all else is inert then.
 */
export function Dialog({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    useNoticeContainer.setState({ container: dialog });
    return () => {
      useNoticeContainer.setState({ container: undefined });
      dialog.close();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the platform
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === element.current;
      }}
      onClick={(event) => {
        // Not where somebody has selected text and let go outside.
        if (pressedBeside.current && event.target === element.current) onClose();
      }}
      className="card m-auto w-[calc(100%-2rem)] max-w-md p-0 text-base text-ink backdrop:bg-black/50"
    >
      {open && (
        <div className="space-y-4 p-6">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** A question before what cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  keep,
  open,
  onConfirm,
  onClose,
}: {
  title: string;
  text: string;
  confirm: string;
  keep: string;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p>{text}</p>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </button>
        <button type="button" className="button button-secondary" onClick={onClose}>
          {keep}
        </button>
      </p>
    </Dialog>
  );
}
