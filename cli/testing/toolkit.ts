import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { type Ended, runHere } from './run-here.ts';

/** The built executable, as `npx harborlight` runs it. */
export const EXECUTABLE = fileURLToPath(new URL(`../../${manifest.bin.harborlight}`, import.meta.url));

export interface RunOptions {
  /** What it reads from standard input. */
  input?: string | AsyncIterable<string>;
  env?: Record<string, string>;
  cwd?: string;
  /** In a process of its own, as it is built: where that matters, and each command once (all-commands.test.ts). */
  asProcess?: boolean;
  /** Gets to know the process when it has started. */
  onStart?: (process: ChildProcess) => void;
}

/** A user's home of their own, with no settings from outside. */
export function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'harborlight-home-'));
  return {
    home,
    env: toolkitEnv(home),
    /** Runs the executable there, with its output in pipes. */
    run: (args: readonly string[], options: RunOptions = {}) => runToolkit(home, args, options),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

export function toolkitEnv(home: string): Record<string, string> {
  const { PATH = '' } = process.env;
  return { PATH, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), HARBORLIGHT_DB: join(home, 'none.db') };
}

async function runToolkit(home: string, args: readonly string[], options: RunOptions): Promise<Ended> {
  const { input = '', env = {}, cwd = home, onStart, asProcess } = options;
  if (!asProcess && !onStart && typeof input === 'string') {
    const { HARBORLIGHT_WORKERS = '' } = process.env;
    return runHere(args, { input, env: { ...toolkitEnv(home), HARBORLIGHT_WORKERS, ...env }, cwd });
  }
  const child = spawn(process.execPath, [EXECUTABLE, ...args], {
    cwd,
    env: { ...toolkitEnv(home), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onStart?.(child);
  // One that ends without reading is fine.
  child.stdin.on('error', () => {});
  Readable.from(typeof input === 'string' ? [input] : input).pipe(child.stdin);
  const ended = new Promise<Pick<Ended, 'status' | 'signal'>>((resolve) =>
    child.once('exit', (status, signal) => resolve({ status, signal })),
  );
  const [stdout, stderr, how] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ...how, stdout, stderr };
}
