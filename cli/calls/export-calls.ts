import { resolve } from 'node:path';
import { formatBytes, formatNumber } from '#core/i18n/format.ts';
import { accept, reply } from '../reply.ts';
import { confirmOverwrite, saveFile, writeOut } from '../save-file.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { type CallFlags, readCallFilter } from './call-filter.ts';

/** Writes the log as CSV to a file, whole or not at all; or to stdout. */
export async function exportCalls(
  terminal: Terminal,
  { output, ...flags }: CallFlags & { output?: string },
): Promise<void> {
  if (output === undefined && terminal.flags.json) {
    throw new UsageError('An export is CSV. As JSON lines: harborlight calls list --all --json');
  }
  const { api, fetch } = await terminal.connect();
  const filter = await readCallFilter(api, flags);
  if (output !== undefined) await confirmOverwrite(terminal, output);
  const { total } = await reply(api.admin['call-logs'].$get({ query: filter }));
  const response = await accept(fetch(`/api/admin/call-logs.csv?${new URLSearchParams(filter)}`));
  const chunks = response.body!;
  if (output === undefined) return writeOut(chunks);
  const bytes = await saveFile(output, chunks);
  terminal.print(
    { file: resolve(output), calls: total, bytes },
    () => `${formatNumber(total)} ${total === 1 ? 'call' : 'calls'} in ${output} (${formatBytes(bytes)}).`,
  );
}
