import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { companions } from '../backup/backup-file.ts';
import { measureDisk, nearestFolder } from '../monitoring/disk.ts';
import { failed, ok, warning } from './findings.ts';

const FOR_OTHERS = 0o007;

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

/** `enough`: where more than this many bytes are free, all is well. */
export async function checkDisk(databaseFile: string, enough?: number): Promise<DoctorCheck> {
  const { message, todo } = await measureDisk(databaseFile, enough);
  return todo === undefined ? ok('disk', message) : warning('disk', message, todo);
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
