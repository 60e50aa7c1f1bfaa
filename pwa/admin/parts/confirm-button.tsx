import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog.tsx';

/** A button that asks before anything is done. */
export function ConfirmButton({
  question,
  busy,
  padding = 'px-4',
  onConfirm,
  children,
}: {
  question: { title: string; text: string; confirm: string; keep: string };
  /** True while it is being done. */
  busy: boolean;
  padding?: 'px-3' | 'px-4';
  onConfirm: () => void;
  /** What the button says. */
  children: ReactNode;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button button-secondary ${padding}`}
        disabled={busy}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
      <ConfirmDialog {...question} open={asking} onConfirm={onConfirm} onClose={() => setAsking(false)} />
    </>
  );
}
