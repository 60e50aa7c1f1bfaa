import { Worker } from 'node:worker_threads';

/** More than the largest import needs; a file that needs more ends its thread, and not the server. In megabytes. */
const MOST_MEMORY_MB = 1536;

/** Starts a thread from `server/{name}.ts`, which the build lays beside the bundle as `{name}.js`. */
export function startWorker(name: 'directory-worker' | 'import-worker', workerData: unknown): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
  if (import.meta.url.endsWith('.js')) {
    return new Worker(new URL(`./${name}.js`, import.meta.url), { workerData, resourceLimits });
  }
  // From source, in development and tests: Node 20 runs no TypeScript in a thread unless tsx is registered there.
  const source = new URL(`./${name}.ts`, import.meta.url).href;
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(script, { eval: true, workerData, resourceLimits });
}
