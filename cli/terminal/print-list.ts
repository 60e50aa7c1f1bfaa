import { formatNumber } from '#core/i18n/format.ts';
import { allOn } from '#core/pages/last-page.ts';
import type { GlobalFlags } from '../global-flags.ts';
import { printJson } from './print-json.ts';
import { type Column, formatTable, formatTsv } from './table.ts';

/** What every page says. */
export interface PageOfList {
  /** How many rows all pages have together. */
  total: number;
  /** How many more come behind those on the same pages, that do not say whether they are what is asked. */
  notStated?: number;
  /** The most that a page has. */
  limit: number;
  /** Where the next one begins, for lists that others change meanwhile; null on the last. */
  next?: string | null;
}

/** A list that comes in pages. */
export interface List<Page extends PageOfList, Row> {
  /** Reads one by its number, from 1, or the one after another by what that says of it. */
  read(page: number, after?: string): Promise<Page>;
  rows(page: Page): readonly Row[];
  columns: readonly Column<Row>[];
  /** What is said where there is none. */
  none: string;
}

/** What a list is printed with: of a terminal, what concerns the output. */
export interface Printer {
  readonly flags: GlobalFlags;
  /** True where stdout is a window: then tables are drawn, else lines with tabs are written. */
  readonly isWindow: boolean;
  /** Columns of the window. */
  readonly width: number;
  /** One document: as JSON with --json, else `text`. */
  print(document: unknown, text: () => string): void;
  /** Something aside, to whoever looks on: to stderr, and nothing with --json. */
  note(text: string): void;
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
  terminal: Printer,
  list: List<Page, Row>,
  { page: first = 1, all = false }: ListFlags,
): Promise<void> {
  const { flags, isWindow, width } = terminal;
  let seen = 0;
  let after: string | undefined;
  for (let number = all ? 1 : first; ; number++) {
    const page = await list.read(number, after);
    const rows = list.rows(page);
    const { limit } = page;
    const total = allOn(page);
    if (flags.json && !all) return terminal.print(page, () => '');
    if (flags.json) for (const row of rows) printJson(row, { indent: 0 });
    else if (isWindow && rows.length > 0) console.log(formatTable(rows, list.columns, width));
    else if (isWindow && number === 1) console.log(list.none);
    else if (!isWindow) {
      const [header, ...lines] = formatTsv(rows, list.columns).split('\n');
      console.log([...(seen === 0 ? [header] : []), ...lines].join('\n'));
    }
    seen += rows.length;
    after = page.next ?? undefined;
    if (all && (page.next === undefined ? rows.length > 0 && seen < total : after !== undefined)) continue;
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
