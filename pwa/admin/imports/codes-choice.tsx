import { useId } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';

/** Takes a table of what SAMHSA's codes mean, for a year that we have none of. */
export function CodesChoice({ onChoose }: { onChoose: (codes: File) => void }) {
  const { refused: text } = bulkImport;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {text.codes}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {text.codesHint}
      </p>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        type="file"
        accept=".json,application/json"
        className="field mt-1"
        onChange={(event) => {
          const codes = event.target.files?.[0];
          if (codes) onChoose(codes);
        }}
      />
    </div>
  );
}
