import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { CountCards } from './count-cards.tsx';
import { RefusedList } from './refused-list.tsx';
import { ProblemLists, WithheldList } from './row-lists.tsx';
import { UndoButton } from './undo-button.tsx';

/** What an import did, and the way back. */
export function ImportDone({
  answer,
  onUndo,
}: {
  answer: ImportAnswer;
  /** Undefined where nothing was written, or while something else is under way. */
  onUndo: (() => void) | undefined;
}) {
  const text = bulkImport;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.done.title(answer.file)}
      </h2>
      {answer.importId === null && <p>{text.done.nothing}</p>}
      <WithheldList withheld={answer.withheld} />
      <CountCards counts={answer.counts} />
      {onUndo && <UndoButton file={answer.file} label={text.undo.here} onAsk={onUndo} />}
      <RefusedList refused={answer.refused} />
      <ProblemLists answer={answer} />
    </section>
  );
}
