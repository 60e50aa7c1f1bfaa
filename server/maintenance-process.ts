import { claimGate, makeCommitGate } from './imports/jobs/commit-gate.ts';
import type { LimitedMessage, LimitedOrder, MaintenanceMessage } from './maintenance/tasks.ts';
import { type ErrorParts, partsOf, startWorker } from './start-worker.ts';

const LOOK_EVERY_MS = 50;

/**
 * A process for one restore: a backup that is sent comes from outside, and whatever reading it does to the process that
 * reads it, the server goes on. The work is in a thread, so that this one can end it: where it takes too much memory or
 * time before the backup is found right, and never after that.
 */
const gate = makeCommitGate();

process.once('message', (order: LimitedOrder) => begin(order));
// The server is gone: nobody would hear what took place. What has begun to replace the database goes on to its end.
process.on('disconnect', endUnlessReplacing);
// Ctrl-C reaches this one, too. It is the server that ends it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

function begin({ task, limits }: LimitedOrder): void {
  const worker = startWorker(
    'maintenance-worker',
    { ...task, gate },
    { maxOldGenerationSizeMb: limits.memoryMb },
  );
  const over = (limit: 'memory' | 'time') => {
    if (claimGate(gate, 'cancel')) tell({ type: 'over', limit }, end);
  };
  // Most of it SQLite takes, of which no limit of V8 knows.
  const look = setInterval(() => {
    if (process.memoryUsage.rss() > limits.memoryMb * 1024 * 1024) over('memory');
  }, LOOK_EVERY_MS);
  const watch = setTimeout(() => over('time'), limits.longestMs);
  let told: LimitedMessage | undefined;
  worker.once('message', (message: MaintenanceMessage) => {
    told = message;
  });
  worker.once('error', (error: ErrorParts) => {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY' && claimGate(gate, 'cancel');
    told = isMemory ? { type: 'over', limit: 'memory' } : { type: 'failed', error: partsOf(error) };
  });
  // Not before the thread has closed its files.
  worker.once('exit', () => {
    clearInterval(look);
    clearTimeout(watch);
    if (told) tell(told, () => process.disconnect());
    else process.disconnect();
  });
}

function endUnlessReplacing(): void {
  if (claimGate(gate, 'cancel')) end();
}

/** At once: to exit would wait for what SQLite is at in the thread. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

function tell(message: LimitedMessage, then: () => void): void {
  process.send?.(message, undefined, undefined, then);
}
