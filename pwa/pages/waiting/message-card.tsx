import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#core/i18n/format.ts';
import { translateRefusal } from '#core/i18n/translate-problem.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notices.ts';
import { useProblemWords } from '../../components/problem-words.ts';
import { messageKinds } from '../../outbox/message-kinds.ts';
import { sendNow } from '../../outbox/outbox.ts';
import { deleteMessage, type WaitingMessage } from '../../outbox/outbox-store.ts';
import { pageText, useLocale, useText } from '../../text.tsx';
import { forgetTold } from '../center/report/told-today.ts';
import { EditText } from './edit-text.tsx';
import { summarize } from './summarize.ts';

const useOutboxText = pageText('outbox');
const useMessageLists = pageText('messageLists');
const useReportsText = pageText('reports');

/** One message that waits: what, when, why, and what can be done with it. */
export function MessageCard({ waiting }: { waiting: WaitingMessage }) {
  const text = useOutboxText();
  const locale = useLocale();
  const lists = { ...useText().lists, ...useMessageLists() };
  const reports = useReportsText();
  const { id, kind, writtenAt } = waiting;
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const { form } = messageKinds[kind];

  const tryNow = async () => {
    setSending(true);
    const gone = await sendNow(id).catch(() => false);
    setSending(false);
    notify(
      gone ? { title: text.sentTitle, text: text.sent(1) } : { ...text.sendFailed, tone: 'destructive' },
    );
  };
  const remove = async () => {
    await deleteMessage(id);
    // Nobody was told: it can be said again.
    if (waiting.kind === 'report') forgetTold(waiting.message.centerId);
    notify({ title: text.deleted });
  };

  return (
    <article className="card space-y-3 p-5" aria-labelledby={`message-${id}`}>
      <div>
        <h2 id={`message-${id}`} className="text-lg">
          {text.kinds[kind]}
        </h2>
        <p>{summarize(waiting, lists, reports)}</p>
        <p className="text-sm text-muted">
          {text.written}: {formatMoment(writtenAt, locale)}
        </p>
        {kind === 'call' && <p className="text-sm text-muted">{text.callHelp}</p>}
      </div>
      <Reason waiting={waiting} />
      <p className="flex flex-wrap gap-3">
        {form && (
          <Link to={`${form}?message=${id}`} className="button button-secondary px-4">
            {text.edit}
          </Link>
        )}
        {kind === 'text' && <EditText waiting={waiting} />}
        <button
          type="button"
          className="button button-secondary px-4"
          disabled={sending}
          onClick={() => void tryNow()}
        >
          {sending ? text.sending : text.sendNow}
        </button>
        <button type="button" className="button button-secondary px-4" onClick={() => setAsking(true)}>
          {text.delete}
        </button>
      </p>
      <ConfirmDialog
        title={text.deleteTitle}
        text={text.deleteText}
        confirm={text.deleteConfirm}
        keep={text.keep}
        open={asking}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </article>
  );
}

function Reason({ waiting: { kind, trouble, notBefore } }: { waiting: WaitingMessage }) {
  const text = useOutboxText();
  const locale = useLocale();
  const words = useProblemWords();
  if (!trouble) return <p>{text.trouble.sending}</p>;
  if (trouble.reason !== 'refused') {
    return (
      <p>
        {text.trouble[trouble.reason]}{' '}
        {trouble.reason !== 'offline' && text.nextTry(formatMoment(notBefore, locale))}
      </p>
    );
  }
  const { issues, message } = translateRefusal(trouble, words);
  // What a person wrote in a form, or the number that they want a text at.
  const canCorrect = messageKinds[kind].form !== undefined || (kind === 'text' && issues.length > 0);
  const reasons = issues.length > 0 ? issues.map((issue) => issue.message) : [message];
  return (
    <div className="rounded-lg bg-emergency-soft p-4 text-emergency">
      <p className="font-semibold">{canCorrect ? text.trouble.refused : text.trouble.refusedForGood}</p>
      <ul className="list-disc pl-5">
        {[...new Set(reasons)].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
