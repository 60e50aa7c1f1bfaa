import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FormKind, OPENED } from '#core/messages/form-messages.ts';
import { readMessage, type WaitingMessage } from '../outbox/outbox-store.ts';

/** What the page of a form was opened for. */
export type OpenedMessage =
  /** A new message. */
  | { status: 'new'; waiting?: undefined }
  | { status: 'loading'; waiting?: undefined }
  /** A message that waited, and is no longer there: sent, or deleted. */
  | { status: 'gone'; waiting?: undefined }
  /** A waiting message that is to be changed. */
  | { status: 'open'; waiting: WaitingMessage };

/** The waiting message that the address names: /contact?message=ID. */
export function useOpenedMessage(kind: FormKind): OpenedMessage & { key: string } {
  const [parameters] = useSearchParams();
  const id = parameters.get(OPENED);
  const [read, setRead] = useState<{ id: string; opened: OpenedMessage }>();

  useEffect(() => {
    if (id === null) return;
    let current = true;
    readMessage(id)
      .catch(() => undefined)
      .then((waiting) => {
        if (!current) return;
        const opened: OpenedMessage =
          waiting?.kind === kind ? { status: 'open', waiting } : { status: 'gone' };
        setRead({ id, opened });
      });
    return () => {
      current = false;
    };
  }, [id, kind]);

  if (id === null) return { status: 'new', key: 'new' };
  return { ...(read?.id === id ? read.opened : { status: 'loading' }), key: id };
}
