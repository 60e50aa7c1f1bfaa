import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from './app-error.ts';
import { writeBackup } from './backup/backup-file.ts';
import { databaseBusy } from './database/write-transaction.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { claimGate } from './imports/jobs/commit-gate.ts';
import type { MaintenanceMessage, MaintenanceWorkerData } from './maintenance/tasks.ts';
import { restoreDatabase } from './restore/restore-database.ts';
import { toSend } from './start-worker.ts';

/** A worker thread for what reads or writes the whole database file: no request may wait for that. */
const { gate, ...task } = workerData as MaintenanceWorkerData;

try {
  tell({ type: 'answer', answer: await work() });
} catch (error) {
  const refusal = toRefusal(error);
  if (!refusal) throw toSend(error as Error);
  const { status, code, message } = refusal;
  tell({ type: 'refusal', refusal: { status, code, message } });
}

/** What whoever asked for the work is told; none where it is a fault of ours. */
function toRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const { code = '' } = error as { code?: string };
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return new AppError(503, 'disk_full', 'The disk of the server is full.');
  }
  return code.startsWith('SQLITE_BUSY') ? databaseBusy() : undefined;
}

function work(): Promise<unknown> {
  if (task.kind === 'backup') return writeBackup(task.databaseFile, task.file);
  if (task.kind === 'restore') return restoreDatabase({ ...task, beforeReplacing, mayReplaceDamaged: false });
  return checkDatabase(task.databaseFile);
}

/** Whoever has taken the gate before is about to end this thread, and has said that nothing takes place. */
function beforeReplacing(): void {
  if (gate && !claimGate(gate, 'commit')) throw new AppError(409, 'cancelled', 'It was cancelled.');
}

function tell(message: MaintenanceMessage): void {
  parentPort?.postMessage(message);
}
