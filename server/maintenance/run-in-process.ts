import { statSync } from 'node:fs';
import { AppError } from '../app-error.ts';
import { startProcess, toSend } from '../start-worker.ts';
import type {
  LimitedMessage,
  LimitedOrder,
  MaintenanceAnswers,
  MaintenanceTask,
  WorkLimits,
} from './tasks.ts';

/** The whole country, with a busy year of messages, takes a fifth of it. */
const MEMORY_MB = 1024;
/** Both databases are read whole, the backup twice: on a slow disk, a megabyte takes a tenth of it. */
const LONGEST_MS = { base: 120_000, perMegabyte: 500 };

type Restore = Extract<MaintenanceTask, { kind: 'restore' }>;

/**
 * Has a process of its own bring a backup back. `done` rejects with what the work threw; with 422 `too_large_to_restore`
 * and `took_too_long` where reading the backup is over a limit, before anything was replaced.
 */
export function runInProcess(
  task: Restore,
  limits: WorkLimits = { memoryMb: MEMORY_MB, longestMs: longestFor(task) },
): { pid: number | undefined; done: Promise<MaintenanceAnswers['restore']> } {
  const child = startProcess('maintenance-process');
  const done = new Promise<MaintenanceAnswers['restore']>((resolve, reject) => {
    let told: LimitedMessage | undefined;
    child.once('message', (message: LimitedMessage) => {
      told = message;
    });
    child.once('error', reject);
    // Not before it has closed its files. Either event may come first; what it told comes before the channel closes.
    const look = () => {
      const { exitCode, signalCode, connected } = child;
      if (connected || (exitCode === null && signalCode === null)) return;
      if (told?.type === 'answer') resolve(told.answer as MaintenanceAnswers['restore']);
      else reject(told ? toError(told, task) : endedBy(signalCode ?? `code ${exitCode}`));
    };
    child.once('exit', look);
    child.once('disconnect', look);
  });
  child.send({ task, limits } satisfies LimitedOrder, () => {});
  return { pid: child.pid, done };
}

function longestFor({ databaseFile, copy }: Restore): number {
  const bytes = [databaseFile, copy].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return LONGEST_MS.base + (bytes.reduce((sum, size) => sum + size, 0) / 1024 ** 2) * LONGEST_MS.perMegabyte;
}

function toError(told: Exclude<LimitedMessage, { type: 'answer' }>, { name }: Restore): Error {
  // Nobody foresaw it: it is logged.
  if (told.type === 'failed') return toSend(told.error);
  if (told.type === 'refusal') {
    const { status, code, message } = told.refusal;
    return new AppError(status, code, message);
  }
  return told.limit === 'memory'
    ? new AppError(
        422,
        'too_large_to_restore',
        `${name} takes more memory to read than the server has for it. ${INSTEAD}`,
      )
    : new AppError(422, 'took_too_long', `${name} takes too long to read, and was left. ${INSTEAD}`);
}

const INSTEAD =
  'Nothing was changed. If it is a good backup, restore it on the server’s machine: harborlight restore FILE.';

function endedBy(what: string): Error {
  return new Error(`The process of a restore ended by ${what}.`);
}
