import { resolve } from 'node:path';
import { formatBytes } from '#core/i18n/format.ts';
import { companions, nameDraft } from '#server/backup/backup-file.ts';
import { chooseServer } from '../connection.ts';
import { safeText } from '../format/safe-text.ts';
import { showProgress } from '../progress.ts';
import { removeWhenStopped } from '../remove-when-stopped.ts';
import { chooseFile } from '../save-file.ts';
import type { Terminal } from '../terminal.ts';
import { countCenters } from './count-centers.ts';
import { backUpHere, backUpServer, type Made, refuseDatabaseItself } from './sources.ts';

/** Writes the database of the server, or of this machine, to a file. */
export async function runBackup(terminal: Terminal, path: string): Promise<void> {
  const isHere = chooseServer(terminal.flags) === undefined;
  if (isHere) refuseDatabaseItself(terminal, resolve(path));
  const file = await chooseFile(terminal, path);
  const at = new Date().toISOString();
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
  terminal.print(
    { file, bytes, centers, schema, at },
    () => `${safeText(file)}: ${formatBytes(bytes)}, ${countCenters(centers)}. Checked: it is whole.`,
  );
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
