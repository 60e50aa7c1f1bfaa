/** Longer than this, and the app goes ahead: without a worker it asks the server. In milliseconds. */
const PATIENCE_MS = 200;

/** The worker that holds the directory; undefined where the page is rendered on the server. */
export const directoryWorker =
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./directory-worker.ts', import.meta.url), { type: 'module', name: 'directory' });

/** Resolves once the worker runs by itself, or has taken too long. */
export const workerIsUp = new Promise<void>((resolve) => {
  directoryWorker?.addEventListener('message', () => resolve(), { once: true });
  setTimeout(resolve, PATIENCE_MS);
});
