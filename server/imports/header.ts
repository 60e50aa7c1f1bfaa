import { importFormats } from '#core/staff/import-formats.ts';
import { AppError } from '../app-error.ts';
import type { Table } from './files/table.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/formats.ts';

/** What a header row says about the rows below it. */
export interface Header {
  format: Format;
  /** Where each column that we know stands. */
  positions: Map<string, number>;
  width: number;
  /** Columns that the format names, and the file lacks. */
  lacking: string[];
  /** Columns that we have no use for. */
  ignored: string[];
}

/**
 * Tells the format by the header row, unless it is given. Throws an AppError that names the columns that are
 * missing, and those that were found.
 */
export function readHeader(table: Table, given?: Format): Header {
  const cells = (table.rows[0] ?? []).map((cell) => cell.trim());
  const found = cells.map(squash);
  const format = given ?? detect(found);
  /** A mapping names columns as they stand in its file, where two may differ by a sign alone. */
  const findColumn = (header: string) => {
    const exact = format?.name === 'mapped' ? positionsOf(cells, header.trim()) : [];
    return exact.length > 0 ? exact : positionsOf(found, squash(header));
  };
  const shown = cells.filter((cell) => cell !== '').join(', ') || 'nothing';
  if (!format) {
    throw wrongHeader(
      table,
      `the first row names no columns that we know; it holds: ${shorten(shown)}. ` +
        importFormats
          .map((name) => formats[name])
          .map(({ label, columns }) => `${label} needs ${columns.required.join(', ')}`)
          .join('; '),
    );
  }
  const missing = format.columns.required.filter((header) => findColumn(header).length === 0);
  if (missing.length > 0) {
    const plural = missing.length > 1;
    throw wrongHeader(
      table,
      `the column${plural ? 's' : ''} ${missing.join(', ')} ${plural ? 'are' : 'is'} missing. ` +
        `Found: ${shorten(shown)}`,
    );
  }
  const positions = new Map<string, number>();
  for (const header of headersOf(format)) {
    const [position, second] = findColumn(header);
    if (position === undefined) continue;
    if (second !== undefined) throw wrongHeader(table, `there are two columns ${header}`);
    positions.set(header, position);
  }
  const used = new Set(positions.values());
  return {
    format,
    positions,
    lacking: format.columns.optional.filter((header) => !positions.has(header)),
    width: cells.findLastIndex((cell) => cell !== '') + 1,
    ignored: cells.filter((cell, position) => cell !== '' && !used.has(position)),
  };
}

function headersOf({ columns }: Format): string[] {
  return [...columns.required, ...columns.optional];
}

function positionsOf(cells: readonly string[], text: string): number[] {
  return text === '' ? [] : cells.flatMap((cell, position) => (cell === text ? [position] : []));
}

/** The format of which the header holds the most columns that no other has. */
function detect(found: readonly string[]): Format | undefined {
  const all = importFormats.map((name) => formats[name]);
  const scored = all.map((format) => {
    const others = new Set(all.filter((other) => other !== format).flatMap(headersOf));
    const own = headersOf(format).filter((header) => !others.has(header) && found.includes(squash(header)));
    return { format, score: own.length };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.format : undefined;
}

/** "Levels of Care" and "levels_of_care" are the same column. */
function squash(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

function wrongHeader(table: Table, problem: string): AppError {
  const path = `${table.name}, row ${table.headerRow ?? 1}`;
  return new AppError(422, 'wrong_header', `${path}: ${problem}.`, [{ path, message: problem }]);
}
