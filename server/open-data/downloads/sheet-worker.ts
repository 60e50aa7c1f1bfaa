import { parentPort } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import { sheetText } from '#core/i18n/en/open-data/downloads.ts';
import type { SheetMessage } from './sheet-file.ts';

/**
 * A worker thread for one workbook. The library makes the XML of a whole sheet before it compresses it: for the whole
 * directory seconds of work and some 200 MB, which are free again when the thread ends.
 */
const rows: (string | number | null)[][] = [];

parentPort?.on('message', async (message: SheetMessage) => {
  if (message.type === 'rows') return rows.push(...message.rows);
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const file = await writeXlsxFile([
    {
      sheet: sheetText.centers,
      data: [message.headers.map(bold), ...rows],
      stickyRowsCount: 1,
      columns: message.headers.map(() => ({ width: 20 })),
    },
    {
      sheet: sheetText.about,
      data: message.about.map(([name, value]) => [bold(name), value]),
      columns: [{ width: 32 }, { width: 100 }],
    },
  ]).toBuffer();
  const bytes = new Uint8Array(file);
  parentPort?.postMessage(bytes, [bytes.buffer]);
  parentPort?.close();
});
