import { existsSync, realpathSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatBytes, formatMomentUtc, formatNumber } from '#core/i18n/format.ts';
import type { BackupContent, RestoreReport } from '#core/staff/backup.ts';
import { inspectBackup } from '#server/backup/inspect-backup.ts';
import { makeWorkFolder, removeWorkFolder } from '#server/maintenance/work-folder.ts';
import type { Settings } from '#server/settings/settings.ts';
import { chooseServer } from '../connection/connection.ts';
import { readSettingsHere } from '../connection/read-settings-here.ts';
import { formatFields } from '../terminal/fields.ts';
import { showProgress } from '../terminal/progress.ts';
import { removeWhenStopped } from '../terminal/remove-when-stopped.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';
import { countCenters } from './count-centers.ts';
import { restoreHere, restoreServer } from './restore-targets.ts';

/** Puts a backup in place of the database of the server, or of this machine. */
export async function runRestore(terminal: Terminal, path: string): Promise<void> {
  const { mtime } = readFileStat(path);
  const server = chooseServer(terminal.flags);
  const settings = server === undefined ? readSettingsHere(terminal.flags).settings : undefined;
  if (settings) refuseDatabaseItself(path, settings.HARBORLIGHT_DB);
  const folder = await makeFolder(settings);
  const forget = removeWhenStopped([folder]);
  try {
    // A copy: to look into a file of SQLite may change it, and what was looked at is what is restored.
    const copy = await copyWithLog(path, join(folder, 'restore.db'));
    const content = await inspectBackup(copy, path);
    await ask(terminal, path, content, mtime, server ?? settings?.HARBORLIGHT_DB ?? '');
    const progress = showProgress();
    let report: RestoreReport;
    try {
      report = settings
        ? await restoreHere(settings, copy, path, progress.update)
        : await restoreServer(terminal, copy, progress.update);
    } finally {
      progress.stop();
    }
    terminal.print(report, () => describe(report, server !== undefined));
    if (server !== undefined)
      terminal.note(`Your token has ended with it: harborlight login --server ${server}`);
  } finally {
    forget();
    await removeWorkFolder(folder);
  }
}

function readFileStat(path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no file ${path}.`);
  if (!found.isFile()) throw new UsageError(`${path} is no ordinary file.`);
  return found;
}

function refuseDatabaseItself(path: string, database: string): void {
  const there = statSync(database, { throwIfNoEntry: false });
  if (there && realpathSync(path) === realpathSync(database)) {
    throw new UsageError(`${path} is the database itself. Give a backup of it.`);
  }
}

/** Beside the database, so that a copy can take its place; or, for a server, where temporary files go. */
async function makeFolder(settings: Settings | undefined): Promise<string> {
  const beside = settings?.HARBORLIGHT_DB ?? join(tmpdir(), 'harborlight.db');
  await mkdir(dirname(beside), { recursive: true });
  return makeWorkFolder(beside);
}

/** With the log beside it, where it is a plain copy of a database that was open. */
async function copyWithLog(path: string, copy: string): Promise<string> {
  await copyFile(path, copy);
  const log = `${path}-wal`;
  if (existsSync(log)) await copyFile(log, `${copy}-wal`);
  return copy;
}

async function ask(
  terminal: Terminal,
  path: string,
  { bytes, centers, newestEntryAt, schema }: BackupContent,
  written: Date,
  place: string,
): Promise<void> {
  const fields = [
    ['Backup', path],
    ['Written', formatMomentUtc(written.toISOString())],
    ['Size', formatBytes(bytes)],
    ['Centers', formatNumber(centers)],
    ['Newest entry', newestEntryAt && formatMomentUtc(newestEntryAt)],
    ['Schema', schema],
    ['To replace', place],
  ] as const;
  // Not as a note: what is asked about must not be dim.
  if (!terminal.flags.json) console.error(formatFields(fields, terminal.width));
  await terminal.confirm('Put it in place of the whole database? What is there now is kept as a file.');
}

function describe({ centers, kept, mailsSentSince }: RestoreReport, onServer: boolean): string {
  const lines = [`The backup is back: ${countCenters(centers)}.`];
  if (kept?.damaged) {
    lines.push(`The damaged database is kept as it was: ${kept.file}`, 'Restart the server, if one runs.');
  } else if (kept) {
    lines.push(
      `What was there before is kept${onServer ? ' on the server' : ''}: ${kept.file}`,
      'To take it back, restore that file.',
    );
  }
  if (mailsSentSince > 0) {
    const mails = mailsSentSince === 1 ? '1 mail that waits' : `${mailsSentSince} mails that wait`;
    lines.push(`${mails} in the backup went out since, and will not go out again.`);
  }
  lines.push('All staff have to sign in again. Accounts, roles and passwords are those of the backup.');
  return safeText(lines.join('\n'));
}
