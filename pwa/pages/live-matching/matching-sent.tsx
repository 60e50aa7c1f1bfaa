import { formAddresses } from '#core/form-messages.ts';
import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { liveMatching as liveMatchingEs } from '#core/i18n/es/live-matching.ts';
import { OutcomeView } from '../../forms/outcome-view.tsx';
import { useTextHelp } from '../../site/text-help.ts';
import { useScripted } from '../../site/use-scripted.ts';
import { usePageText } from '../../text.tsx';

export function MatchingSent({ onAgain }: { onAgain: () => void }) {
  const { success, again } = usePageText({ en: liveMatching, es: liveMatchingEs });
  const { href, phone } = useTextHelp();
  const scripted = useScripted();
  return (
    <OutcomeView title={success.title}>
      <p className="text-lg">{success.text}</p>
      <p>{success.urgent}</p>
      <p className="flex flex-wrap gap-3">
        <a href={href} className="button button-primary">
          {success.textNow(phone ?? '988')}
        </a>
        {scripted ? (
          <button type="button" className="button button-secondary" onClick={onAgain}>
            {again}
          </button>
        ) : (
          <a href={formAddresses.matching} className="button button-secondary">
            {again}
          </a>
        )}
      </p>
    </OutcomeView>
  );
}
