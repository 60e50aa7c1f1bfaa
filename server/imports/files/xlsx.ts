import { readSheet } from 'read-excel-file/node';
import { MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import { AppError } from '../../app-error.ts';
import { unreadable } from './import-file.ts';
import { readZipDirectory } from './zip-directory.ts';

/** Unpacked XML is some ten times the size of the same table as CSV. */
const MAX_UNPACKED_BYTES = 8 * MAX_FILE_BYTES;

/** The first sheet of a workbook as rows of text. Throws an AppError that names the file. */
export async function readXlsx(data: Uint8Array, name: string): Promise<string[][]> {
  const parts = readZipDirectory(data);
  // A ZIP's directory is its end, which is what a broken download lacks.
  if (!parts) throw unreadable(name, 'is damaged or incomplete: the end of the file is missing');
  if (!parts.names.includes('xl/workbook.xml'))
    throw unreadable(name, 'is a ZIP file, not a workbook (.xlsx)');
  if (parts.unpackedBytes > MAX_UNPACKED_BYTES) throw unreadable(name, 'is too large once unpacked');
  let rows: unknown[][];
  try {
    rows = await readSheet(Buffer.from(data.buffer, data.byteOffset, data.length));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable(name, 'is damaged or incomplete: its first sheet cannot be read');
  }
  if (rows.length === 0) throw unreadable(name, 'is empty: its first sheet has no rows');
  return rows.map((row) => row.map(toText));
}

function toText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}
