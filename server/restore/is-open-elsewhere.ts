import { existsSync } from 'node:fs';
import SQLite from 'better-sqlite3';

/**
 * Whether another program, such as a server, has this database open, damaged as it may be. Whoever has the log of one
 * open holds a lock on the file, also while idle, and even where its first page is gone.
 */
export function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const sqlite = new SQLite(file, { timeout: 0 });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
    return false;
  } catch (error) {
    return String((error as { code?: string }).code).startsWith('SQLITE_BUSY');
  } finally {
    sqlite.close();
  }
}
