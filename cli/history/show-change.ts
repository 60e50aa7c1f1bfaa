import { toRun } from '../command-line.ts';
import { reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { formatChange, formatChangeLines } from './describe-change.ts';

/** Prints a change: each field before and after. */
export async function showChange(terminal: Terminal, id: number): Promise<void> {
  const { api } = await terminal.connect();
  const shown = await reply(api.admin.history[':id'].$get({ param: { id: String(id) } }));
  terminal.print(shown, () =>
    terminal.isWindow ? formatChange(shown, terminal.width, process.stdout) : formatChangeLines(shown),
  );
  if (shown.change.canUndo) terminal.note(`To take it back: ${toRun(`history undo ${id}`)}`);
}
