import { existsSync } from 'node:fs';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { openDatabase } from '#server/database/db.ts';
import { DetailCollector } from '#server/imports/details.ts';
import { writeImport } from '#server/imports/import-centers.ts';
import { answerImport } from '#server/imports/jobs/import-answer.ts';
import { readImport } from '#server/imports/read-import.ts';
import { userName } from '../connection/connection.ts';
import { readSettingsHere } from '../connection/read-settings-here.ts';
import { showProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ImportExtras, ImportFlags } from './import-flags.ts';
import { readBeside } from './read-beside.ts';

/**
 * Imports the files into a database of this machine. Not by way of the API: no process of its own is needed where nobody else is
 * kept waiting, and a database that is not there yet is made only for files that are good.
 */
export async function importHere(
  terminal: Terminal,
  paths: readonly string[],
  flags: ImportFlags,
  extras: ImportExtras = {},
): Promise<ImportAnswer> {
  const started = performance.now();
  const file = readSettingsHere(terminal.flags).settings.HARBORLIGHT_DB;
  const progress = showProgress();
  try {
    // Before the database is opened: files that are no good leave no trace, not even an empty database.
    const { codes: _codes, map: _map, refuse: _, decisions: __, details: wanted, ...options } = flags;
    const details = wanted ? new DetailCollector({ several: paths.length > 1 }) : undefined;
    const prepared = await readImport({
      ...options,
      ...(await readBeside(flags)),
      ...(details && { details }),
      files: paths.map((path) => ({ path })),
      onProgress: progress.update,
    });
    if (!flags.dryRun) terminal.note(`Importing to ${file}${existsSync(file) ? '' : ', which is new'}`);
    const opened = await openDatabase(flags.dryRun && !existsSync(file) ? ':memory:' : file);
    try {
      const report = await writeImport(opened, prepared, {
        ...options,
        ...extras,
        actor: userName(),
        channel: 'terminal',
        onProgress: progress.update,
      });
      report.seconds = Math.round(performance.now() - started) / 1000;
      return answerImport(report, { details, whole: true });
    } finally {
      await opened.destroy();
    }
  } finally {
    progress.stop();
  }
}
