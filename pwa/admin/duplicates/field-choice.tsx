import type { CenterFields } from '#core/center/center.ts';
import { type Choice, choicesOf, describeRow, isSame, type MergeRow } from '#core/center/merged-fields.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { duplicates } from '#core/i18n/en/admin/duplicates.ts';
import { StatusBadge } from '../parts/status-badge.tsx';

/** Field, first, second and result beside each other; on a phone below each other. */
export const FIELD_COLUMNS = 'grid gap-x-4 gap-y-2 lg:grid-cols-[10rem_1fr_1fr_1fr]';

interface FieldChoiceProps {
  row: MergeRow;
  first: CenterFields;
  second: CenterFields;
  merged: CenterFields;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** One field of both centers, the choice between them where they differ, and what comes of it. */
export function FieldChoice({ row, first, second, merged, choice, onChoose }: FieldChoiceProps) {
  const text = duplicates;
  const label = row.fields.length > 1 ? text.place : centerFieldLabels[row.key];
  const values = { first: describeRow(row, first), second: describeRow(row, second) };
  if (values.first === '' && values.second === '') return null;
  const result = describeRow(row, merged);
  if (isSame(row, first, second)) {
    return (
      <div className={`${FIELD_COLUMNS} p-3`}>
        <p className="font-semibold">{label}</p>
        <p className="text-muted lg:col-span-2">{text.same}</p>
        <p className="min-w-0 whitespace-pre-line">{result}</p>
      </div>
    );
  }
  return (
    <fieldset className="p-3">
      <legend className="sr-only">{label}</legend>
      <div className={FIELD_COLUMNS}>
        <p aria-hidden="true" className="space-x-2 lg:space-x-0">
          <span className="font-semibold lg:block">{label}</span>
          <StatusBadge tone="waiting">{text.differs}</StatusBadge>
        </p>
        {choicesOf(row, first, second).map((each) => (
          <label
            key={each}
            className={`choice min-w-0 ${each === 'both' ? 'lg:col-span-2 lg:col-start-2' : ''}`}
          >
            <input
              type="radio"
              name={row.key}
              value={each}
              checked={choice === each}
              onChange={() => onChoose(each)}
            />
            <span className="min-w-0">
              <span className="block text-sm text-muted lg:sr-only">
                {each === 'both' ? '' : text.columns[each]}
              </span>
              <span className="block whitespace-pre-line">
                {each === 'both' ? text.both : values[each] || text.nothing}
              </span>
            </span>
          </label>
        ))}
        <div className="min-w-0 rounded-lg bg-sunken p-3 lg:col-start-4 lg:row-span-2 lg:row-start-1">
          <p className="text-sm text-muted lg:sr-only">{text.columns.result}</p>
          <p className="whitespace-pre-line">{result || text.nothing}</p>
        </div>
      </div>
    </fieldset>
  );
}
