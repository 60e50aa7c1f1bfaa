import type { ImportAnswer } from '#core/bulk-import.ts';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { useStaffText } from '../../text.tsx';
import { CountCards } from './count-cards.tsx';
import { DetailLists, ProblemLists } from './row-lists.tsx';
import { SamhsaChoices } from './samhsa-choices.tsx';
import type { ImportChoices } from './send-file.ts';

/** What an import would do, and the button that does it. */
export function Preview({
  answer,
  choices,
  onImport,
  onAgain,
}: {
  answer: ImportAnswer;
  choices: ImportChoices;
  onImport: () => void;
  onAgain: (choices: ImportChoices) => void;
}) {
  const text = useStaffText(bulkImport).preview;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { counts, details, file, format } = answer;
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
      <CountCards counts={counts} />
      {format === 'samhsa' && <SamhsaChoices choices={choices} onAgain={onAgain} />}
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
