import { unsavedText } from '#core/i18n/en/admin/unsaved.ts';
import { formatOwnMoment } from '../parts/own-time.ts';
import type { Draft } from './drafts.ts';

/** Says that something was typed here that is not saved, and offers it. */
export function DraftOffer({
  draft,
  words = unsavedText.draft.text,
  onTake,
  onDiscard,
}: {
  /** Undefined where there is none. */
  draft: Draft | undefined;
  /** What it is, of when. */
  words?: (when: string) => string;
  onTake: (draft: Draft) => void;
  onDiscard: () => void;
}) {
  const { draft: text } = unsavedText;
  if (!draft) return null;
  // The button that was pressed goes; the page is where the keyboard goes on.
  const goOn = (act: () => void) => {
    act();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line border-l-8 border-l-lantern bg-card p-4"
    >
      <p>{words(formatOwnMoment(draft.at))}</p>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary px-4"
          onClick={() => goOn(() => onTake(draft))}
        >
          {text.take}
        </button>
        <button type="button" className="button button-secondary px-4" onClick={() => goOn(onDiscard)}>
          {text.discard}
        </button>
      </p>
    </section>
  );
}
