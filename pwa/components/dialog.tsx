import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { STAFF_PAGES } from '#core/pages/public-pages.ts';
import { LeaveLink } from '../leaving/leave-link.tsx';
import { useNoticeContainer } from './notices.ts';

/** How wide a dialog gets: a question, or a work of its own, which takes at most 80% of the height and scrolls. */
const sizes = {
  normal: 'max-h-[calc(100dvh-2rem)] max-w-md',
  wide: 'max-h-[80dvh] max-w-6xl',
};

/** Those that are open, the uppermost last. */
const openDialogs: HTMLDialogElement[] = [];

/**
 * A modal dialog: the platform's own, which keeps the focus in and gives it back. Escape and a tap beside it ask for
 * it to close; it stays open until `open` is false, so that its owner can ask first. Notices appear within it while
 * it is open, and so does the way out of the site: all else is inert then.
 */
export function Dialog({
  title,
  open,
  onClose,
  size = 'normal',
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  size?: keyof typeof sizes;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();
  const forStaff = useLocation().pathname.startsWith(STAFF_PAGES);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    openDialogs.push(dialog);
    useNoticeContainer.setState({ container: dialog });
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      useNoticeContainer.setState({ container: openDialogs[openDialogs.length - 1] });
      dialog.close();
    };
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      // Taken before the browser does: it closes two dialogs at once where only keys were used.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      // Another way back, such as a phone's gesture. A file field's own event of that name comes by, too.
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser closes it at the second time, whatever it was told.
        if (!open || element.current?.open) return;
        element.current?.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === element.current;
      }}
      onClick={(event) => {
        // Not where somebody has selected text and let go outside.
        if (pressedBeside.current && event.target === element.current) onClose();
      }}
      className={`card dialog m-auto overflow-y-auto overscroll-contain p-0 text-base text-ink backdrop:bg-black/50 ${sizes[size]}`}
    >
      {open && (
        <div className="space-y-4 p-6">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {children}
          {!forStaff && <LeaveLink className="group flex min-h-11 items-center justify-end text-sm" />}
        </div>
      )}
    </dialog>
  );
}

/** A question before what cannot be undone. The keyboard stands on the harmless answer: a second Enter does nothing. */
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
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) harmless.current?.focus();
  }, [open]);
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
        <button ref={harmless} type="button" className="button button-secondary" onClick={onClose}>
          {keep}
        </button>
      </p>
    </Dialog>
  );
}
