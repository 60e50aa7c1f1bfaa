import { formatMoment } from '#core/i18n/format.ts';
import { forgetSent, readSent } from '../../outbox/outbox-store.ts';
import { useStored } from '../../outbox/use-stored.ts';
import { pageText, useLocale } from '../../text.tsx';

const useOutboxText = pageText('outbox');

/** What waited here and has arrived: kind and time only. */
export function SentList() {
  const text = useOutboxText();
  const locale = useLocale();
  const sent = useStored(readSentNow);
  if (!sent || sent.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="space-y-3 border-t border-line pt-6">
      <h2 id="sent">{text.sentList}</h2>
      <p className="text-muted">{text.sentHelp}</p>
      <ul className="space-y-1">
        {sent.map(({ id, kind, sentAt }) => (
          <li key={id}>
            {text.kinds[kind]}, {formatMoment(sentAt, locale)}
          </li>
        ))}
      </ul>
      <button type="button" className="button button-secondary" onClick={() => void forgetSent()}>
        {text.clearSent}
      </button>
    </section>
  );
}

function readSentNow() {
  return readSent(new Date()).catch(() => []);
}
