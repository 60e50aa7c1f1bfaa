import { formatBytes, formatNumber } from '#core/i18n/format.ts';
import { accept, reply } from '../connection/reply.ts';
import { chooseFile, saveFile, writeOut } from '../terminal/save-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
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
  const file = output === undefined ? undefined : await chooseFile(terminal, output);
  const { total } = await reply(api.admin['call-logs'].$get({ query: filter }));
  const response = await accept(fetch(`/api/admin/call-logs.csv?${new URLSearchParams(filter)}`));
  const chunks = response.body!;
  if (file === undefined) return writeOut(chunks);
  const bytes = await saveFile(file, chunks);
  terminal.print(
    { file, calls: total, bytes },
    () => `${formatNumber(total)} ${total === 1 ? 'call' : 'calls'} in ${output} (${formatBytes(bytes)}).`,
  );
}
