import { readdir, rm } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A copy of a database: contact details are in it, so it may be kept no longer than they. */
export interface DatedFile {
  path: string;
  /** When it must be gone, as a stamp in UTC. */
  until: string;
}

/**
 * What was laid aside beside the database, such as `harborlight-before-restore-20261121T090503Z.db`, with what SQLite
 * has laid beside it.
 */
export function listKeptFiles(databaseFile: string, days: number): Promise<DatedFile[]> {
  const { dir, name, ext } = parse(resolve(databaseFile));
  return listDated(dir, `${literally(name)}-(?:damaged|before-[a-z]+)-`, ext, days);
}

/** Those of them that must be gone. */
export async function findKeptFiles(databaseFile: string, now: Date, days: number): Promise<string[]> {
  return pathsOf(await listKeptFiles(databaseFile, days), now);
}

/** Returns how many files are gone now. */
export async function removeKeptFiles(databaseFile: string, now: Date, days: number): Promise<number> {
  return removeAll(await findKeptFiles(databaseFile, now, days));
}

/**
 * What a backup of a moment is called, with the day on which it must be gone, for whoever keeps it elsewhere:
 * `harborlight-20261121T090503Z-until-20270219.db`.
 */
export function nameBackup(moment: Date, days: number): string {
  return `harborlight-${stampOf(moment)}-until-${stampAfter(moment, days).slice(0, 8)}.db`;
}

/** The backups in a folder that are called so, or as they were before their names said until when they are kept. */
export function listBackups(folder: string, days: number): Promise<DatedFile[]> {
  return listDated(folder, 'harborlight-', '.db', days);
}

/** Removes those that must be gone. Returns how many files are gone. */
export async function removeOldBackups(folder: string, now: Date, days: number): Promise<number> {
  return removeAll(pathsOf(await listBackups(folder, days), now));
}

export function isOverdue({ until }: DatedFile, now: Date): boolean {
  return until < stampOf(now);
}

/** "20261121T090503Z": a moment as it stands in the name of a file, in UTC. */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/\.\d+|[-:]/g, '');
}

function stampAfter(moment: Date, days: number): string {
  return stampOf(new Date(moment.getTime() + days * DAY_MS));
}

/** By what their names say: the moment of a file itself changes when it is copied. */
async function listDated(folder: string, beginning: string, ext: string, days: number): Promise<DatedFile[]> {
  const pattern = new RegExp(
    `^${beginning}(\\d{8}T\\d{6}Z)(?:-until-(\\d{8}))?(?:-\\d+)?${literally(ext)}(?:-wal|-shm|-journal)?$`,
  );
  const names = await readdir(folder).catch(() => []);
  return names.sort().flatMap((each) => {
    const [, stamp, until] = pattern.exec(each) ?? [];
    const moment = stamp && momentOf(stamp);
    if (!moment) return [];
    // The setting may have become shorter since it was named.
    const ends = [stampAfter(moment, days), ...(until ? [`${until}T000000Z`] : [])].sort();
    return [{ path: join(folder, each), until: ends[0]! }];
  });
}

/** Undefined where there is no such moment. */
function momentOf(stamp: string): Date | undefined {
  const moment = new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function pathsOf(files: readonly DatedFile[], now: Date): string[] {
  return files.filter((file) => isOverdue(file, now)).map(({ path }) => path);
}

/** For a regular expression. */
function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

async function removeAll(files: readonly string[]): Promise<number> {
  for (const file of files) await rm(file, { force: true });
  return files.length;
}
