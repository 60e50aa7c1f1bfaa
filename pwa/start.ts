import { workerIsUp } from './directory/start-worker.ts';

/**
 * The page's first script. The worker that holds the directory starts before the app: once the app's script is
 * being read, a slow phone has no time left to start a worker, and then both wait for each other.
 */
await workerIsUp;
await import('./main.tsx');
