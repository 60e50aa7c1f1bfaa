import { useLiveQuery } from 'dexie-react-hooks';
import { reports as en } from '#core/i18n/en/reports.ts';
import { reports as es } from '#core/i18n/es/reports.ts';
import { notify } from '../../../notices/notices.ts';
import { deleteMessage, readMessages } from '../../../outbox/outbox-store.ts';
import { usePageText } from '../../../text.tsx';
import { forgetTold } from './told-today.ts';

/** Says where a report waits on this phone, and takes it back from there. Late: it needs the outbox. */
export default function ToldNote({ centerId }: { centerId: string }) {
  const text = usePageText({ en, es });
  const messages = useLiveQuery(() => readMessages().catch(() => []));
  const waiting = messages?.find(
    // One that is on its way for the first time may have arrived.
    ({ kind, message, trouble }) => kind === 'report' && message.centerId === centerId && trouble,
  );
  if (!waiting) return null;
  const takeBack = async () => {
    await deleteMessage(waiting.id);
    forgetTold(centerId);
    notify({ title: text.takenBack });
  };
  return (
    <>
      <p>{waiting.trouble?.reason === 'refused' ? text.refused : text.waiting}</p>
      <button type="button" className="button button-secondary" onClick={() => void takeBack()}>
        {text.takeBack}
      </button>
    </>
  );
}
