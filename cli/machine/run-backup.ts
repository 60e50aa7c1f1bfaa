import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatBytes } from '#core/i18n/format.ts';
import { companions, nameDraft } from '#server/backup/backup-file.ts';
import { nameBackup, removeOldBackups } from '#server/database/kept-files.ts';
import { chooseServer } from '../connection/connection.ts';
import { showProgress } from '../terminal/progress.ts';
import { removeWhenStopped } from '../terminal/remove-when-stopped.ts';
import { safeText } from '../terminal/safe-text.ts';
import { chooseFile } from '../terminal/save-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { backUpHere, backUpServer, type Made, readKeptDays, refuseDatabaseItself } from './backup-sources.ts';
import { countCenters } from './count-centers.ts';

/** Writes the database of the server, or of this machine, to a file; in a folder under a name with the moment. */
export async function runBackup(terminal: Terminal, path: string): Promise<void> {
  const isHere = chooseServer(terminal.flags) === undefined;
  const now = new Date();
  const at = now.toISOString();
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const days = isFolder ? await readKeptDays(terminal, { isHere }) : undefined;
  const wanted = days === undefined ? path : join(path, nameBackup(now, days));
  if (isHere) refuseDatabaseItself(terminal, resolve(wanted));
  const file = await chooseFile(terminal, wanted);
  const source = isHere ? backUpHere : backUpServer;
  const progress = showProgress();
  const draft = nameDraft(file);
  const forget = removeWhenStopped(['', ...companions].map((end) => draft + end));
  let made: Made;
  try {
    made = await source(terminal, { file, draft, at }, progress.update);
  } finally {
    forget();
    progress.stop();
  }
  const { bytes, centers, schema } = made.content;
  await note(terminal, made.note);
  // Not before the new one is whole.
  const removed = days === undefined ? 0 : await removeOldBackups(path, now, days);
  terminal.print(
    { file, bytes, centers, schema, at, ...(isFolder && { removed }) },
    () => `${safeText(file)}: ${formatBytes(bytes)}, ${countCenters(centers)}. Checked: it is whole.`,
  );
  if (removed > 0) {
    const older = removed === 1 ? '1 older one is' : `${removed} older ones are`;
    terminal.note(`${older} gone: contact details are not kept for longer.`);
  }
  terminal.note('It holds contact details: keep it where only you can read it.');
}

/** The backup is good all the same. */
async function note(terminal: Terminal, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    const why = (error as Error).message;
    terminal.note(`The backup is good, but it could not be noted that there is one: ${why}`);
  }
}
