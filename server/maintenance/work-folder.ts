import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PREFIX = '.harborlight-work-';
const LONGEST_WORK_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a folder beside the database that nobody else may look into, for copies of it: they hold contact details. What
 * a crash has left behind long ago is removed.
 */
export async function makeWorkFolder(databaseFile: string): Promise<string> {
  const folder = dirname(databaseFile);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const left = join(folder, name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > LONGEST_WORK_MS) await removeWorkFolder(left);
  }
  return mkdtemp(join(folder, PREFIX));
}

export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
