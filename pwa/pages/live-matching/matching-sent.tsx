import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { OutcomeView } from '../../forms/outcome-view.tsx';
import { useTextHelp } from '../../site/text-help.ts';
import { usePageText } from '../../text.tsx';

export function MatchingSent({ onAgain }: { onAgain: () => void }) {
  const { success, again } = usePageText({ en: liveMatching });
  const { href, phone } = useTextHelp();
  return (
    <OutcomeView title={success.title}>
      <p className="text-lg">{success.text}</p>
      <p>{success.urgent}</p>
      <p className="flex flex-wrap gap-3">
        <a href={href} className="button button-primary">
          {success.textNow(phone ?? '988')}
        </a>
        <button type="button" className="button button-secondary" onClick={onAgain}>
          {again}
        </button>
      </p>
    </OutcomeView>
  );
}
