import { type ErrorParts, partsOf, startWorker } from '../../start-worker.ts';
import { claimGate, makeCommitGate } from './commit-gate.ts';
import type { ImportWorkerData, ImportWorkerMessage } from './import-worker.ts';

/** What the server tells the process: first of all what is to be done, and that somebody would rather have it undone. */
export type ImportOrder =
  | { type: 'begin'; data: Omit<ImportWorkerData, 'gate'>; memoryMb: number }
  | { type: 'cancel' };

/** What the process tells: what its thread does, what became of that, whether it could be cancelled, what it took. */
export type ImportProcessMessage =
  | ImportWorkerMessage
  | { type: 'failed'; error: ErrorParts }
  | { type: 'out of memory' }
  | { type: 'cancelled'; is: boolean }
  | { type: 'took'; megabytes: number; cpuMs: number };

/**
 * A process for one import: files come from outside, and whatever reading one does to the process that reads it, the
 * server goes on. The work itself is in a thread, so that this one can always answer.
 */
const gate = makeCommitGate();
let told = Promise.resolve();

process.on('message', (order: ImportOrder) => {
  if (order.type === 'begin') begin(order);
  else tell({ type: 'cancelled', is: claimGate(gate, 'cancel') });
});
// The server is gone: nobody would hear what took place. What is about to be committed, is.
process.on('disconnect', () => {
  if (claimGate(gate, 'cancel')) process.exit();
});
// Ctrl-C reaches this one, too. It is the server that ends it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

function begin({ data, memoryMb }: Extract<ImportOrder, { type: 'begin' }>): void {
  const worker = startWorker('import-worker', { ...data, gate }, { maxOldGenerationSizeMb: memoryMb });
  worker.on('message', tell);
  worker.on('error', (error: ErrorParts) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tell({ type: 'out of memory' });
    else tell({ type: 'failed', error: partsOf(error) });
  });
  worker.once('exit', async () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    tell({
      type: 'took',
      megabytes: Math.round(maxRSS / 1024),
      cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000),
    });
    await told;
    process.disconnect();
  });
}

function tell(message: ImportProcessMessage): void {
  told = new Promise((done) => {
    process.send?.(message, undefined, undefined, () => done());
  });
}
