import { useState } from 'react';
import { Link } from 'react-router-dom';
import { outbox } from '#core/i18n/en/outbox.ts';
import { reports as reportsEn } from '#core/i18n/en/reports.ts';
import { outbox as outboxEs } from '#core/i18n/es/outbox.ts';
import { reports as reportsEs } from '#core/i18n/es/reports.ts';
import { formatMoment } from '#core/i18n/format.ts';
import { translateRefusal } from '#core/i18n/translate-problem.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { notify } from '../../notices/notices.ts';
import { messageKinds } from '../../outbox/message-kinds.ts';
import { sendNow } from '../../outbox/outbox.ts';
import { deleteMessage, type WaitingMessage } from '../../outbox/outbox-store.ts';
import { useLanguage, useLocale, usePageText, useText } from '../../text.tsx';
import { forgetTold } from '../center/report/told-today.ts';
import { EditText } from './edit-text.tsx';
import { summarize } from './summarize.ts';

/** One message that waits: what, when, why, and what can be done with it. */
export function MessageCard({ waiting }: { waiting: WaitingMessage }) {
  const text = usePageText({ en: outbox, es: outboxEs });
  const locale = useLocale();
  const { lists } = useText();
  const reports = usePageText({ en: reportsEn, es: reportsEs });
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

function Reason({ waiting: { trouble, notBefore } }: { waiting: WaitingMessage }) {
  const text = usePageText({ en: outbox, es: outboxEs });
  const locale = useLocale();
  const language = useLanguage();
  if (!trouble) return <p>{text.trouble.sending}</p>;
  if (trouble.reason !== 'refused') {
    return (
      <p>
        {text.trouble[trouble.reason]}{' '}
        {trouble.reason !== 'offline' && text.nextTry(formatMoment(notBefore, locale))}
      </p>
    );
  }
  const { issues, message } = translateRefusal(trouble, language);
  const reasons = issues.length > 0 ? issues.map((issue) => issue.message) : [message];
  return (
    <div className="rounded-lg bg-emergency-soft p-4 text-emergency">
      <p className="font-semibold">{text.trouble.refused}</p>
      <ul className="list-disc pl-5">
        {[...new Set(reasons)].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
