/** Longer than this, and the app goes ahead. In milliseconds. */
const PATIENCE_MS = 200;

/**
 * The page's first script. The worker that holds the directory starts before the app: once the app's script is
 * being read, a slow phone has no time left to start a worker, and then both wait for each other.
 */
const worker = new Worker(new URL('./directory/directory-worker.ts', import.meta.url), {
  type: 'module',
  name: 'directory',
});
/** Its script does not come, or does not run here. What goes wrong later is no reason to ask the server instead. */
const failed = new Promise<undefined>((resolve) => {
  worker.onerror = () => resolve(undefined);
});
await new Promise<void>((resolve) => {
  const up = () => {
    worker.onerror = null;
    resolve();
  };
  worker.addEventListener('message', up, { once: true });
  void failed.then(resolve);
  setTimeout(resolve, PATIENCE_MS);
});
const { startApp } = await import('./main.tsx');
startApp(worker, failed);
