import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { CountCards } from './count-cards.tsx';
import { DetailLists, ProblemLists, WithheldList } from './row-lists.tsx';
import type { ImportChoices } from './send-file.ts';
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
      {yearly && <YearChoice choices={choices} onAgain={onAgain} />}
      {choices.map !== undefined && (
        <button type="button" className="button button-secondary" onClick={onMap}>
          {text.changeMapping}
        </button>
      )}
      <VerifiedChoice answer={answer} choices={choices} onAgain={onAgain} />
      {something ? (
        <button type="button" className="button button-primary" onClick={onImport}>
          {text.import(counts.new, counts.changed, counts.missing)}
        </button>
      ) : (
        <p className="font-semibold">{answer.success > 0 ? text.nothing : text.noneUsable}</p>
      )}
      <ProblemLists answer={answer} />
      {details && <DetailLists answer={answer} details={details} />}
    </section>
  );
}
