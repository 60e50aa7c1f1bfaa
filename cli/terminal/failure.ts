import { AppError } from '#server/app-error.ts';
import { SettingsError } from '#server/settings/settings-error.ts';
import { printJson } from './print-json.ts';
import { safeText } from './safe-text.ts';

/** What a person can do about it, where the terminal has a way. */
const hints: Record<string, string | undefined> = {
  invalid_rows: 'Correct them, or add --skip-invalid to import the other rows.',
  many_missing:
    'Add --missing ignore where the files hold a part of the directory, or\n--missing mark where those centers are really gone.',
  not_signed_in: 'Run: harborlight login --server URL',
  no_database:
    'Start the server once, import a directory, or name the file with --db. Settings are read from the folder\nthat you are in. To work on a server: harborlight login --server URL',
};

/** The most issues that are listed. */
const SHOWN = 20;

/** Says what went wrong: one line, what is wrong where, and what to do. With `json`, as JSON on stdout too. */
export function printFailure(error: unknown, { json, verbose }: { json: boolean; verbose: boolean }): void {
  const { code, message, issues = [] } = describeFailure(error);
  if (json) printJson({ error: { code, message, issues } });
  console.error(`harborlight: ${inOneLine(message)}`);
  // A single issue is the message itself.
  if (issues.length > 1 || code === 'invalid_rows') {
    for (const issue of issues.slice(0, SHOWN)) {
      console.error(`  ${inOneLine(`${issue.path}: ${issue.message}`)}`);
    }
    if (issues.length > SHOWN) console.error(`  …and ${issues.length - SHOWN} more`);
  }
  if (hints[code]) console.error(hints[code]);
  if (verbose && error instanceof Error) console.error(error.stack);
}

/** A file or a server may have put anything into it. */
function inOneLine(text: string): string {
  return safeText(text)
    .replace(/([.,:;!?])\s*\n\s*/g, '$1 ')
    .replace(/\s*\n\s*/g, '; ');
}

/** Any error in words for people. */
export function describeFailure(error: unknown): Pick<AppError, 'code' | 'message' | 'issues'> {
  if (error instanceof AppError) return error;
  if (error instanceof SettingsError) return { code: 'wrong_settings', message: error.message };
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return { code: code.toLowerCase() || 'failed', message: databaseProblems[code] ?? message };
}

const databaseProblems: Record<string, string | undefined> = {
  SQLITE_BUSY: 'Another program is writing to the database. Try again in a moment.',
  SQLITE_NOTADB: 'The database file is no SQLite database. See --db and HARBORLIGHT_DB.',
  SQLITE_CORRUPT: 'The database file is damaged. Restore a backup.',
  SQLITE_CANTOPEN: 'The database file cannot be opened. See --db and HARBORLIGHT_DB.',
  SQLITE_READONLY: 'The database file may not be written: permission denied.',
  SQLITE_FULL: 'The disk is full.',
  SQLITE_IOERR_WRITE: 'The disk cannot be written: is it full?',
};
