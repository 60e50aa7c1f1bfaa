import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';
import type { Api, Connection } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { type Progress, showProgress } from '../terminal/progress.ts';
import { Cancelled } from '../usage-error.ts';

/** Work of seconds that the server does, under the id that it was given. */
interface Job<T> {
  answer: Promise<T>;
  /** What it sends before; by bytes. */
  upload?: { readonly sent: number; readonly total: number };
}

export interface JobEnd<T> {
  answer: T;
  /** Ctrl-C came when all was written already. */
  tooLate: boolean;
}

const POLL_MS = 200;

/**
 * Starts a job, shows how far it is, and at Ctrl-C has it cancelled. Throws what the job throws; Cancelled (`nothing`)
 * where it was cancelled and so did nothing; and 503 `no_answer` where the server went away: then `whether` says how to
 * find out what became of it. `phase` is what it is shown to be at, where the job's own word says too much.
 */
export async function runJob<T>(
  { api, place }: Pick<Connection, 'api' | 'place'>,
  start: (job: string, signal: AbortSignal) => Job<T>,
  { nothing, whether, phase }: { nothing: string; whether: string; phase?: string },
): Promise<JobEnd<T>> {
  const id = randomUUID();
  const leave = new AbortController();
  const interrupt = listenForInterrupt();
  const progress = showProgress();
  const { answer, upload } = start(id, leave.signal);
  const sending = () => upload !== undefined && upload.sent < upload.total;
  let ended = false;
  const end = answer.then(
    () => {},
    () => {},
  );
  void end.then(() => {
    ended = true;
  });
  try {
    while (!ended) {
      if (!interrupt.came) {
        if (sending()) showUpload(upload!, progress);
        else await showHowFar(api, id, progress, phase);
        await Promise.race([end, interrupt.coming, tick()]);
      } else {
        progress.stop();
        if (sending()) leave.abort();
        else await cancel(api, id);
        await Promise.race([end, tick()]);
      }
    }
    return { answer: await answer, tooLate: interrupt.came };
  } catch (error) {
    const code = error instanceof AppError ? error.code : '';
    if (interrupt.came && (code === 'cancelled' || leave.signal.aborted)) throw new Cancelled(nothing);
    if (code === 'no_answer') {
      throw new AppError(503, code, `The connection to ${place} broke. ${sending() ? nothing : whether}`);
    }
    throw error;
  } finally {
    interrupt.stop();
    progress.stop();
  }
}

const tick = () => pause(POLL_MS, undefined, { ref: false });

/** The first Ctrl-C asks the server to stop; a second one waits for nobody. */
function listenForInterrupt() {
  const interrupt = {
    came: false,
    coming: Promise.resolve(),
    stop: () => {},
  };
  interrupt.coming = new Promise((resolve) => {
    const onInterrupt = () => {
      if (interrupt.came) process.exit(130);
      interrupt.came = true;
      resolve();
    };
    process.on('SIGINT', onInterrupt);
    interrupt.stop = () => process.off('SIGINT', onInterrupt);
  });
  return interrupt;
}

function showUpload({ sent, total }: NonNullable<Job<unknown>['upload']>, progress: Progress): void {
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
  progress.update(kilobytes(sent), kilobytes(total), 'sending, KB');
}

async function showHowFar(api: Api, job: string, progress: Progress, phase?: string): Promise<void> {
  if (!process.stderr.isTTY) return;
  try {
    const at = await reply(api.admin['bulk-import'][':job'].$get({ param: { job } }));
    progress.update(at.done, at.total, phase ?? at.phase);
  } catch {
    // It has not begun, or has ended; or the server is gone, which its answer will say.
  }
}

/** Where the job has not begun, has ended, or all is written, its own answer tells what became of it. */
async function cancel(api: Api, job: string): Promise<void> {
  try {
    await reply(api.admin['bulk-import'][':job'].$delete({ param: { job } }));
  } catch (error) {
    if (!(error instanceof AppError) || !['job_not_found', 'too_late'].includes(error.code)) throw error;
  }
}
