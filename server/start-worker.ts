import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Where the source of each thread lies. */
const threads = {
  'directory-worker': './directory/directory-worker.ts',
  'import-worker': './imports/jobs/import-worker.ts',
  'maintenance-worker': './maintenance-worker.ts',
  'page-worker': './pages/page-worker.ts',
  'sheet-worker': './open-data/downloads/sheet-worker.ts',
};

/** And of each process. */
const processes = {
  'import-process': './imports/jobs/import-process.ts',
  'maintenance-process': './maintenance-process.ts',
};

/**
 * Starts one of our threads, which the build lays beside the bundle as `{name}.js`. One that takes more memory than
 * its `resourceLimits` allow ends with the error `ERR_WORKER_OUT_OF_MEMORY`.
 */
export function startWorker(
  name: keyof typeof threads,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const built = findBuilt(name);
  if (built) return new Worker(built, { workerData, resourceLimits });
  // From source, in development: Node 20 runs no TypeScript in a thread unless tsx is registered there.
  const source = new URL(threads[name], import.meta.url).href;
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(script, { eval: true, workerData, resourceLimits });
}

/**
 * Starts one of our processes, built as threads are: what memory it takes, and what becomes of it, is no matter of this
 * one. It writes nothing; both tell each other by messages.
 */
export function startProcess(name: keyof typeof processes): ChildProcess {
  const built = findBuilt(name);
  const child = fork(built ?? new URL(processes[name], import.meta.url), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: built ? ['--enable-source-maps'] : ['--import', import.meta.resolve('tsx')],
  });
  if (child.pid !== undefined) goBehind(child.pid);
  return child;
}

/** Of what all want it has a third as much as the others: enough for a change to show within seconds. */
const NICER = 5;

/** As setpriority(2) has it. */
export const THIS_THREAD = 0;

/**
 * Has a process, or THIS_THREAD, go behind those that answer somebody, where there is not enough for all. On Linux alone
 * each thread has a priority of its own: elsewhere a thread would take the whole server along. Never throws.
 */
export function goBehind(pid: number): void {
  if (process.platform !== 'linux') return;
  try {
    // Only ever behind where it is: ahead of that root alone may put it, and the server may be behind others itself.
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority(pid) + NICER));
  } catch {
    // A process that is gone already, or a system that forbids it: the work is done all the same.
  }
}

/** Where it is built; undefined where this one runs from source. */
function findBuilt(name: string): URL | undefined {
  const { HARBORLIGHT_WORKERS } = process.env;
  // Tests have built them: to compile them in each thread takes longer than most of what is tested.
  if (HARBORLIGHT_WORKERS) return new URL(`${name}.js`, pathToFileURL(`${HARBORLIGHT_WORKERS}/`));
  return import.meta.url.endsWith('.js') ? new URL(`./${name}.js`, import.meta.url) : undefined;
}

/** What an error says. In a message it goes by these: of an error itself the code would be lost on the way. */
export type ErrorParts = Pick<Error & { code?: unknown }, 'name' | 'message' | 'stack' | 'code'>;

export function partsOf({ name, message, stack, code }: ErrorParts): ErrorParts {
  return { name, message, stack, code };
}

/** An error that arrives in the other thread or process as it is: what better-sqlite3 throws would come without its words and code. */
export function toSend({ name, message, stack, code }: ErrorParts): Error {
  return Object.assign(new Error(message), { name, stack, code });
}
