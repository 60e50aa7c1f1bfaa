import { columns } from '#core/columns.ts';
import { samhsaColumns } from '#core/samhsa.ts';
import { AppError } from '../app-error.ts';
import type { Table } from './table.ts';

/** `csv` is our template, `samhsa` SAMHSA's directory; either may come as CSV or XLSX. */
export type ImportFormat = 'csv' | 'samhsa';
export const importFormats = ['csv', 'samhsa'] as const satisfies ImportFormat[];

/** What a header row says about the rows below it. */
export interface Header {
  format: ImportFormat;
  /** Where each column that we know stands. */
  positions: Map<string, number>;
  width: number;
  /** Columns that we have no use for. */
  ignored: string[];
}

/**
 * Tells the format by the header row, unless it is given. Throws an AppError that names the columns that are
 * missing, and those that were found.
 */
export function readHeader(table: Table, format?: ImportFormat): Header {
  const cells = (table.rows[0] ?? []).map((cell) => cell.trim());
  const found = cells.map(squash);
  const decided = format ?? detect(found);
  const shown = cells.filter((cell) => cell !== '').join(', ') || 'nothing';
  if (!decided) {
    throw wrongHeader(
      table,
      `the first row names no columns that we know; it holds: ${shorten(shown)}. ` +
        `Our template needs ${required('csv').join(', ')}; SAMHSA's directory has ${required('samhsa').join(', ')}`,
    );
  }
  const missing = required(decided).filter((header) => !found.includes(squash(header)));
  if (missing.length > 0) {
    const plural = missing.length > 1;
    throw wrongHeader(
      table,
      `the column${plural ? 's' : ''} ${missing.join(', ')} ${plural ? 'are' : 'is'} missing. ` +
        `Found: ${shorten(shown)}`,
    );
  }
  const positions = new Map<string, number>();
  for (const header of allHeaders[decided]) {
    const position = found.indexOf(squash(header));
    if (position === -1) continue;
    if (found.indexOf(squash(header), position + 1) !== -1) {
      throw wrongHeader(table, `there are two columns ${header}`);
    }
    positions.set(header, position);
  }
  const used = new Set(positions.values());
  return {
    format: decided,
    positions,
    width: cells.findLastIndex((cell) => cell !== '') + 1,
    ignored: cells.filter((cell, position) => cell !== '' && !used.has(position)),
  };
}

const allHeaders: Record<ImportFormat, readonly string[]> = {
  csv: columns.map(({ header }) => header),
  samhsa: [...samhsaColumns.required, ...samhsaColumns.optional],
};

function required(format: ImportFormat): readonly string[] {
  if (format === 'samhsa') return samhsaColumns.required;
  return columns.filter((column) => column.required).map(({ header }) => header);
}

/** The format of which the header holds more columns that the other lacks. */
function detect(found: readonly string[]): ImportFormat | undefined {
  const score = (format: ImportFormat, other: ImportFormat) =>
    allHeaders[format].filter(
      (header) => !allHeaders[other].includes(header) && found.includes(squash(header)),
    ).length;
  const [csv, samhsa] = [score('csv', 'samhsa'), score('samhsa', 'csv')];
  if (csv === 0 && samhsa === 0) return undefined;
  return samhsa > csv ? 'samhsa' : 'csv';
}

/** "Levels of Care" and "levels_of_care" are the same column. */
function squash(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

function wrongHeader(table: Table, problem: string): AppError {
  const path = `${table.name}, row 1`;
  return new AppError(422, 'wrong_header', `${path}: ${problem}.`, [{ path, message: problem }]);
}
