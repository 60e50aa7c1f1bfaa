import { useId, useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { ImportChoices } from './send-file.ts';

/** The year of a directory, where the file's name has none. */
export function YearChoice({
  choices,
  onAgain,
}: {
  choices: ImportChoices;
  onAgain: (choices: ImportChoices) => void;
}) {
  const text = bulkImport.directory;
  const [year, setYear] = useState(choices.year ? String(choices.year) : '');
  const id = useId();
  return (
    <form
      className="card flex flex-wrap items-end gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { year: _, ...others } = choices;
        onAgain(year === '' ? others : { ...others, year: Number(year) });
      }}
    >
      <div>
        <label htmlFor={id} className="block font-semibold">
          {text.year}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {text.yearHint}
        </p>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          type="number"
          min={1990}
          max={2100}
          className="field mt-1 max-w-32"
          value={year}
          onChange={(event) => setYear(event.target.value)}
        />
      </div>
      <button type="submit" className="button button-secondary">
        {text.again}
      </button>
    </form>
  );
}
