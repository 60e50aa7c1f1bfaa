import { ChevronRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { toSafeCsv } from '#core/center/csv-columns.ts';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { saveBlob } from '../parts/save-blob.ts';

const SHOWN = 100;

/** One kind of rows, folded away: the first hundred, and all of them as a download. */
export function FoldedList<T>({
  title,
  text,
  count,
  items,
  open = false,
  fileName,
  table,
  children,
}: {
  title: string;
  /** What it means that a row is in this list. */
  text: string;
  /** How many there are; an answer may list fewer. */
  count: number;
  items: readonly T[];
  open?: boolean;
  fileName: string;
  /** The rows of the download, its header first. */
  table: (items: readonly T[]) => string[][];
  /** One item on screen. */
  children: (item: T) => ReactNode;
}) {
  const words = bulkImport.lists;
  if (count === 0) return null;
  const shown = items.slice(0, SHOWN);
  return (
    <details open={open} className="card group">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 py-2 font-semibold hover:bg-action-soft">
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 group-open:rotate-90" />
        {words.heading(title, count)}
      </summary>
      <div className="space-y-3 border-t border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {text} {count > shown.length && words.firstOf(shown.length, count)}
          </p>
          <button
            type="button"
            aria-label={words.downloadOf(title)}
            className="button button-secondary"
            onClick={() => downloadCsv(fileName, table(items))}
          >
            <Download aria-hidden="true" className="size-5" />
            {words.download}
          </button>
        </div>
        <ul className="divide-y divide-line">
          {shown.map((item) => (
            <li key={shown.indexOf(item)} className="py-2">
              {children(item)}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Hands a table over as a file, made on the device. */
function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // With a byte order mark, by which Excel knows UTF-8.
  saveBlob(fileName, new Blob([`\uFEFF${toSafeCsv(rows)}`], { type: 'text/csv' }));
}
