import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import { AppError } from '../app-error.ts';
import { openSqlite } from './open-sqlite.ts';

/** As long as an old server may take to answer what is under way when a new one takes over. */
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/**
 * Makes this process the one server of a database, until it ends, however it does: a second one would send each mail
 * twice. Where there is another it waits for that to end, as when a new version takes over, and `onWait` is told which
 * it is. Throws 409 `second_server` where it does not end. It is a lock of SQLite on a file beside the database, which
 * the operating system releases. Returns how to give it up.
 */
export async function becomeServerOf(
  databaseFile: string,
  { onWait, patienceMs = PATIENCE_MS }: { onWait: (other: string) => void; patienceMs?: number },
): Promise<() => void> {
  const file = lockOf(databaseFile);
  const deadline = performance.now() + patienceMs;
  for (let told = false; ; ) {
    const release = tryLock(file);
    if (release) return release;
    const other = findServerOf(databaseFile);
    if (other && !told) onWait(other);
    told ||= other !== undefined;
    if (other && performance.now() > deadline) throw secondServer(databaseFile, other);
    await pause(LOOK_AGAIN_MS);
  }
}

/** The server that works on a database, in words such as "process 4711 on web-1"; undefined where there is none. */
export function findServerOf(databaseFile: string): string | undefined {
  const file = lockOf(databaseFile);
  if (!existsSync(file)) return undefined;
  const lock = openSqlite(file, { timeout: 0, fileMustExist: true });
  try {
    lock.exec('BEGIN IMMEDIATE');
    return undefined;
  } catch (error) {
    return isBusy(error) ? readHolder(lock) : undefined;
  } finally {
    lock.close();
  }
}

/** Beside the database itself, not beside a link to it. */
function lockOf(databaseFile: string): string {
  return `${existsSync(databaseFile) ? realpathSync(databaseFile) : databaseFile}-server`;
}

function tryLock(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const lock = openSqlite(file, { timeout: 0 });
  try {
    sayWho(lock);
    // Others may read who we are, and lock nothing, for as long as this transaction is open: it is never committed.
    lock.exec('BEGIN IMMEDIATE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    if (!String((error as { code?: string }).code).match(/^SQLITE_(NOTADB|CORRUPT)/)) throw error;
    // Nothing is in it that could be lost.
    rmSync(file, { force: true });
    return undefined;
  }
}

function sayWho(lock: SQLite.Database): void {
  lock.exec('BEGIN EXCLUSIVE');
  try {
    lock.exec('CREATE TABLE IF NOT EXISTS server (who text)');
    lock.exec('DELETE FROM server');
    lock.prepare('INSERT INTO server VALUES (?)').run(`process ${process.pid} on ${hostname()}`);
    lock.exec('COMMIT');
  } catch (error) {
    // A full disk is no reason not to start.
    if ((error as { code?: string }).code !== 'SQLITE_FULL') throw error;
    if (lock.inTransaction) lock.exec('ROLLBACK');
  }
}

function readHolder(lock: SQLite.Database): string {
  try {
    return (lock.prepare('SELECT who FROM server').get() as { who: string }).who;
  } catch {
    // It is just being written, or could not be.
    return 'another process';
  }
}

function isBusy(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('SQLITE_BUSY');
}

function secondServer(databaseFile: string, other: string): AppError {
  return new AppError(
    409,
    'second_server',
    `Another server is at work on ${databaseFile} (${other}), and two would send each mail twice. Stop it, or give this one a database of its own: HARBORLIGHT_DB.`,
  );
}
