import { existsSync } from 'node:fs';
import { openDatabase } from '#server/db.ts';
import { readImport } from '#server/imports/read-import.ts';
import type { ImportReport } from '#server/imports/report.ts';
import { writeImport } from '#server/imports.ts';
import type { ImportFlags } from '../commands/import.ts';
import { userName } from '../connection.ts';
import { showProgress } from '../progress.ts';
import { readSettingsHere } from '../settings/read-settings-here.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Imports the files into a database of this machine. Not by way of the API: no thread is needed where nobody else is
 * kept waiting, and a database that is not there yet is made only for files that are good.
 */
export async function importHere(
  terminal: Terminal,
  paths: readonly string[],
  flags: ImportFlags,
): Promise<ImportReport> {
  const started = performance.now();
  const file = readSettingsHere(terminal.flags).settings.HARBORLIGHT_DB;
  const progress = showProgress();
  try {
    // Before the database is opened: files that are no good leave no trace, not even an empty database.
    const prepared = await readImport({
      ...flags,
      files: paths.map((path) => ({ path })),
      onProgress: progress.update,
    });
    if (!flags.dryRun) terminal.note(`Importing to ${file}${existsSync(file) ? '' : ', which is new'}`);
    const opened = await openDatabase(flags.dryRun && !existsSync(file) ? ':memory:' : file);
    try {
      const report = await writeImport(opened, prepared, {
        ...flags,
        actor: userName(),
        channel: 'terminal',
        onProgress: progress.update,
      });
      report.seconds = Math.round(performance.now() - started) / 1000;
      return report;
    } finally {
      await opened.destroy();
    }
  } finally {
    progress.stop();
  }
}
