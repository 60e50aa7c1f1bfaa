import { formatNumber } from '#core/i18n/format.ts';
import { type Column, formatTable, formatTsv } from './format/table.ts';
import type { Terminal } from './terminal.ts';

/** What every page says. */
export interface PageOfList {
  /** How many rows all pages have together. */
  total: number;
  /** The most that a page has. */
  limit: number;
}

/** A list that comes in pages. */
export interface List<Page extends PageOfList, Row> {
  /** Reads one; the first is 1. */
  read(page: number): Promise<Page>;
  rows(page: Page): readonly Row[];
  columns: readonly Column<Row>[];
  /** What is said where there is none. */
  none: string;
}

export interface ListFlags {
  page?: number;
  all?: boolean;
}

/**
 * Prints one page; with `--all` every page. As JSON a page is one document, and all are JSON lines, a row each; in a
 * pipe both are lines with tabs under one header.
 */
export async function printList<Page extends PageOfList, Row>(
  terminal: Pick<Terminal, 'flags' | 'isWindow' | 'width' | 'print' | 'note'>,
  list: List<Page, Row>,
  { page: first = 1, all = false }: ListFlags,
): Promise<void> {
  const { flags, isWindow, width } = terminal;
  let seen = 0;
  for (let number = all ? 1 : first; ; number++) {
    const page = await list.read(number);
    const rows = list.rows(page);
    const { total, limit } = page;
    if (flags.json && !all) return terminal.print(page, () => '');
    if (flags.json) for (const row of rows) console.log(JSON.stringify(row));
    else if (isWindow && rows.length > 0) console.log(formatTable(rows, list.columns, width));
    else if (isWindow && number === 1) console.log(list.none);
    else if (!isWindow) {
      const [header, ...lines] = formatTsv(rows, list.columns).split('\n');
      console.log([...(seen === 0 ? [header] : []), ...lines].join('\n'));
    }
    seen += rows.length;
    if (all && rows.length > 0 && seen < total) continue;
    if (!all && isWindow) terminal.note(describePage({ page: number, rows: rows.length, total, limit }));
    return;
  }
}

function describePage({ page, rows, total, limit }: PageOfList & { page: number; rows: number }): string {
  if (rows === total) return `${formatNumber(total)} in all.`;
  if (rows === 0) return `There is no page ${page}: ${formatNumber(total)} in all.`;
  const next =
    page * limit < total
      ? `For the next: --page ${page + 1}; for all: --all.`
      : 'It is the last; for all: --all.';
  return `${formatNumber(rows)} of ${formatNumber(total)}, page ${page}. ${next}`;
}
