import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { AppError } from '../app-error.ts';
import { stampOf } from './kept-files.ts';
import { openSqlite } from './open-sqlite.ts';

/** How many pages are copied, of how many. */
export type OnPages = (done: number, total: number) => void;

/** About 2 MB: progress can be told, and signals heard, between two slices. */
export const PAGES_AT_ONCE = 500;

/** Copies a database into an empty file as it is at this moment, by SQLite's online backup. Others go on writing. */
export async function copyDatabase(file: string, copy: string, onPages?: OnPages): Promise<void> {
  const source = openSqlite(file, { timeout: 10_000, fileMustExist: true });
  try {
    // Holds on to one state: else each write of another process would begin the copy anew, and it might never end.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_master').get();
    const { totalPages } = await source.backup(copy, {
      progress({ totalPages, remainingPages }) {
        onPages?.(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
    if (totalPages === 0) throw busy();
  } finally {
    source.close();
  }
}

export function busy(): Error {
  return Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
}

type Reason = 'before-restore' | 'before-upgrade' | 'before-repair' | 'before-undo' | 'damaged';

/**
 * Keeps a copy of a database beside it, for its owner alone: it holds contact details. Returns its name. Throws 503
 * `disk_full` where there is no room.
 */
export async function keepCopy(file: string, what: Reason): Promise<string> {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
  try {
    closeSync(openSync(draft, 'wx', 0o600));
    await copyDatabase(file, draft);
    const copy = nameKept(file, what, new Date());
    renameSync(draft, copy);
    return copy;
  } catch (error) {
    rmSync(draft, { force: true });
    const { code = '' } = error as { code?: string };
    if (code !== 'SQLITE_FULL' && code !== 'ENOSPC' && code !== 'SQLITE_IOERR_WRITE') throw error;
    const message = `There is no room beside ${file} for the copy that is kept before it is changed. Nothing was changed.`;
    throw new AppError(503, 'disk_full', message);
  }
}

/**
 * What is kept of a database beside it, with the moment: "harborlight.db" → "harborlight-before-restore-20261121T090503Z.db";
 * with a number, where that is taken.
 */
export function nameKept(databaseFile: string, what: Reason, now: Date): string {
  const { dir, name, ext } = parse(resolve(databaseFile));
  const at = stampOf(now);
  for (let number = 1; ; number++) {
    const file = join(dir, `${name}-${what}-${at}${number === 1 ? '' : `-${number}`}${ext}`);
    if (!existsSync(file)) return file;
  }
}
