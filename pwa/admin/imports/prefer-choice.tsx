import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { prefers } from '#core/staff/decision-kinds.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { FoldedList } from './folded-list.tsx';
import type { ImportChoices } from './send-file.ts';

/** Where the file says something else than what staff corrected or verified: both, by whom, and whose is to stand. */
export function PreferChoice({
  answer,
  choices,
  onAgain,
}: {
  answer: ImportAnswer;
  choices: ImportChoices;
  onAgain: (choices: ImportChoices) => void;
}) {
  const { prefer: text, columns } = bulkImport;
  const kept = proposedBy(answer);
  const now = choices.prefer ?? 'staff';
  if (!kept && now === 'staff') return null;
  return (
    <fieldset className="card space-y-3 border-l-8 border-l-lantern p-4">
      <legend className="sr-only">{text.title}</legend>
      <p aria-hidden="true" className="text-lg font-semibold">
        {text.title}
      </p>
      <p>{text.text}</p>
      <div className="grid gap-2">
        {prefers.map((prefer) => (
          <label key={prefer} className="choice">
            <input
              type="radio"
              name="prefer"
              checked={now === prefer}
              onChange={() => onAgain({ ...choices, prefer })}
            />
            <span>{text[prefer]}</span>
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
          fileName="import-proposals.csv"
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

/** What a preview would leave on centers as proposals; undefined where nothing. */
export function proposedBy({ report }: ImportAnswer) {
  return report?.warnings.find(({ kind }) => kind === 'verified_kept');
}
