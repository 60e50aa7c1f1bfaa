import { Console } from 'node:console';
import { Readable, Writable } from 'node:stream';
import { runToolkit } from '../run.ts';

export interface Ended {
  /** The exit code; null where a signal ended it. */
  status: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in this process, one after the other: as it runs in one of its own, with the streams, environment and
 * folder that it is given, but without the half second of a processor that it takes to start.
 */
export function runHere(
  args: readonly string[],
  { input, env, cwd }: { input: string; env: Record<string, string>; cwd: string },
): Promise<Ended> {
  const run = last.then(() => withProcess({ input, env, cwd }, () => runToolkit(args)));
  last = run.catch(() => {});
  return run;
}

async function withProcess(
  { input, env, cwd }: { input: string; env: Record<string, string>; cwd: string },
  work: () => Promise<void>,
): Promise<Ended> {
  const stdout = new Written();
  const stderr = new Written();
  const before = { env: { ...process.env }, cwd: process.cwd(), exitCode: process.exitCode, console };
  const streams = (['stdin', 'stdout', 'stderr'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const,
  );
  const given = { stdin: Readable.from(input === '' ? [] : [input]), stdout, stderr };
  for (const [name] of streams)
    Object.defineProperty(process, name, { value: given[name], configurable: true });
  globalThis.console = new Console(stdout, stderr);
  setEnvironment(env);
  process.chdir(cwd);
  process.exitCode = undefined;
  try {
    await work();
    return { status: Number(process.exitCode ?? 0), signal: null, stdout: stdout.text, stderr: stderr.text };
  } finally {
    for (const [name, descriptor] of streams) Object.defineProperty(process, name, descriptor);
    globalThis.console = before.console;
    setEnvironment(before.env);
    process.chdir(before.cwd);
    process.exitCode = before.exitCode;
  }
}

/** As `process.env` stays the process's own, a file of settings is read into it. */
function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** What is written to it, as text. */
class Written extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}
