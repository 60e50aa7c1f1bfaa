import SQLite from 'better-sqlite3';
import { AppError } from '../app-error.ts';

/** Opens a file by SQLite. Throws 500 `sqlite_missing` where SQLite itself is not there, or not for this Node. */
export function openSqlite(file: string, options: SQLite.Options = {}): SQLite.Database {
  try {
    return new SQLite(file, options);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const why = message.startsWith('Could not locate the bindings file')
      ? 'The packages were installed without their install scripts (--ignore-scripts), so SQLite is missing.'
      : code === 'ERR_DLOPEN_FAILED' &&
        `SQLite does not fit Node ${process.version}: it was installed by another, or for another system.`;
    if (!why) throw error;
    throw new AppError(500, 'sqlite_missing', `${why} Run: npm rebuild better-sqlite3`);
  }
}
