import { AppError } from '../../app-error.ts';
import { readCsv } from './csv.ts';
import { type ImportFile, nameOf, readBytes, unreadable } from './import-file.ts';
import { decodeText, type Encoding } from './text-encoding.ts';
import { readXlsx } from './xlsx.ts';

/** A file as rows of cells. Row 1 of a spreadsheet is `rows[0]`. */
export interface Table {
  name: string;
  format: 'xlsx' | 'csv';
  encoding: Encoding | null;
  rows: readonly (readonly string[])[];
  /** As a spreadsheet numbers it, where it was not the first row: see `withHeaderRow`. */
  headerRow?: number;
}

/** The table with its header in front: what stands above it, such as a title, is blank. Row numbers stay as they are. */
export function withHeaderRow(table: Table, headerRow: number): Table {
  if (headerRow === 1) return table;
  const above = Array.from({ length: headerRow - 1 }, () => []);
  const rows = [table.rows[headerRow - 1] ?? [], ...above, ...table.rows.slice(headerRow)];
  return { ...table, rows, headerRow };
}

/** Reads a file by what is in it, whatever its name ends with. Throws an AppError that names the file. */
export async function readTable(file: ImportFile): Promise<Table> {
  const name = nameOf(file);
  const data = await readBytes(file);
  if (startsWith(data, 'PK')) {
    const rows = readXlsx(data, name);
    refuseBinary(rows, name);
    return { name, format: 'xlsx', encoding: null, rows };
  }
  const problem = foreignFormats.find(({ magic }) => startsWith(data, magic))?.problem;
  if (problem) throw unreadable(name, problem);
  const { text, encoding } = decodeText(data);
  if (/^\s*<(!doctype|html|\?xml)/i.test(text.slice(0, 200))) {
    throw unreadable(name, 'is a web page, not a table: download the file itself');
  }
  if (text.trim() === '') throw unreadable(name, 'is empty');
  const rows = readCsv(text, name);
  if (text.includes(BINARY)) refuseBinary(rows, name);
  return { name, format: 'csv', encoding, rows };
}

/** No text has it, and SQLite ends a text at it. Of other characters that nobody sees each row tells: core/plain-text.ts. */
const BINARY = '\0';

/** Throws an AppError that names the first cell that holds a character of no text, by row and column. */
function refuseBinary(rows: Table['rows'], name: string): void {
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex((cell) => cell.includes(BINARY));
    if (column === -1) continue;
    const header = index === 0 ? '' : (rows[0]![column]?.trim() ?? '');
    const path = `${name}, row ${index + 1}, column ${header || column + 1}`;
    const problem = `holds binary data (U+0000, NUL): delete it there, or save the table anew`;
    throw new AppError(422, 'unreadable_file', `${path} ${problem}.`, [{ path, message: problem }]);
  }
}

const foreignFormats = [
  { magic: '%PDF', problem: 'is a PDF, not a table' },
  { magic: '\xd0\xcf\x11\xe0', problem: 'is an old Excel file (.xls): save it as .xlsx or CSV' },
  { magic: '\x89PNG', problem: 'is a picture, not a table' },
  { magic: '\xff\xd8\xff', problem: 'is a picture, not a table' },
  { magic: '{\\rtf', problem: 'is a text document, not a table' },
  { magic: 'SQLite format 3', problem: 'is a database, not a table' },
];

function startsWith(data: Uint8Array, magic: string): boolean {
  return Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, 32))
    .toString('latin1')
    .startsWith(magic);
}
