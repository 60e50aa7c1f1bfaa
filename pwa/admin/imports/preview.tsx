import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { countDecided, reviewParts } from '#core/staff/review-rows.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { DraftOffer } from '../unsaved/draft-offer.tsx';
import { CountCards } from './count-cards.tsx';
import { PreferChoice, proposedBy } from './prefer-choice.tsx';
import { RefusedList } from './refused-list.tsx';
import { ReviewPanel } from './review/review-panel.tsx';
import { useKeptDecisions } from './review/use-kept-decisions.ts';
import { DetailLists, ProblemLists, WithheldList } from './row-lists.tsx';
import type { ImportChoices } from './send-file.ts';
import { useLeaveWarning } from './use-bulk-import.ts';
import { YearChoice } from './year-choice.tsx';

/** What an import would do, and the button that does it. */
export function Preview({
  file,
  answer,
  choices,
  onImport,
  onAgain,
  onMap,
}: {
  file: File;
  answer: ImportAnswer;
  choices: ImportChoices;
  onImport: () => void;
  onAgain: (choices: ImportChoices) => void;
  /** Back to the mapping of a file of another layout. */
  onMap: () => void;
}) {
  const text = bulkImport.preview;
  const { decisions: decided, draft } = choices;
  const { decisions, any, ...kept } = useKeptDecisions(file, draft);
  const all = reviewParts(answer);
  const parts = decided ? [] : all;
  const pairs = all.find(({ kind }) => kind === 'pairs')?.rows ?? [];
  const openPairs = countDecided(pairs, decided ?? decisions).open;
  useLeaveWarning(any);
  const lookAgain = (others: ImportChoices) => onAgain({ ...others, draft: decisions });
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { counts, details, yearly } = answer;
  const proposed = proposedBy(answer)?.count ?? 0;
  const something = counts.new + counts.changed + counts.missing + proposed > 0;
  return (
    <section className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title(answer.file)}
      </h2>
      <p>
        {text.nothingWritten} {counts.wrong > 0 && text.skipped(counts.wrong)}{' '}
        {something && counts.sampleRemoved > 0 && text.sample(counts.sampleRemoved)}
      </p>
      <WithheldList withheld={answer.withheld} />
      <CountCards counts={counts} />
      {yearly && <YearChoice choices={choices} onAgain={lookAgain} />}
      {choices.map !== undefined && (
        <button type="button" className="button button-secondary" onClick={onMap}>
          {text.changeMapping}
        </button>
      )}
      <PreferChoice answer={answer} choices={choices} onAgain={lookAgain} />
      {parts.length > 0 && (
        <>
          <DraftOffer
            draft={kept.offered}
            words={importReview.kept}
            onTake={kept.take}
            onDiscard={kept.discard}
          />
          <ReviewPanel parts={parts} counts={counts} decisions={decisions} onDecide={kept.decide} />
        </>
      )}
      {openPairs > 0 && <p className="font-semibold">{importReview.openPairs(openPairs)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {any && !decided ? (
          <button
            type="button"
            className="button button-primary"
            onClick={() => onAgain({ ...choices, decisions, draft: decisions })}
          >
            {importReview.look}
          </button>
        ) : something ? (
          <button type="button" className="button button-primary" onClick={onImport}>
            {text.import(counts.new, counts.changed, counts.missing, proposed)}
          </button>
        ) : (
          <p className="font-semibold">{answer.success > 0 ? text.nothing : text.noneUsable}</p>
        )}
        {decided && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => onAgain({ ...choices, decisions: undefined, draft: decided })}
          >
            {importReview.change}
          </button>
        )}
      </div>
      <RefusedList refused={answer.refused} />
      <ProblemLists answer={answer} />
      {details && <DetailLists answer={answer} details={details} />}
    </section>
  );
}
