import { useFocusAfterRemoval } from '../../components/use-focus-after-removal.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { readMessagesOrNone } from '../../outbox/outbox-store.ts';
import { useStored } from '../../outbox/use-stored.ts';
import { pageText } from '../../text.tsx';
import { MessageCard } from './message-card.tsx';
import { SentList } from './sent-list.tsx';

const useOutboxText = pageText('outbox');

/** What this device still holds to be sent, and what becomes of it. */
export default function WaitingPage() {
  const text = useOutboxText();
  const messages = useStored(readMessagesOrNone);
  const urgent = messages?.some(({ kind }) => kind === 'matching');
  useFocusAfterRemoval(messages?.length);
  return (
    <div className="wrap max-w-3xl space-y-6 pt-8">
      <PageTitle>{text.title}</PageTitle>
      <h1>{text.title}</h1>
      <p className="prose-width">{text.intro}</p>
      {urgent && (
        <p className="rounded-lg bg-emergency-soft p-4 font-semibold text-emergency">{text.notHelp}</p>
      )}
      {messages?.length === 0 && <p className="card p-6 text-muted">{text.empty}</p>}
      <ul className="space-y-4">
        {messages?.map((message) => (
          <li key={message.id}>
            <MessageCard waiting={message} />
          </li>
        ))}
      </ul>
      <SentList />
    </div>
  );
}
