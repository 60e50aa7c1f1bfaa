import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Where each thread's source lies. */
const sources = {
  'directory-worker': './directory/directory-worker.ts',
  'import-worker': './imports/jobs/import-worker.ts',
  'maintenance-worker': './maintenance-worker.ts',
  'page-worker': './pages/page-worker.ts',
  'sheet-worker': './open-data/downloads/sheet-worker.ts',
};

/**
 * Starts one of our threads, which the build lays beside the bundle as `{name}.js`. One that takes more memory than
 * its `resourceLimits` allow ends with the error `ERR_WORKER_OUT_OF_MEMORY`.
 */
export function startWorker(
  name: keyof typeof sources,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const { HARBORLIGHT_WORKERS } = process.env;
  // Tests have built them: to compile them in each thread takes longer than most of what is tested.
  const built = HARBORLIGHT_WORKERS ? pathToFileURL(`${HARBORLIGHT_WORKERS}/`) : import.meta.url;
  if (HARBORLIGHT_WORKERS || import.meta.url.endsWith('.js')) {
    return new Worker(new URL(`./${name}.js`, built), { workerData, resourceLimits });
  }
  // From source, in development: Node 20 runs no TypeScript in a thread unless tsx is registered there.
  const source = new URL(sources[name], import.meta.url).href;
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(script, { eval: true, workerData, resourceLimits });
}

/** What an error says. In a message it goes by these: of an error itself the code would be lost on the way. */
export type ErrorParts = Pick<Error & { code?: unknown }, 'name' | 'message' | 'stack' | 'code'>;

export function partsOf({ name, message, stack, code }: ErrorParts): ErrorParts {
  return { name, message, stack, code };
}

/** An error that arrives in the other thread as it is: what better-sqlite3 throws would come without its words and code. */
export function toSend({ name, message, stack, code }: ErrorParts): Error {
  return Object.assign(new Error(message), { name, stack, code });
}
