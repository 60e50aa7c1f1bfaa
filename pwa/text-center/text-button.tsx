import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { openTextDialog, type TextableCenter } from './open-text-dialog.ts';

/** Opens the dialog that texts a center's details. */
export function TextButton({
  center,
  className,
  children,
}: {
  center: TextableCenter;
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`needs-script button button-secondary ${className}`}
      onClick={() => openTextDialog({ center })}
    >
      <MessageSquareText aria-hidden="true" className="size-5" />
      {children}
    </button>
  );
}
