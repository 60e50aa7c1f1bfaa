import { CrisisLinks } from '../../forms/crisis-links.tsx';
import { SavedView } from '../../forms/saved-view.tsx';
import { TextHelp } from '../../forms/text-help.tsx';
import type { WaitReason } from '../../outbox/outbox-store.ts';
import { pageText } from '../../text.tsx';

const useLiveMatchingText = pageText('liveMatching');

/** Before all else: who to turn to now. */
export function MatchingSaved({ why, onAgain }: { why: WaitReason; onAgain: () => void }) {
  const { saved, again } = useLiveMatchingText();
  return (
    <SavedView why={why} again={again} onAgain={onAgain}>
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
