import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where this user is signed in. */
interface Logins {
  /** The server that commands go to where none is given. */
  current: string | undefined;
  servers: Record<string, { token: string } | undefined>;
}

/** In the user's config folder (XDG Base Directory Specification; on Windows in AppData). */
function loginsFile(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const folder = (process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME) || join(homedir(), '.config');
  return join(folder, 'harborlight', 'logins.json');
}

/** Throws where the file is there and cannot be read. */
export function readLogins(): Logins {
  let text: string;
  try {
    text = readFileSync(loginsFile(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { current: undefined, servers: {} };
  }
  try {
    const { current, servers = {} } = JSON.parse(text) as Partial<Logins>;
    return { current, servers };
  } catch {
    throw new Error(`${loginsFile()} is damaged. Delete it, and run "harborlight login" again.`);
  }
}

/** Whole or not at all; for nobody else to read. By hand: write-file-atomic wants `__filename`, which our bundle lacks. */
export function writeLogins(logins: Logins): void {
  const file = loginsFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
