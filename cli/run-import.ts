import { existsSync } from 'node:fs';
import { openDatabase } from '#server/db.ts';
import { readImport } from '#server/imports/read-import.ts';
import { writeImport } from '#server/imports.ts';
import { loadDotEnv, readSettings } from '#server/settings.ts';
import type { ImportFlags } from './commands/import.ts';
import { userName } from './connection.ts';
import { formatImportReport } from './import-report.ts';
import { showProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Imports the files into the database and prints the report. */
export async function runImport(
  terminal: Terminal,
  paths: readonly string[],
  flags: ImportFlags,
): Promise<void> {
  const started = performance.now();
  loadDotEnv();
  const file = terminal.flags.db ?? readSettings(process.env).HARBORLIGHT_DB;
  const progress = showProgress();
  try {
    // Before the database is opened: files that are no good leave no trace, not even an empty database.
    const prepared = await readImport({
      ...flags,
      files: paths.map((path) => ({ path })),
      onProgress: progress.update,
    });
    const db = await openDatabase(flags.dryRun && !existsSync(file) ? ':memory:' : file);
    try {
      const report = await writeImport(db, prepared, {
        ...flags,
        actor: userName(),
        channel: 'terminal',
        onProgress: progress.update,
      });
      report.seconds = Math.round(performance.now() - started) / 1000;
      progress.stop();
      terminal.print(report, () => formatImportReport(report));
    } finally {
      await db.destroy();
    }
  } finally {
    progress.stop();
  }
}
