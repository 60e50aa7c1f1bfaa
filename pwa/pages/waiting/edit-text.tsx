import type { WaitingMessage } from '../../outbox/outbox-store.ts';
import { openTextDialog } from '../../sms/open-sms-dialog.ts';
import { pageText } from '../../text.tsx';

const useOutboxText = pageText('outbox');

/** A text is written in its dialog, not in a page. */
export function EditText({ waiting }: { waiting: Extract<WaitingMessage, { kind: 'text' }> }) {
  const text = useOutboxText();
  return (
    <button
      type="button"
      className="button button-secondary px-4"
      onClick={() => openTextDialog({ waiting })}
    >
      {text.edit}
    </button>
  );
}
