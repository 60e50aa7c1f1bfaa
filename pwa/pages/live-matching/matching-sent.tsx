import { formAddresses } from '#core/messages/form-messages.ts';
import { OutcomeView } from '../../forms/outcome-view.tsx';
import { useScripted } from '../../site/environment.ts';
import { useTextHelp } from '../../site/text-help.ts';
import { pageText } from '../../text.tsx';

const useLiveMatchingText = pageText('liveMatching');

export function MatchingSent({ onAgain }: { onAgain: () => void }) {
  const { success, again } = useLiveMatchingText();
  const { href } = useTextHelp();
  const scripted = useScripted();
  return (
    <OutcomeView title={success.title}>
      <p className="text-lg">{success.text}</p>
      <p>{success.urgent}</p>
      <p className="flex flex-wrap gap-3">
        <a href={href} className="button button-primary">
          {success.textNow}
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
