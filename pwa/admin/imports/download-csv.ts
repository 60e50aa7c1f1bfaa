import { toSafeCsv } from '#core/center/csv-columns.ts';
import { saveBlob } from '../parts/save-blob.ts';

/** Hands a table over as a file, made on the device. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // With a byte order mark, by which Excel knows UTF-8.
  saveBlob(fileName, new Blob([`\uFEFF${toSafeCsv(rows)}`], { type: 'text/csv' }));
}
