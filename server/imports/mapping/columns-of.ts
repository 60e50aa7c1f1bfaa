import { fold } from '#core/fold-text.ts';
import type { Table } from '../files/table.ts';

/** A column of a file, and what stands in it. */
export interface FileColumn {
  /** As in the header. */
  name: string;
  /** In words that can be compared. */
  folded: string;
  /** Cells that are not empty, in their order. */
  cells: readonly string[];
  /** How many rows there are. */
  rows: number;
}

/** A title and a date stand above some lists. */
const LOOKED_AT = 20;

/** In which row the names of the columns stand, as a spreadsheet numbers it: the first that fills most of the columns. */
export function findHeaderRow({ rows }: Table): number {
  const filled = rows.slice(0, LOOKED_AT).map((row) => row.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...filled);
  return (
    Math.max(
      0,
      filled.findIndex((count) => count >= Math.max(2, 0.6 * most)),
    ) + 1
  );
}

/** The columns below that row; those without a name, or with one that is there already, cannot be named. */
export function columnsOf({ rows }: Table, headerRow: number): FileColumn[] {
  const below = rows.slice(headerRow).filter((row) => row.some((cell) => cell.trim() !== ''));
  const names = (rows[headerRow - 1] ?? []).map((cell) => cell.trim());
  return names.flatMap((name, at) => {
    if (name === '' || names.indexOf(name) !== at) return [];
    const cells = below.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    return [{ name: name.replace(/\s+/g, ' '), folded: fold(name), cells, rows: below.length }];
  });
}

/** How many of a column's cells are so, from 0 to 1; 0 where it is empty. */
export function share({ cells }: FileColumn, is: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
}

/** The different cells of a column, as they are first written, the commonest first. */
export function distinct(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([cell]) => cell);
}
