import { AppError } from '../app-error.ts';
import { startWorker } from '../start-worker.ts';
import type { MaintenanceAnswers, MaintenanceMessage, MaintenanceTask } from './tasks.ts';

/** Has a thread of its own do the work. Throws what it threw. */
export function runTask<T extends MaintenanceTask>(task: T): Promise<MaintenanceAnswers[T['kind']]> {
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
      else reject(new Error('The maintenance worker ended without an answer.'));
    });
  });
}
