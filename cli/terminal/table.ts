import Table from 'cli-table3';
import { type Paint, paint } from './paint.ts';
import { safeText } from './safe-text.ts';
import { wrapText } from './wrap.ts';

export interface Column<Row> {
  title: string;
  value: (row: Row) => string | number | null | undefined;
  /** In which colour, on a terminal. */
  paint?: (row: Row) => Paint | undefined;
  /** Never cut or wrapped, such as an id. */
  whole?: boolean;
}

/** What separates two columns. */
const GAP = 2;
/** No column gets narrower, however narrow the window. */
const NARROWEST = 6;

/** A table that is no wider than `width`: long cells are wrapped. */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  width: number,
): string {
  const cells = rows.map((row) => columns.map((column) => textOf(column, row)));
  const widths = shareWidth(
    columns.map(({ title, whole }, index) => ({
      natural: Math.max(title.length, ...cells.map((row) => longestLine(row[index] ?? ''))),
      whole: whole === true,
    })),
    width,
  );
  const table = new Table({
    // Where no column has a title, there is no line of them.
    head: columns.some(({ title }) => title) ? columns.map(({ title }) => paint('bold', title)) : [],
    // What a column's width takes in: the text and the gap behind it.
    colWidths: widths.map((column, index) => column + (index < widths.length - 1 ? GAP : 0)),
    wordWrap: true,
    chars: noLines,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  for (const [index, row] of rows.entries()) {
    table.push(
      columns.map((column, at) => {
        // Not by the table, which counts the gap in and breaks no long word.
        const text = wrapText(cells[index]?.[at] ?? '', widths[at] ?? NARROWEST).join('\n');
        const colour = column.paint?.(row);
        return colour ? paint(colour, text) : text;
      }),
    );
  }
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** For programs: a header, then a line for each row, with tabs between cells. */
export function formatTsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t');
  return [
    line(columns.map(({ title }) => title)),
    ...rows.map((row) => line(columns.map((column) => textOf(column, row)))),
  ].join('\n');
}

function textOf<Row>(column: Column<Row>, row: Row): string {
  return safeText(String(column.value(row) ?? ''));
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...line].length));
}

/** Takes from the widest columns first, until all fit. */
function shareWidth(columns: readonly { natural: number; whole: boolean }[], width: number): number[] {
  const widths = columns.map(({ natural }) => natural);
  const sum = () => widths.reduce((all, each) => all + each, 0) + GAP * (widths.length - 1);
  while (sum() > width) {
    let widest = -1;
    for (const [index, { whole }] of columns.entries()) {
      const current = widths[index] ?? 0;
      if (!whole && current > NARROWEST && current > (widths[widest] ?? 0)) widest = index;
    }
    if (widest < 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

const noLines = Object.fromEntries(
  [
    ['top', 'top-mid', 'top-left', 'top-right'],
    ['bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ['left', 'left-mid', 'mid', 'mid-mid'],
    ['right', 'right-mid', 'middle'],
  ]
    .flat()
    .map((place) => [place, '']),
);
