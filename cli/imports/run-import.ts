import type { ImportReport } from '#core/staff/import-report.ts';
import { chooseServer } from '../connection/connection.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Cancelled, UsageError } from '../usage-error.ts';
import type { ImportFlags } from './import-flags.ts';
import { formatImportReport } from './import-report.ts';
import { howToUndo } from './import-words.ts';

/** Imports the files, here or on the server, and prints the report. */
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
  const print = (report: ImportReport) => {
    const { importId } = report;
    terminal.print(report, () =>
      [formatImportReport(report), ...(importId === undefined ? [] : ['', howToUndo(importId)])].join('\n'),
    );
  };
  if (chooseServer(terminal.flags) === undefined) {
    const { importHere } = await import('./import-here.ts');
    print(await importHere(terminal, paths, flags));
    return;
  }
  const { importToServer } = await import('./import-to-server.ts');
  const { answer, tooLate } = await importToServer(terminal, paths, flags);
  if (tooLate && flags.dryRun) throw new Cancelled();
  print(answer);
  if (!tooLate) return;
  // Not as an error: with --json, the report is the one document.
  console.error('harborlight: It was too late to stop: the import took place.');
  process.exitCode = 130;
}
