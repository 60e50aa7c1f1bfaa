import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { type ImportDecisions, noDecisions } from '#core/staff/import-decisions.ts';
import { chooseServer } from '../connection/connection.ts';
import { canAsk } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Cancelled, UsageError } from '../usage-error.ts';
import type { ImportExtras, ImportFlags } from './import-flags.ts';
import { formatImportReport } from './import-report.ts';
import { howToUndo } from './import-words.ts';
import { KeptDecisions } from './kept-decisions.ts';
import { decisionsOf } from './read-decisions.ts';
import type { JobEnd } from './run-job.ts';

type Importing = (flags: ImportFlags, extras: ImportExtras) => Promise<JobEnd<ImportAnswer>>;

/** Imports the files, here or on the server, and prints the report; with `--review` after each kind was decided. */
export async function runImport(
  terminal: Terminal,
  paths: readonly string[],
  { suggestMap, output, ...flags }: ImportFlags,
): Promise<void> {
  if (suggestMap) {
    const { suggestMap: suggest } = await import('./suggest-map.ts');
    return suggest(terminal, paths, output === undefined ? {} : { output });
  }
  if (output !== undefined) throw new UsageError('--output is for the mapping of --suggest-map.');
  const { review = false, ...others } = flags;
  if (review && !canAsk()) {
    throw new UsageError('A review asks for keys: run it on a terminal, or say what is refused by --refuse.');
  }
  const importing: Importing = async (with_, extras) => {
    if (chooseServer(terminal.flags) !== undefined) {
      const { importToServer } = await import('./import-to-server.ts');
      return importToServer(terminal, paths, with_, extras);
    }
    const { importHere } = await import('./import-here.ts');
    return { answer: await importHere(terminal, paths, with_, extras), tooLate: false };
  };
  const given = await decisionsOf(flags);
  const { answer, tooLate } = review
    ? await importReviewed(terminal, importing, others, given)
    : await importing(others, { decisions: given });
  if (tooLate && flags.dryRun) throw new Cancelled();
  print(terminal, answer);
  if (!tooLate) return;
  // Not as an error: with --json, the report is the one document.
  console.error('harborlight: It was too late to stop: the import took place.');
  process.exitCode = 130;
}

/**
 * Looks, asks, looks again at what that comes to, asks whether to do it, and does it. What was decided is kept until
 * it is imported.
 */
async function importReviewed(
  terminal: Terminal,
  importing: Importing,
  flags: ImportFlags,
  given = noDecisions,
): Promise<JobEnd<ImportAnswer>> {
  const { reviewImport } = await import('./review-import.ts');
  const look = async (extras: ImportExtras, details: boolean) => {
    const { answer, tooLate } = await importing({ ...flags, dryRun: true, details }, extras);
    if (tooLate) throw new Cancelled('Nothing was imported.');
    return answer;
  };
  // Of what is refused by a flag, nothing is asked.
  const before = await look({ decisions: given }, true);
  const decisions: ImportDecisions = { kinds: { ...given.kinds }, rows: { ...given.rows } };
  const kept = new KeptDecisions();
  try {
    await reviewImport(before, decisions, () => kept.write(decisions));
  } finally {
    // Before what takes seconds, in which Ctrl-C ends the program.
    kept.tell();
  }
  const after = await look({ decisions }, false);
  if (flags.dryRun) return importing(flags, { decisions });
  console.error(`\n${formatImportReport(after.report!)}\n`);
  await terminal.confirm('Import this?');
  const end = await importing(flags, { decisions, previewed: after.fingerprint });
  kept.remove();
  return end;
}

function print(terminal: Terminal, { report, details }: ImportAnswer): void {
  const { importId } = report!;
  terminal.print({ ...report, ...(details && { details }) }, () =>
    [formatImportReport(report!), ...(importId === undefined ? [] : ['', howToUndo(importId)])].join('\n'),
  );
}
