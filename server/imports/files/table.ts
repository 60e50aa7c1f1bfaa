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
}

/** Reads a file by what is in it, whatever its name ends with. Throws an AppError that names the file. */
export async function readTable(file: ImportFile): Promise<Table> {
  const name = nameOf(file);
  const data = await readBytes(file);
  if (startsWith(data, 'PK')) {
    return { name, format: 'xlsx', encoding: null, rows: readXlsx(data, name) };
  }
  const problem = foreignFormats.find(({ magic }) => startsWith(data, magic))?.problem;
  if (problem) throw unreadable(name, problem);
  const { text, encoding } = decodeText(data);
  if (text.slice(0, 65_536).includes('\0')) {
    throw unreadable(name, 'is not a table: it holds binary data');
  }
  if (/^\s*<(!doctype|html|\?xml)/i.test(text.slice(0, 200))) {
    throw unreadable(name, 'is a web page, not a table: download the file itself');
  }
  if (text.trim() === '') throw unreadable(name, 'is empty');
  return { name, format: 'csv', encoding, rows: readCsv(text, name) };
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
