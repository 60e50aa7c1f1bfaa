import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { formatBytes } from '#core/i18n/format.ts';
import { MAX_FILE_BYTES, TABLE_FILES } from '#core/staff/bulk-import.ts';

/** Takes a file: by the browser's own dialog, which the keyboard opens too, or dropped anywhere on the area. */
export function ChooseFile({
  another,
  onChoose,
}: {
  /** True once there is a file. */
  another: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  const text = bulkImport.choose;
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no drops in some browsers
    <div
      role="group"
      aria-label={text.title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose([...event.dataTransfer.files]);
      }}
      className={`card flex flex-wrap items-center gap-x-4 gap-y-2 border-2 border-dashed p-6 has-focus-visible:outline-3 has-focus-visible:outline-action ${over ? 'border-action bg-action-soft' : 'border-field-line'} ${another ? '' : 'justify-center sm:py-10'}`}
    >
      <input
        id={id}
        type="file"
        accept={TABLE_FILES}
        className="sr-only"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // So that the same file, fixed, can be chosen again.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={`button ${another ? 'button-secondary' : 'button-primary'}`}>
        <FileUp aria-hidden="true" className="size-5" />
        {another ? text.another : text.label}
      </label>
      <span>{text.orDrop}</span>
      <span className="text-sm text-muted">{text.limit(formatBytes(MAX_FILE_BYTES))}</span>
    </div>
  );
}
