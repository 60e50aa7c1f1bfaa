import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { readTyped, type UndoAnswer } from '#core/staff/bulk-import.ts';
import { toRun } from '../command-line.ts';
import type { Connection } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { ask, canAsk } from '../terminal/ask.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { Cancelled } from '../usage-error.ts';
import { type JobEnd, runJob } from './run-job.ts';
import { formatUndo } from './undo-report.ts';

/** Says what it would do and asks; then takes the import back, and prints what became of its centers. */
export async function undoImport(
  terminal: Terminal,
  id: number,
  { dryRun = false, centers }: { dryRun?: boolean; centers?: number },
): Promise<void> {
  const connection = await terminal.connect();
  const { files } = await reply(connection.api.admin.imports[':id'].$get({ param: { id: String(id) } }));
  const names = files.join(', ');
  if (dryRun) {
    const answer = await preview(connection, id);
    terminal.print({ dryRun, ...answer }, () => formatUndo(answer, { dryRun, width: terminal.width }));
    return;
  }
  const typed = centers ?? (await agree(terminal, await preview(connection, id), names));
  const { answer, tooLate } = await undo(connection, id, { dryRun, typed });
  terminal.print({ dryRun, ...answer }, () => formatUndo(answer, { dryRun, width: terminal.width }));
  if (!tooLate) return;
  console.error('harborlight: It was too late to stop: the import is undone.');
  process.exitCode = 130;
}

const nothing = 'Nothing was undone.';

/**
 * Shows what would be done, and asks: for the number of centers, where these are much of the directory. Returns the number
 * that is to be undone.
 */
async function agree(terminal: Terminal, answer: UndoAnswer, names: string): Promise<number> {
  const { touched, large } = answer;
  if (canAsk() && (large || !terminal.flags.yes)) {
    console.error(wrapText(describe(answer), terminal.width).join('\n'));
  }
  if (!large) {
    await terminal.confirm(`Undo the import of ${names}?`);
    return touched;
  }
  const much = bulkImport.undo.large(touched, answer.all);
  await ask.text({
    message: safeText(`Undo the import of ${names}? ${bulkImport.undo.type(touched)}:`),
    instead: `${much} Add --centers ${touched} to say so.`,
    validate: (given) => readTyped(given) === touched || bulkImport.undo.type(touched),
  });
  return touched;
}

async function preview(connection: Connection, id: number): Promise<UndoAnswer> {
  const { answer, tooLate } = await undo(connection, id, { dryRun: true });
  if (tooLate) throw new Cancelled(nothing);
  return answer;
}

function undo(
  connection: Connection,
  id: number,
  { dryRun, typed }: { dryRun: boolean; typed?: number },
): Promise<JobEnd<UndoAnswer>> {
  const { undo } = connection.api.admin.imports[':id'];
  return runJob(
    connection,
    (job) => ({
      answer: reply(
        undo.$post({
          param: { id: String(id) },
          query: {
            job,
            dryRun: dryRun ? 'true' : 'false',
            ...(typed !== undefined && { centers: String(typed) }),
          },
        }),
      ),
    }),
    {
      nothing,
      whether: `Whether it was undone, "${toRun(`imports show ${id}`)}" tells.`,
      ...(dryRun && { phase: 'looking' }),
    },
  );
}

function describe(answer: UndoAnswer): string {
  return [
    ...bulkImport.undo.would(answer),
    bulkImport.undo.final,
    ...(answer.large ? [bulkImport.undo.large(answer.touched, answer.all), bulkImport.undo.copyFirst] : []),
  ].join('\n');
}
