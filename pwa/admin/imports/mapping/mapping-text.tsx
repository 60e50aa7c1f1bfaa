import { Download, FileUp } from 'lucide-react';
import { useId } from 'react';
import { importMapping } from '#core/i18n/en/admin/bulk-import.ts';
import type { TriedMapping } from '#core/staff/mapping-draft.ts';
import { saveBlob } from '../../parts/save-blob.ts';

/** The mapping as YAML, which can be saved and used again, and what is wrong with it by line and key. */
export function MappingText({
  fileName,
  text,
  problems,
  onWrite,
}: {
  /** Of the file that it is for. */
  fileName: string;
  text: string;
  problems: TriedMapping['problems'];
  onWrite: (text: string, options?: { atOnce: boolean }) => void;
}) {
  const words = importMapping.text;
  const id = useId();
  return (
    <section className="card space-y-3 p-5">
      <h3 className="text-lg font-semibold">{words.title}</h3>
      <label htmlFor={id} className="block font-semibold">
        {words.label}
      </label>
      <p id={`${id}-hint`} className="prose-width text-sm text-muted">
        {words.hint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={problems.length > 0}
        aria-errormessage={problems.length > 0 ? `${id}-problems` : undefined}
        rows={16}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field overflow-x-auto font-mono text-sm whitespace-pre"
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      {problems.length > 0 && (
        <div id={`${id}-problems`} role="alert" className="border-l-8 border-l-emergency pl-4">
          <p className="font-semibold">{words.wrong}</p>
          <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-secondary"
          onClick={() =>
            saveBlob(importMapping.fileName(fileName), new Blob([text], { type: 'application/yaml' }))
          }
        >
          <Download aria-hidden="true" className="size-5" />
          {words.save}
        </button>
        <span className="has-focus-visible:outline-3 has-focus-visible:outline-action">
          <input
            id={`${id}-saved`}
            type="file"
            accept=".yaml,.yml,.json"
            className="sr-only"
            onChange={async ({ target }) => {
              const saved = await target.files?.[0]?.text();
              target.value = '';
              if (saved !== undefined) onWrite(saved, { atOnce: true });
            }}
          />
          <label htmlFor={`${id}-saved`} className="button button-secondary">
            <FileUp aria-hidden="true" className="size-5" />
            {words.open}
          </label>
        </span>
      </div>
    </section>
  );
}
