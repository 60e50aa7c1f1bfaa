import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PREFIX = '.harborlight-work-';
const LONGEST_WORK_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a folder beside the database that nobody else may look into, for copies of it: they hold contact details. What
 * a crash has left behind long ago is removed.
 */
export async function makeWorkFolder(databaseFile: string): Promise<string> {
  await removeLeftovers(databaseFile);
  return mkdtemp(join(await folderOf(databaseFile), PREFIX));
}

/** Removes what work that was killed has left beside the database more than a day ago, as far as it may. */
export async function removeLeftovers(databaseFile: string): Promise<void> {
  const folder = await folderOf(databaseFile);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const left = join(folder, name);
    try {
      const { mtimeMs } = await lstat(left);
      if (Date.now() - mtimeMs > LONGEST_WORK_MS) await removeWorkFolder(left);
    } catch {
      // Another run has removed it, or it is another user's: no reason not to do the work.
    }
  }
}

/** Where the database itself is, not a link to it: only from there can a copy take its place. */
async function folderOf(databaseFile: string): Promise<string> {
  return dirname(await realpath(databaseFile).catch(() => databaseFile));
}

export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
