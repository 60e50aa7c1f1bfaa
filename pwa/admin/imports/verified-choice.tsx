import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { FoldedList } from './folded-list.tsx';
import type { ImportChoices } from './send-file.ts';

/** Where the file says something else than what staff have verified since: both, by whom, and which is to stand. */
export function VerifiedChoice({
  answer,
  choices,
  onAgain,
}: {
  answer: ImportAnswer;
  choices: ImportChoices;
  onAgain: (choices: ImportChoices) => void;
}) {
  const { verified: text, columns } = bulkImport;
  const kept = answer.report?.warnings.find(({ kind }) => kind === 'verified_kept');
  const now = choices.verified ?? 'keep';
  if (!kept && now === 'keep') return null;
  return (
    <fieldset className="card space-y-3 border-l-8 border-l-lantern p-4">
      <legend className="sr-only">{text.title}</legend>
      <p aria-hidden="true" className="text-lg font-semibold">
        {text.title}
      </p>
      <p>{text.text}</p>
      <div className="grid gap-2">
        {(['keep', 'replace'] as const).map((verified) => (
          <label key={verified} className="choice">
            <input
              type="radio"
              name="verified"
              checked={now === verified}
              onChange={() => onAgain({ ...choices, verified })}
            />
            <span>{text[verified]}</span>
          </label>
        ))}
      </div>
      {kept && (
        <FoldedList
          title={text.list}
          text=""
          open
          count={kept.count}
          items={kept.rows}
          fileName="import-verified.csv"
          table={(all) => [
            [columns.row, columns.field, columns.both],
            ...all.map(({ row, column, value }) => [String(row), column ?? '', value ?? '']),
          ]}
        >
          {({ row, column, value }) => <p>{text.line(row, column ?? '', value ?? '')}</p>}
        </FoldedList>
      )}
    </fieldset>
  );
}
