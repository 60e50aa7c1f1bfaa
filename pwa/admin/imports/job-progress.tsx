import { useId } from 'react';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { formatBytes } from '#core/i18n/format.ts';
import type { ImportProgress } from '#core/staff/bulk-import.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';

/** How far a file is on its way, and then how far the server is with it. */
export function JobProgress({
  title,
  upload,
  progress,
  note,
  others,
}: {
  title: string;
  upload?: { sent: number; size: number };
  /** Undefined until the server is at it. */
  progress: ImportProgress | undefined;
  note?: string | undefined;
  /** Somebody else's: nobody here has asked for it. */
  others?: true;
}) {
  const text = bulkImport.progress;
  const id = useId();
  // The button that was pressed is gone, and was two screens down on a phone.
  const heading = useFocusOnMount<HTMLParagraphElement>({ comesUnasked: others === true });
  const uploading = upload !== undefined && upload.sent < upload.size;
  const [done, total] = uploading ? [upload.sent, upload.size] : [progress?.done ?? 0, progress?.total ?? 0];
  const line = uploading
    ? text.uploading(formatBytes(upload.sent), formatBytes(upload.size))
    : text.describe(progress ?? { phase: 'reading', done: 0, total: 0 });
  return (
    <section className="card space-y-3 p-6">
      <p id={id} ref={heading} tabIndex={-1} role="status" className="text-xl font-semibold outline-none">
        {title}
      </p>
      <progress
        aria-labelledby={id}
        className="progress-bar"
        {...(total > 0 && { value: done, max: total })}
      />
      <p className="tabular-nums">{line}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  );
}
