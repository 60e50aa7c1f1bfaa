import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatBytes, formatNumber } from '#core/i18n/format.ts';
import { AppError } from '#server/app-error.ts';
import { type Progress, showProgress } from '../progress.ts';
import { accept, reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { type FilterFlags, toQuery } from './list-centers.ts';

export interface ExportFlags extends FilterFlags {
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
  if (output !== undefined && existsSync(output)) {
    await terminal.confirm(`${output} is there already. Write over it?`);
  }
  const query = toQuery(words, flags);
  const { total } = await reply(api.admin.centers.$get({ query: { ...query, limit: '1' } }));
  const response = await accept(fetch(`/api/admin/centers.${format}?${new URLSearchParams(query)}`));
  // In a window that the file itself is written to, a bar would stand between its lines.
  const withBar = output !== undefined || !terminal.isWindow;
  // Each center ends with one; the lines within a text of CSV end otherwise.
  const lineEnd = (format === 'csv' ? '\r' : '\n').charCodeAt(0);
  const chunks = readAll(response, total, { withBar, lineEnd });
  if (output === undefined) return writeOut(chunks);
  const bytes = await writeWhole(output, chunks);
  terminal.print({ file: resolve(output), format, centers: total, bytes }, () => {
    const what = `${formatNumber(total)} ${total === 1 ? 'center' : 'centers'}`;
    return `${what} in ${output} (${formatBytes(bytes)}).`;
  });
}

/** The chunks of a file, with a bar on a terminal where they take long. Throws 503 where they break off. */
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
  } catch (error) {
    if ((error as Error).message !== 'terminated') throw error;
    throw new AppError(503, 'no_answer', 'The connection broke before the end. Try again.');
  } finally {
    bar?.stop();
  }
}

function count(chunk: Uint8Array, byte: number): number {
  let found = 0;
  for (let at = chunk.indexOf(byte); at >= 0; at = chunk.indexOf(byte, at + 1)) found += 1;
  return found;
}

async function writeOut(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  }
}

/** Returns the file's size in bytes. Beside it, so that to rename it is one step: half a file is never there. */
async function writeWhole(output: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const partial = `${output}.${process.pid}.partial`;
  let bytes = 0;
  try {
    const file = await open(partial, 'wx');
    try {
      for await (const chunk of chunks) {
        await file.writeFile(chunk);
        bytes += chunk.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, output);
    return bytes;
  } catch (error) {
    await rm(partial, { force: true });
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = fileProblems[code];
    throw why ? new AppError(500, 'not_written', `${output} cannot be written: ${why}.`) : error;
  }
}

const fileProblems: Record<string, string | undefined> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'it would be too large',
};
