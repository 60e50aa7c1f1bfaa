import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { liveMatching as liveMatchingEs } from '#core/i18n/es/live-matching.ts';
import { CrisisLinks } from '../../forms/crisis-links.tsx';
import { SavedView } from '../../forms/saved-view.tsx';
import { TextHelp } from '../../forms/text-help.tsx';
import { usePageText } from '../../text.tsx';

/** Before all else: who to turn to now. */
export function MatchingSaved({ onAgain }: { onAgain: () => void }) {
  const { saved, again } = usePageText({ en: liveMatching, es: liveMatchingEs });
  return (
    <SavedView again={again} onAgain={onAgain}>
      <section
        aria-labelledby="not-help"
        className="space-y-4 rounded-xl border-2 border-emergency bg-emergency-soft p-4 sm:p-5"
      >
        <h2 id="not-help" className="text-emergency">
          {saved.title}
        </h2>
        <p>{saved.text}</p>
        <CrisisLinks />
        <h3>{saved.textHelp}</h3>
        <TextHelp />
      </section>
    </SavedView>
  );
}
