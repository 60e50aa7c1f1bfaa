import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Where each thread's source lies. */
const sources = {
  'directory-worker': './directory/directory-worker.ts',
  'import-worker': './imports/jobs/import-worker.ts',
  'maintenance-worker': './maintenance-worker.ts',
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

/** An error that arrives in the other thread as it is: what better-sqlite3 throws would come without its words and code. */
export function toSend({ name, message, stack, code }: Error & { code?: unknown }): Error {
  return Object.assign(new Error(message), { name, stack, code });
}
