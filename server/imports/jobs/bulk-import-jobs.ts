import type { Worker } from 'node:worker_threads';
import type { ImportProgress, ImportUnderWay } from '#core/staff/bulk-import.ts';
import { AppError } from '../../app-error.ts';
import type { Facts, Log } from '../../log.ts';
import { startWorker } from '../../start-worker.ts';
import { type CommitGate, claimGate, makeCommitGate } from './commit-gate.ts';
import type { Importer, ImportTask, ImportWorkerData, ImportWorkerMessage } from './import-worker.ts';

/** Imports, previews and undos of this server: one at a time, each in a thread of its own. */
export interface ImportJobs {
  /** The one that somebody is at. */
  readonly underWay: ImportUnderWay | undefined;
  /** How far the job with this id is; undefined where it is not under way. */
  progressOf(id: string): ImportProgress | undefined;
  /** Throws 409 `import_under_way`, which names who is at it. */
  refuseSecond(): void;
  /**
   * Does the work, and resolves with its answer as JSON: megabytes, which no other request need wait for. Throws what
   * the work threw, 409 `import_under_way`, 422 `too_large_to_import` where that takes too much memory, 500
   * `import_failed` where the thread died, 409 `cancelled` where `cancel` was called, 503 `server_stopping`. Aborted,
   * it leaves the database as it was.
   */
  run(task: ImportTask, options: { id: string; actor: Importer; signal?: AbortSignal }): Promise<string>;
  /**
   * Ends the job with this id, and resolves once it is gone: the database is as it was before. Throws 404
   * `job_not_found`, and 409 `too_late` where all is written.
   */
  cancel(id: string, actor: Importer): Promise<void>;
  /** Ends what is under way, which then leaves the database as it was. */
  stop(): Promise<void>;
}

/** The whole country takes a tenth of it. Without a limit, a file could take the server down. */
const MEMORY_MB = 1024;

/** `memoryMb` is what one of them may take. */
export function openImportJobs(databaseFile: string, log: Log, { memoryMb = MEMORY_MB } = {}): ImportJobs {
  let current: Running | undefined;
  let stopping = false;

  function refuseSecond(): void {
    if (stopping) throw givenUp();
    if (current) throw busy(current.underWay);
  }

  return {
    get underWay() {
      return current?.underWay;
    },
    progressOf: (id) => (current?.underWay.job === id ? current.underWay.progress : undefined),
    refuseSecond,
    run(task, { id, actor, signal }) {
      refuseSecond();
      const gate = makeCommitGate();
      const data: ImportWorkerData = { databaseFile, task, actor, gate };
      const worker = startWorker('import-worker', data, { maxOldGenerationSizeMb: memoryMb });
      const underWay: ImportUnderWay = {
        job: id,
        actor: actor.name,
        kind: kindOf(task),
        since: new Date().toISOString(),
        progress: { phase: task.kind === 'undo' ? 'undoing' : 'reading', done: 0, total: 0 },
      };
      const running: Running = { underWay, worker, gate, cancelledBy: undefined };
      current = running;
      const abort = () => void worker.terminate();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      const began = performance.now();
      log.info(`Began: ${begun[underWay.kind]}`);
      let told: ImportWorkerMessage | undefined;
      worker.on('message', (message: ImportWorkerMessage) => {
        if (message.type === 'progress') underWay.progress = message.progress;
        else told = message;
      });
      let failed = died;
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' && task.kind !== 'undo') failed = tooLarge;
        else log.error(error);
      });
      return new Promise((resolve, reject) => {
        // Not before the thread is gone, and its connection with it, is the next one let in.
        worker.once('exit', () => {
          current = undefined;
          signal?.removeEventListener('abort', abort);
          log.info(`Ended: ${begun[underWay.kind]}`, {
            ...outcomeOf(told),
            ms: Math.round(performance.now() - began),
          });
          if (told?.type === 'answer') resolve(told.json);
          else if (running.cancelledBy) reject(cancelled(running.underWay, running.cancelledBy));
          else reject(told?.type === 'refusal' ? asError(told.refusal) : stopping ? givenUp() : failed());
        });
      });
    },
    async cancel(id, actor) {
      if (current?.underWay.job !== id) throw notUnderWay();
      if (!claimGate(current.gate, 'cancel')) throw tooLate();
      current.cancelledBy = actor;
      await current.worker.terminate();
    },
    async stop() {
      stopping = true;
      await current?.worker.terminate();
    },
  };
}

interface Running {
  underWay: ImportUnderWay;
  worker: Worker;
  gate: CommitGate;
  cancelledBy: Importer | undefined;
}

function kindOf(task: ImportTask): ImportUnderWay['kind'] {
  if (task.kind === 'undo') return 'undo';
  return task.options.dryRun ? 'preview' : 'import';
}

/** What became of it, in figures: never the name of a file, or of who did it. */
function outcomeOf(told: ImportWorkerMessage | undefined): Facts {
  if (told?.type === 'answer') return { outcome: 'done', ...told.facts };
  return { outcome: told?.type === 'refusal' ? told.refusal.code : 'cut off' };
}

const begun: Record<ImportUnderWay['kind'], string> = {
  preview: 'the preview of an import',
  import: 'an import',
  undo: 'the undo of an import',
};

const doing: Record<ImportUnderWay['kind'], string> = {
  preview: 'is having a file checked',
  import: 'is importing a file',
  undo: 'is undoing an import',
};

function busy({ actor, kind }: ImportUnderWay): AppError {
  const message = `${actor} ${doing[kind]} just now. Please try again in a moment.`;
  return new AppError(409, 'import_under_way', message);
}

function asError({
  status,
  code,
  message,
  issues,
}: Extract<ImportWorkerMessage, { type: 'refusal' }>['refusal']) {
  return new AppError(status, code, message, issues);
}

export function notUnderWay(): AppError {
  return new AppError(404, 'job_not_found', 'This is not under way.');
}

function tooLate(): AppError {
  return new AppError(409, 'too_late', 'It is too late to cancel this: all is written.');
}

function cancelled({ kind }: ImportUnderWay, { name }: Importer): AppError {
  const nothing = kind === 'undo' ? 'Nothing was undone.' : 'Nothing was imported.';
  return new AppError(409, 'cancelled', `${name} has cancelled this. ${nothing}`);
}

function givenUp(): AppError {
  return new AppError(
    503,
    'server_stopping',
    'The server is being restarted. What the list of imports does not show did not take place: please try again in a moment.',
    undefined,
    10,
  );
}

function tooLarge(): AppError {
  return new AppError(
    422,
    'too_large_to_import',
    'The file takes more memory than the server has for it. Nothing was imported: split it up, and import one part after the other.',
  );
}

function died(): AppError {
  return new AppError(
    500,
    'import_failed',
    'Something went wrong on our side. What the list of imports does not show did not take place: please try again.',
  );
}
