import type { ChildProcess } from 'node:child_process';
import type { ImportProgress } from '#core/staff/bulk-import.ts';
import { startProcess, toSend } from '../../start-worker.ts';
import type { ImportOrder, ImportProcessMessage } from './import-process.ts';

type Told<T extends ImportProcessMessage['type']> = Extract<ImportProcessMessage, { type: T }>;

/**
 * What became of the work; 'stalled' where it was ended because it went on no more, 'killed' where this server ended it
 * for another reason, 'ended from outside' where somebody else did.
 */
type Outcome =
  | Told<'answer' | 'refusal' | 'out of memory'>
  | { type: 'failed' | 'ended from outside'; error: Error }
  | { type: 'stalled' | 'killed' };

export type JobEnd = Outcome & {
  /** The files that it was about, as far as it came. */
  files: readonly string[];
  /** What the process took, where it told. */
  took?: { megabytes: number; cpuMs: number };
};

/** A process that does one import, preview or undo. */
export interface JobProcess {
  readonly pid: number | undefined;
  /** Not before the process is gone, and its connection to the database with it. Never rejects. */
  readonly ended: Promise<JobEnd>;
  /** True where nothing will be committed; false where that is done, or the process has ended. */
  cancel(): Promise<boolean>;
  /** What is not committed never was. */
  kill(): void;
}

/** Starts it. It is ended where it does not tell for `stallMs` that it goes on. */
export function startJob(
  order: Extract<ImportOrder, { type: 'begin' }>,
  { stallMs, onProgress }: { stallMs: number; onProgress: (progress: ImportProgress) => void },
): JobProcess {
  const child = startProcess('import-process');
  const tell = (message: ImportOrder) => {
    // Where it is gone, it has ended.
    if (child.connected) child.send(message, () => {});
  };
  let outcome: Outcome | undefined;
  let isKilled = false;
  let files: readonly string[] = [];
  let took: JobEnd['took'];
  const kill = () => {
    isKilled = true;
    child.kill('SIGKILL');
  };
  const watch = setTimeout(() => {
    // What it has told stays so, should it not end after that.
    outcome ??= { type: 'stalled' };
    kill();
  }, stallMs);

  child.on('message', (message: ImportProcessMessage) => {
    watch.refresh();
    if (message.type === 'progress') onProgress(message.progress);
    else if (message.type === 'files') files = message.names;
    else if (message.type === 'took') took = { megabytes: message.megabytes, cpuMs: message.cpuMs };
    else if (message.type === 'failed') outcome = { type: 'failed', error: toSend(message.error) };
    else if (message.type !== 'cancelled') outcome = message;
  });

  const ended = new Promise<JobEnd>((resolve) => {
    const settle = () => {
      clearTimeout(watch);
      outcome ??= isKilled ? { type: 'killed' } : whyItEnded(child);
      resolve({ ...outcome, files, ...(took && { took }) });
    };
    // Either may come first; and what it told last comes before the channel closes.
    const look = () => {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      if (isOver && !child.connected) settle();
    };
    child.once('exit', look);
    child.once('disconnect', look);
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      // It could not even be started.
      outcome = { type: 'failed', error };
      settle();
    });
  });
  const cancelled = new Promise<boolean>((resolve) => {
    child.on('message', (message: ImportProcessMessage) => {
      if (message.type === 'cancelled') resolve(message.is);
    });
    void ended.then(() => resolve(false));
  });
  tell(order);

  return {
    pid: child.pid,
    ended,
    kill,
    cancel: () => {
      tell({ type: 'cancel' });
      return cancelled;
    },
  };
}

/** Of a process that told nothing, and that nobody here has ended. */
function whyItEnded({ signalCode, exitCode }: ChildProcess): Outcome {
  // So V8 ends where there is no memory left, and no thread to end alone.
  if (signalCode === 'SIGABRT') return { type: 'out of memory' };
  const error = new Error(`The import process ended by ${signalCode ?? `code ${exitCode}`}.`);
  // So systems end what takes the memory of all; a person who does looks the same.
  return { type: signalCode === 'SIGKILL' ? 'ended from outside' : 'failed', error };
}
