import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from './app-error.ts';
import { writeBackup } from './backup/backup-file.ts';
import { checkDatabase } from './doctor/check-database.ts';
import type { MaintenanceMessage, MaintenanceTask } from './maintenance/tasks.ts';
import { restoreDatabase } from './restore/restore-database.ts';

/** A worker thread for what reads or writes the whole database file: no request may wait for that. */
const task = workerData as MaintenanceTask;

try {
  tell({ type: 'answer', answer: await work() });
} catch (error) {
  if (error instanceof AppError) {
    const { status, code, message } = error;
    tell({ type: 'refusal', refusal: { status, code, message } });
  } else if ((error as { code?: string }).code === 'SQLITE_FULL') {
    const message = 'The disk of the server is full.';
    tell({ type: 'refusal', refusal: { status: 503, code: 'disk_full', message } });
  } else {
    // As text: what better-sqlite3 throws would arrive in the other thread without its message.
    throw new Error((error as Error).stack ?? String(error));
  }
}

function work(): Promise<unknown> {
  if (task.kind === 'backup') return writeBackup(task.databaseFile, task.file);
  if (task.kind === 'restore') return restoreDatabase({ ...task, mayReplaceDamaged: false });
  return checkDatabase(task.databaseFile);
}

function tell(message: MaintenanceMessage): void {
  parentPort?.postMessage(message);
}
