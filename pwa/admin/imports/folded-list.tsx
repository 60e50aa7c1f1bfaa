import { ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toSafeCsv } from '#core/center/csv-columns.ts';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { saveBlob } from '../parts/save-blob.ts';

const AT_ONCE = 100;

/** One kind of rows, folded away: the first of them, more when asked for, and all of them as a download. */
export function FoldedList<T>({
  title,
  text,
  count,
  items,
  open = false,
  first = AT_ONCE,
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
  /** How many are shown before somebody asks for more. */
  first?: number;
  fileName: string;
  /** The rows of the download, its header first. */
  table: (items: readonly T[]) => string[][];
  /** One item on screen. */
  children: (item: T) => ReactNode;
}) {
  const words = bulkImport.lists;
  const [most, setMost] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  /** Which is the first of those that were asked for: the keyboard goes on with it, since the button may be gone. */
  const newest = most > first ? most - AT_ONCE : undefined;
  useEffect(() => {
    if (newest !== undefined) list.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [newest]);
  if (count === 0) return null;
  const shown = items.slice(0, most);
  const more = Math.min(AT_ONCE, items.length - shown.length);
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
        <ul ref={list} className="divide-y divide-line">
          {shown.map((item, index) => (
            <li
              key={shown.indexOf(item)}
              tabIndex={index === newest ? -1 : undefined}
              className="py-2 outline-none"
            >
              {children(item)}
            </li>
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            aria-label={words.moreOf(title, more)}
            className="button button-secondary"
            onClick={() => setMost(most + AT_ONCE)}
          >
            {words.more(more)}
          </button>
        )}
      </div>
    </details>
  );
}

/** Hands a table over as a file, made on the device. */
function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // With a byte order mark, by which Excel knows UTF-8.
  saveBlob(fileName, new Blob([`\uFEFF${toSafeCsv(rows)}`], { type: 'text/csv' }));
}
