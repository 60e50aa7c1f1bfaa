import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formatBytes } from '#core/i18n/format.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { companions } from '../backup/backup-file.ts';
import { failed, ok, warning } from './findings.ts';

const GIGABYTE = 1024 ** 3;
const FOR_OTHERS = 0o007;
/** The backup's copy, what is kept of the database, and the log that the content goes through; with a little room. */
const FOR_A_RESTORE = 3.2;

/** The disk that the database is on, and who may read the file. */
export async function checkMachine(databaseFile: string): Promise<DoctorCheck[]> {
  return [await checkDisk(databaseFile), ...(await checkAccess(databaseFile))];
}

/** The database where it may not be written to, or its folder: SQLite lays its log there, and we the offline copy. */
async function findClosed(databaseFile: string): Promise<string | undefined> {
  const folder = nearestFolder(databaseFile);
  for (const path of [databaseFile, folder].filter((each) => existsSync(each))) {
    try {
      await access(path, constants.R_OK | constants.W_OK | (path === folder ? constants.X_OK : 0));
    } catch {
      return path;
    }
  }
  return undefined;
}

/** The folder of a file that may not be there yet, as far as it is there. */
function nearestFolder(file: string): string {
  let folder = resolve(dirname(file));
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** `enough`: where more than this many bytes are free, all is well. */
export async function checkDisk(databaseFile: string, enough = GIGABYTE): Promise<DoctorCheck> {
  const folder = nearestFolder(databaseFile);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const { size } = await stat(databaseFile).catch(() => ({ size: 0 }));
  const message = `${formatBytes(free)} free.`;
  if (free >= Math.max(enough, FOR_A_RESTORE * size)) return ok('disk', message);
  return warning('disk', message, `Make room on the disk of ${folder}: backups and updates need it.`);
}

/** Windows keeps rights elsewhere. */
async function checkAccess(databaseFile: string): Promise<DoctorCheck[]> {
  if (process.platform === 'win32') return [];
  const closed = await findClosed(databaseFile);
  if (closed !== undefined) {
    const message = `This user may not write to ${closed}.`;
    const todo = `Run this as the user that the server runs as, or: chown -R USER ${closed}.`;
    return [failed('access', message, todo)];
  }
  if (!existsSync(databaseFile)) return [];
  const files = [databaseFile, ...companions.map((end) => databaseFile + end)].filter((file) =>
    existsSync(file),
  );
  const open: string[] = [];
  for (const file of files) if ((await stat(file)).mode & FOR_OTHERS) open.push(file);
  if (open.length === 0) return [ok('access', 'Other users of the machine may not read the database.')];
  const message = 'Every user of the machine may read the database, with its contact details.';
  return [warning('access', message, `Run: chmod o= ${open.join(' ')}`)];
}
