import { formatBytes, formatNumber } from '#core/i18n/format.ts';
import { accept, reply } from '../connection/reply.ts';
import { type Progress, showProgress } from '../terminal/progress.ts';
import { chooseFile, saveFile, writeOut } from '../terminal/save-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type FilterFlags, toQuery } from './list-centers.ts';

interface ExportFlags extends FilterFlags {
  format?: 'csv' | 'json' | 'jsonl';
  output?: string;
}

/** Who waits longer wants to see how far it is. */
const PATIENCE_MS = 1000;

/** Writes the centers that are found to a file, whole or not at all; or to stdout. */
export async function exportCenters(
  terminal: Terminal,
  words: readonly string[],
  flags: ExportFlags,
): Promise<void> {
  const { output } = flags;
  const format = flags.format ?? (terminal.flags.json && output === undefined ? 'json' : 'csv');
  const { api, fetch } = await terminal.connect();
  const file = output === undefined ? undefined : await chooseFile(terminal, output);
  const query = toQuery(words, flags);
  const { total } = await reply(api.admin.centers.$get({ query: { ...query, limit: '1' } }));
  const response = await accept(fetch(`/api/admin/centers.${format}?${new URLSearchParams(query)}`));
  // In a window that the file itself is written to, a bar would stand between its lines.
  const withBar = output !== undefined || !terminal.isWindow;
  // Each center ends with one; the lines within a text of CSV end otherwise.
  const lineEnd = (format === 'csv' ? '\r' : '\n').charCodeAt(0);
  const chunks = readAll(response, total, { withBar, lineEnd });
  if (file === undefined) return writeOut(chunks);
  const bytes = await saveFile(file, chunks);
  terminal.print({ file, format, centers: total, bytes }, () => {
    const what = `${formatNumber(total)} ${total === 1 ? 'center' : 'centers'}`;
    return `${what} in ${output} (${formatBytes(bytes)}).`;
  });
}

/** The chunks of a file, with a bar on a terminal where they take long. */
async function* readAll(
  response: Response,
  total: number,
  { withBar, lineEnd }: { withBar: boolean; lineEnd: number },
): AsyncGenerator<Uint8Array> {
  const started = performance.now();
  let bar: Progress | undefined;
  let lines = 0;
  try {
    for await (const chunk of response.body ?? []) {
      lines += count(chunk, lineEnd);
      if (withBar && performance.now() - started > PATIENCE_MS) bar ??= showProgress();
      bar?.update(Math.min(lines, total), total, 'Export');
      yield chunk;
    }
  } finally {
    bar?.stop();
  }
}

function count(chunk: Uint8Array, byte: number): number {
  let found = 0;
  for (let at = chunk.indexOf(byte); at >= 0; at = chunk.indexOf(byte, at + 1)) found += 1;
  return found;
}
