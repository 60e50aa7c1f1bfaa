import stringWidth from 'string-width';
import { type Paint, paint } from './paint.ts';
import { safeText } from './safe-text.ts';
import { NARROWEST, padText, wrapText } from './wrap.ts';

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

/** A table that is no wider than `width`: long cells are wrapped. */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  width: number,
): string {
  const cells = rows.map((row) => columns.map((column) => textOf(column, row)));
  const widths = shareWidth(
    columns.map(({ title, whole }, index) => ({
      natural: Math.max(...[title, ...cells.map((row) => row[index] ?? '')].map(longestLine)),
      whole: whole === true,
    })),
    width,
  );
  const draw = (texts: readonly string[], colours: readonly (Paint | undefined)[]) => {
    const lines = texts.map((text, at) => wrapText(text, widths[at] ?? NARROWEST));
    return Array.from({ length: Math.max(...lines.map(({ length }) => length)) }, (_, index) => {
      const parts = lines.map((cell, at) => {
        const text = cell[index] ?? '';
        const colour = colours[at];
        return padText(colour && text ? paint(colour, text) : text, widths[at] ?? NARROWEST);
      });
      return parts.join(' '.repeat(GAP)).trimEnd();
    });
  };
  const titles = columns.map(({ title }) => title);
  return [
    // Where no column has a title, there is no line of them.
    ...(titles.some(Boolean)
      ? draw(
          titles,
          titles.map(() => 'bold'),
        )
      : []),
    ...rows.flatMap((row, index) =>
      draw(
        cells[index] ?? [],
        columns.map((column) => column.paint?.(row)),
      ),
    ),
  ].join('\n');
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
  return Math.max(...wrapText(text, Number.POSITIVE_INFINITY).map((line) => stringWidth(line)));
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
