import { useId } from 'react';
import { importMapping } from '#core/i18n/en/admin/bulk-import.ts';
import { type MappedField, neededFields } from '#core/staff/import-mapping.ts';
import type { TriedMapping } from '#core/staff/mapping-draft.ts';

type MappedTo = TriedMapping['fields'][number];

const needed: readonly MappedField[] = neededFields;
/** Of most lists; others stand behind them, folded away where they are not used. */
const common: readonly MappedField[] = [
  ...needed,
  'street',
  'zip',
  'phone',
  'website',
  'care',
  'levels',
  'insurance',
];

/** For each field of a center the column that it is made of. */
export function ColumnFields({
  tried,
  onChoose,
}: {
  tried: TriedMapping;
  onChoose: (field: MappedField, column: string | null) => void;
}) {
  const text = importMapping.fields;
  const isUsed = ({ column, written }: MappedTo) => column !== null || written;
  const shown = tried.fields.filter((each) => common.includes(each.field) || isUsed(each));
  const others = tried.fields.filter((each) => !shown.includes(each));
  const list = (fields: readonly MappedTo[]) => (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map((each) => (
        <ColumnField key={each.field} {...each} columns={tried.columns} onChoose={onChoose} />
      ))}
    </div>
  );
  return (
    <section className="card space-y-4 p-5">
      <h3 className="text-lg font-semibold">{text.title}</h3>
      {list(shown)}
      <details className="space-y-4">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{text.more}</summary>
        {list(others)}
      </details>
    </section>
  );
}

const WRITTEN = 'written:';
const COLUMN = 'column:';

function ColumnField({
  field,
  column,
  written,
  columns,
  onChoose,
}: MappedTo & { columns: readonly string[]; onChoose: (field: MappedField, column: string | null) => void }) {
  const text = importMapping.fields;
  const id = useId();
  const label = text.labels[field];
  // One that the file lacks is still what the mapping says.
  const listed = column === null || columns.includes(column) ? columns : [column, ...columns];
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {needed.includes(field) ? text.needed(label) : label}
      </label>
      <select
        id={id}
        className="field mt-1"
        value={written ? WRITTEN : column === null ? '' : `${COLUMN}${column}`}
        onChange={({ target: { value } }) => {
          if (value !== WRITTEN) onChoose(field, value === '' ? null : value.slice(COLUMN.length));
        }}
      >
        <option value="" disabled={needed.includes(field)}>
          {text.none}
        </option>
        {written && <option value={WRITTEN}>{text.written}</option>}
        {[...new Set(listed)].map((each) => (
          <option key={each} value={`${COLUMN}${each}`}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}
