import { AppError } from '../app-error.ts';
import { startWorker } from '../start-worker.ts';
import { runInProcess } from './run-in-process.ts';
import type { MaintenanceAnswers, MaintenanceMessage, MaintenanceTask } from './tasks.ts';

/** The databases of which a backup or restore is under way here. */
const busy = new Set<string>();

/**
 * Has a thread of its own do the work, or a process: what comes from outside is read there. Throws what it threw, what
 * `runInProcess` throws; 409 `maintenance_under_way` where there is a backup or
 * restore of this database already, each of which takes as much of the disk as the database.
 */
export async function runTask<T extends MaintenanceTask>(task: T): Promise<MaintenanceAnswers[T['kind']]> {
  if (task.kind === 'check') return runInThread(task);
  const { databaseFile } = task;
  if (busy.has(databaseFile)) {
    const message = 'A backup or restore is under way on the server. Try again when it is done.';
    throw new AppError(409, 'maintenance_under_way', message);
  }
  busy.add(databaseFile);
  try {
    const run = task.kind === 'restore' ? runInProcess(task).done : runInThread(task);
    return (await run) as MaintenanceAnswers[T['kind']];
  } finally {
    busy.delete(databaseFile);
  }
}

function runInThread<T extends MaintenanceTask>(task: T): Promise<MaintenanceAnswers[T['kind']]> {
  const worker = startWorker('maintenance-worker', task);
  return new Promise((resolve, reject) => {
    let told: MaintenanceMessage | undefined;
    worker.once('message', (message: MaintenanceMessage) => {
      told = message;
    });
    worker.once('error', reject);
    // Not before the thread has closed its files.
    worker.once('exit', () => {
      if (told?.type === 'answer') resolve(told.answer as MaintenanceAnswers[T['kind']]);
      else if (told) reject(new AppError(told.refusal.status, told.refusal.code, told.refusal.message));
      // Nobody foresaw it: it is logged.
      else reject(new Error('The maintenance worker ended without an answer.'));
    });
  });
}
