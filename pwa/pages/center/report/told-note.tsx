import { notify } from '../../../components/notices.ts';
import { deleteMessage, readMessagesOrNone } from '../../../outbox/outbox-store.ts';
import { useStored } from '../../../outbox/use-stored.ts';
import { pageText } from '../../../text.tsx';
import { forgetTold } from './told-today.ts';

const useOutboxText = pageText('outbox');
const useReportsText = pageText('reports');

/** Says where a report waits on this device, and takes it back from there. Late: it needs the outbox. */
export default function ToldNote({ centerId }: { centerId: string }) {
  const text = useReportsText();
  const { saved } = useOutboxText();
  const messages = useStored(readMessagesOrNone);
  const waiting = messages?.find(
    // One that is on its way for the first time may have arrived.
    ({ kind, message, trouble }) => kind === 'report' && message.centerId === centerId && trouble,
  );
  if (!waiting) return null;
  const { reason } = waiting.trouble!;
  const takeBack = async () => {
    await deleteMessage(waiting.id);
    forgetTold(centerId);
    notify({ title: text.takenBack });
  };
  return (
    <>
      <p>{reason === 'refused' ? text.refused : reason === 'offline' ? text.waiting : saved[reason]}</p>
      <button type="button" className="button button-secondary" onClick={() => void takeBack()}>
        {text.takeBack}
      </button>
    </>
  );
}
