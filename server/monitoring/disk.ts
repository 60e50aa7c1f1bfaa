import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formatBytes } from '#core/i18n/format.ts';

const GIGABYTE = 1024 ** 3;
/** The backup's copy, what is kept of the database, and the log that the content goes through; with a little room. */
const FOR_A_RESTORE = 3.2;

/**
 * What is free on the disk that the database is on; `todo` where that is too little. Where more than `enough` bytes are
 * free, and a restore has room, all is well.
 */
export async function measureDisk(
  databaseFile: string,
  enough = GIGABYTE,
): Promise<{ message: string; todo: string | undefined }> {
  const folder = nearestFolder(databaseFile);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const { size } = await stat(databaseFile).catch(() => ({ size: 0 }));
  const isEnough = free >= Math.max(enough, FOR_A_RESTORE * size);
  return {
    message: `${formatBytes(free)} free.`,
    todo: isEnough ? undefined : `Make room on the disk of ${folder}: backups and updates need it.`,
  };
}

/** The folder of a file that may not be there yet, as far as it is there. */
export function nearestFolder(file: string): string {
  let folder = resolve(dirname(file));
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
