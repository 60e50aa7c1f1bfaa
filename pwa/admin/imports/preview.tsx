import { useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { noDecisions } from '#core/staff/import-decisions.ts';
import { reviewParts } from '#core/staff/review-rows.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { CountCards } from './count-cards.tsx';
import { RefusedList } from './refused-list.tsx';
import { ReviewPanel } from './review/review-panel.tsx';
import { DetailLists, ProblemLists, WithheldList } from './row-lists.tsx';
import type { ImportChoices } from './send-file.ts';
import { useLeaveWarning } from './use-bulk-import.ts';
import { VerifiedChoice } from './verified-choice.tsx';
import { YearChoice } from './year-choice.tsx';

/** What an import would do, and the button that does it. */
export function Preview({
  answer,
  choices,
  onImport,
  onAgain,
  onMap,
}: {
  answer: ImportAnswer;
  choices: ImportChoices;
  onImport: () => void;
  onAgain: (choices: ImportChoices) => void;
  /** Back to the mapping of a file of another layout. */
  onMap: () => void;
}) {
  const text = bulkImport.preview;
  const { decisions: decided, draft } = choices;
  const [decisions, setDecisions] = useState(draft ?? noDecisions);
  const parts = decided ? [] : reviewParts(answer);
  const any = Object.keys(decisions.kinds).length + Object.keys(decisions.rows).length > 0;
  useLeaveWarning(any);
  const lookAgain = (others: ImportChoices) => onAgain({ ...others, draft: decisions });
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { counts, details, file, yearly } = answer;
  const something = counts.new + counts.changed + counts.missing > 0;
  return (
    <section className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title(file)}
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
      <VerifiedChoice answer={answer} choices={choices} onAgain={lookAgain} />
      {parts.length > 0 && (
        <ReviewPanel parts={parts} counts={counts} decisions={decisions} onDecide={setDecisions} />
      )}
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
            {text.import(counts.new, counts.changed, counts.missing)}
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
