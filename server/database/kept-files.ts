import { readdir, rm } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What was laid aside beside the database, such as `harborlight-before-restore-20261121T090503Z.db`, and is as old as
 * contact details may become: they are in it. With what SQLite has laid beside it.
 */
export async function findKeptFiles(databaseFile: string, now: Date, days: number): Promise<string[]> {
  const { dir, name, ext } = parse(resolve(databaseFile));
  return findDated(dir, `${literally(name)}-(?:damaged|before-[a-z]+)-`, ext, now, days);
}

/** Returns how many files are gone now. */
export async function removeKeptFiles(databaseFile: string, now: Date, days: number): Promise<number> {
  return removeAll(await findKeptFiles(databaseFile, now, days));
}

/** What the toolkit calls a backup of a moment in the folder that it was given: `harborlight-20261121T090503Z.db`. */
export function nameBackup(moment: Date): string {
  return `harborlight-${stampOf(moment)}.db`;
}

/** Removes such backups that are as old as contact details may become. Returns how many files are gone. */
export async function removeOldBackups(folder: string, now: Date, days: number): Promise<number> {
  return removeAll(await findDated(folder, 'harborlight-', '.db', now, days));
}

/** "20261121T090503Z": a moment as it stands in the name of a file, in UTC. */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/\.\d+|[-:]/g, '');
}

/** By the moment in their name: the file's own changes when it is copied. */
async function findDated(
  folder: string,
  beginning: string,
  ext: string,
  now: Date,
  days: number,
): Promise<string[]> {
  const before = stampOf(new Date(now.getTime() - days * DAY_MS));
  const pattern = new RegExp(
    `^${beginning}(\\d{8}T\\d{6}Z)(?:-\\d+)?${literally(ext)}(?:-wal|-shm|-journal)?$`,
  );
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((each) => (pattern.exec(each)?.[1] ?? before) < before)
    .map((each) => join(folder, each));
}

/** For a regular expression. */
function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

async function removeAll(files: readonly string[]): Promise<number> {
  for (const file of files) await rm(file, { force: true });
  return files.length;
}
