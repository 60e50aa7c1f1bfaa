import { formatNumber } from '#core/i18n/format.ts';
import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import { toRun } from '../command-line.ts';
import type { Connection } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { canAsk } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { Cancelled } from '../usage-error.ts';
import { type JobEnd, runJob } from './run-job.ts';
import { formatUndo } from './undo-report.ts';

/** Says what it would do and asks; then takes the import back, and prints what became of its centers. */
export async function undoImport(
  terminal: Terminal,
  id: number,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  const connection = await terminal.connect();
  const { files } = await reply(connection.api.admin.imports[':id'].$get({ param: { id: String(id) } }));
  const names = files.join(', ');
  if (dryRun) {
    const answer = await preview(connection, id);
    terminal.print({ dryRun, ...answer }, () => formatUndo(answer, { dryRun, width: terminal.width }));
    return;
  }
  if (!terminal.flags.yes) {
    // What cannot be taken back is refused here, before anybody is asked.
    if (canAsk()) {
      console.error(wrapText(describe(await preview(connection, id)), terminal.width).join('\n'));
    }
    await terminal.confirm(`Undo the import of ${names}?`);
  }
  const { answer, tooLate } = await undo(connection, id, false);
  terminal.print({ dryRun, ...answer }, () => formatUndo(answer, { dryRun, width: terminal.width }));
  if (!tooLate) return;
  console.error('harborlight: It was too late to stop: the import is undone.');
  process.exitCode = 130;
}

const nothing = 'Nothing was undone.';

async function preview(connection: Connection, id: number): Promise<UndoAnswer> {
  const { answer, tooLate } = await undo(connection, id, true);
  if (tooLate) throw new Cancelled(nothing);
  return answer;
}

function undo(connection: Connection, id: number, dryRun: boolean): Promise<JobEnd<UndoAnswer>> {
  const { undo } = connection.api.admin.imports[':id'];
  return runJob(
    connection,
    (job) => ({
      answer: reply(
        undo.$post({ param: { id: String(id) }, query: { job, dryRun: dryRun ? 'true' : 'false' } }),
      ),
    }),
    {
      nothing,
      whether: `Whether it was undone, "${toRun(`imports show ${id}`)}" tells.`,
      ...(dryRun && { phase: 'looking' }),
    },
  );
}

function describe({ deleted, restored, keptCenters, corrections }: UndoAnswer): string {
  return [
    deleted > 0 && `${count(deleted, 'center that it created', 'centers that it created')} would be deleted.`,
    restored > 0 &&
      `${count(restored, 'center that it changed', 'centers that it changed')} would be restored.`,
    keptCenters.length > 0 &&
      `${count(keptCenters.length, 'new center stays', 'new centers stay')}, for a review: staff have worked on them.`,
    corrections.length > 0 &&
      `${count(corrections.length, 'field stays', 'fields stay')} as staff have left them since.`,
    'An undo cannot be undone, but the files can be imported again.',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}
