import { toSafeCsv } from '#core/columns.ts';

/** Hands a table over as a file, made on the device. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // With a byte order mark, by which Excel knows UTF-8.
  const content = `\uFEFF${toSafeCsv(rows)}`;
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
