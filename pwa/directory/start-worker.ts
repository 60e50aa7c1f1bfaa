/**
 * Starts the worker that holds the directory. The page loads this as a script of its own before the app, so that
 * the worker reads the copy from the device while the app is still being read itself. Undefined on the server.
 */
export const directoryWorker =
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./directory-worker.ts', import.meta.url), { type: 'module', name: 'directory' });
