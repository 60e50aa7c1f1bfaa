import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../site/site-info.ts';
import { openTextDialog, type TextableCenter } from './open-sms-dialog.ts';
import { useOwnMessages } from './own-messages.ts';

/** Opens the dialog that texts a center's details; where nobody could send them, the phone's own Messages at once. */
export function TextButton({
  center,
  className,
  children,
}: {
  center: TextableCenter;
  className: string;
  children: ReactNode;
}) {
  const ownMessages = useOwnMessages(center);
  const look = `button button-secondary ${className}`;
  const icon = <MessageSquareText aria-hidden="true" className="size-5" />;
  if (!useTexts()) {
    return (
      <a href={ownMessages} className={look}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`needs-script ${look}`}
      onClick={() => openTextDialog({ center })}
    >
      {icon}
      {children}
    </button>
  );
}
