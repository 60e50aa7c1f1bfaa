import { outbox } from '#core/i18n/en/outbox.ts';
import { outbox as outboxEs } from '#core/i18n/es/outbox.ts';
import type { WaitingMessage } from '../../outbox/outbox-store.ts';
import { usePageText } from '../../text.tsx';
import { openTextDialog } from '../../text-center/open-text-dialog.ts';

/** A text is written in its dialog, not in a page. */
export function EditText({ waiting }: { waiting: Extract<WaitingMessage, { kind: 'text' }> }) {
  const text = usePageText({ en: outbox, es: outboxEs });
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
