import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { openDatabase } from '#server/db.ts';
import { readImport } from '#server/imports/read-import.ts';
import { writeImport } from '#server/imports.ts';
import { loadDotEnv, readSettings } from '#server/settings.ts';
import type { ImportFlags } from './commands/import.ts';
import { formatImportReport } from './import-report.ts';
import { showProgress } from './progress.ts';

/** Imports the files into the database and prints the report. */
export async function runImport(paths: readonly string[], flags: ImportFlags): Promise<void> {
  const started = performance.now();
  loadDotEnv();
  const file = flags.db ?? readSettings(process.env).HARBORLIGHT_DB;
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
      console.log(flags.json ? JSON.stringify(report, null, 2) : formatImportReport(report));
    } finally {
      await db.destroy();
    }
  } finally {
    progress.stop();
  }
}

/** Who is on record for the changes. A container's user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
