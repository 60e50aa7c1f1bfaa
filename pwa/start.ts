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
await new Promise<void>((resolve) => {
  worker.addEventListener('message', () => resolve(), { once: true });
  setTimeout(resolve, PATIENCE_MS);
});
const { startApp } = await import('./main.tsx');
startApp(worker);
