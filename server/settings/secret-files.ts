import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** What stands behind the name of a secret setting for the file that holds it, such as SMTP_URL_FILE. */
const SUFFIX = '_FILE';

/** The settings that may come from a file. */
export function fileNames(secrets: readonly string[]): string[] {
  return secrets.map((name) => name + SUFFIX);
}

/**
 * The environment with the secrets that lie in files, as Docker and systemd hand them out, so that they stand neither
 * in the environment nor in `.env`. Returns what is wrong, too, by the setting that it concerns.
 */
export function readSecretFiles(env: Env, secrets: readonly string[]): { env: Env; wrong: string[] } {
  const read: Record<string, string> = {};
  const wrong: string[] = [];
  for (const name of secrets) {
    const file = env[name + SUFFIX];
    if (!file) continue;
    const setting = `${name + SUFFIX}=${JSON.stringify(file)}`;
    if (env[name]) {
      wrong.push(`${setting}: must not be set where ${name} is`);
      continue;
    }
    try {
      // Editors and `echo` end a file with a line's end.
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') wrong.push(`${setting}: the file is empty`);
    } catch (error) {
      wrong.push(`${setting}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { env: { ...env, ...read }, wrong };
}
