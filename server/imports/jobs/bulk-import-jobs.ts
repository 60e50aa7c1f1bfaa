import type { ImportProgress, ImportUnderWay } from '#core/staff/bulk-import.ts';
import { AppError } from '../../app-error.ts';
import type { Facts, Log } from '../../log.ts';
import type { Importer, ImportTask } from './import-worker.ts';
import { type JobEnd, type JobProcess, startJob } from './job-process.ts';

/** Imports, previews and undos of this server: one at a time, each in a process of its own. */
export interface ImportJobs {
  /** The one that somebody is at. */
  readonly underWay: ImportUnderWay | undefined;
  /** Of the process that does it. */
  readonly pid: number | undefined;
  /** How far the job with this id is; undefined where it is not under way. */
  progressOf(id: string): ImportProgress | undefined;
  /** Throws 409 `import_under_way`, which names who is at it. */
  refuseSecond(): void;
  /**
   * Does the work, and resolves with its answer as JSON: megabytes, which no other request need wait for. Throws what
   * the work threw, 409 `import_under_way`, 422 `too_large_to_import` where that takes too much memory and
   * `took_too_long` where it does not go on, 500 `import_failed` where the process died, 409 `cancelled` where `cancel`
   * was called, 503 `server_stopping`. Aborted, it leaves the database as it was.
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

/** The whole country takes a tenth of it. */
const MEMORY_MB = 1024;
/** A thousand rows take a tenth of a second; a slow machine that does much else meanwhile, some seconds. */
const STALL_MS = 120_000;

/** `memoryMb` is what one of them may take, `stallMs` how long it may tell nothing. */
export function openImportJobs(
  databaseFile: string,
  log: Log,
  { memoryMb = MEMORY_MB, stallMs = STALL_MS } = {},
): ImportJobs {
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
    get pid() {
      return current?.process.pid;
    },
    progressOf: (id) => (current?.underWay.job === id ? current.underWay.progress : undefined),
    refuseSecond,
    async run(task, { id, actor, signal }) {
      refuseSecond();
      const underWay: ImportUnderWay = {
        job: id,
        actor: actor.name,
        kind: kindOf(task),
        since: new Date().toISOString(),
        progress: { phase: task.kind === 'undo' ? 'undoing' : 'reading', done: 0, total: 0 },
      };
      const began = performance.now();
      log.info(`Began: ${begun[underWay.kind]}`);
      const process = startJob(
        { type: 'begin', data: { databaseFile, task, actor }, memoryMb },
        {
          stallMs,
          onProgress: (progress) => {
            underWay.progress = progress;
          },
        },
      );
      const running: Running = { underWay, process, cancelledBy: undefined };
      current = running;
      if (signal?.aborted) process.kill();
      signal?.addEventListener('abort', process.kill);
      const end = await process.ended;
      current = undefined;
      signal?.removeEventListener('abort', process.kill);
      log.info(`Ended: ${begun[underWay.kind]}`, {
        ...outcomeOf(end),
        ms: Math.round(performance.now() - began),
        ...end.took,
      });
      if (end.type === 'answer') return end.json;
      if (running.cancelledBy) throw cancelled(underWay, running.cancelledBy);
      if ('error' in end) log.error(end.error);
      throw end.type === 'killed' && stopping ? givenUp() : toError(end, task);
    },
    async cancel(id, actor) {
      const running = current;
      if (running?.underWay.job !== id) throw notUnderWay();
      if (!(await running.process.cancel())) throw current === running ? tooLate() : notUnderWay();
      running.cancelledBy ??= actor;
      running.process.kill();
      await running.process.ended;
    },
    async stop() {
      stopping = true;
      current?.process.kill();
      await current?.process.ended;
    },
  };
}

interface Running {
  underWay: ImportUnderWay;
  process: JobProcess;
  cancelledBy: Importer | undefined;
}

function kindOf(task: ImportTask): ImportUnderWay['kind'] {
  if (task.kind !== 'import') return task.kind === 'undo' ? 'undo' : 'preview';
  return task.options.dryRun ? 'preview' : 'import';
}

/** What became of it, in figures: never the name of a file, or of who did it. */
function outcomeOf(end: JobEnd): Facts {
  if (end.type === 'answer') return { outcome: 'done', ...end.facts };
  return { outcome: end.type === 'refusal' ? end.refusal.code : end.type };
}

/** What whoever asked is told. */
function toError(end: Exclude<JobEnd, { type: 'answer' }>, { kind }: ImportTask): AppError {
  if (end.type === 'refusal') {
    const { status, code, message, issues } = end.refusal;
    return new AppError(status, code, message, issues);
  }
  const files = end.files.join(', ') || 'The file';
  if (end.type === 'ended from outside') return endedFromOutside(end.files);
  if (kind === 'undo' || end.type === 'failed' || end.type === 'killed') return died(end.files);
  return end.type === 'stalled' ? tookTooLong(files) : tooLarge(files);
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
    `The server is being restarted. ${NOT_DONE}: please try again in a moment.`,
    undefined,
    10,
  );
}

/** Whatever moment it was. */
const NOT_DONE = 'What the list of imports does not show did not take place';

function tooLarge(files: string): AppError {
  return new AppError(
    422,
    'too_large_to_import',
    `${files}: this takes more memory than the server has for it. ${NOT_DONE}: split it up, and import one part after the other.`,
  );
}

function tookTooLong(files: string): AppError {
  return new AppError(
    422,
    'took_too_long',
    `${files}: this did not go on, and was ended. ${NOT_DONE}: save the table as CSV, or split it up, and try again.`,
  );
}

function died(files: readonly string[]): AppError {
  const where = files.length > 0 ? ` with ${files.join(', ')}` : '';
  return new AppError(
    500,
    'import_failed',
    `Something went wrong on our side${where}. ${NOT_DONE}: please try again.`,
  );
}

/** By the system or by a person: the words are true of both. */
function endedFromOutside(files: readonly string[]): AppError {
  const where = files.length > 0 ? ` of ${files.join(', ')}` : '';
  return new AppError(
    500,
    'import_failed',
    `The work${where} was ended from outside, as where the machine has too little memory. ${NOT_DONE}: please try again.`,
  );
}
