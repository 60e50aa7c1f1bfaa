import type { Worker } from 'node:worker_threads';
import type { RenderDocument } from '#core/pages/page-rendering.ts';
import { AppError } from '../app-error.ts';
import { partsOf, startWorker, toSend } from '../start-worker.ts';
import type { PageMessage, PageTask, PageWorkerOptions } from './page-worker.ts';

/** Pages that may wait to be rendered; and as many again that give a form back. */
export const MOST_WAITING = 32;
/** One that has waited for so long comes without its content. */
const LONGEST_WAIT_MS = 2000;
/** Some hundred times as long as a page takes: the thread is stuck. */
const LONGEST_RENDER_MS = 10_000;
/** Where the thread could not even start it is tried again so much later. */
const START_AGAIN_MS = 5000;
/** It holds the renderer, and one page at a time. */
const MEMORY_MB = 192;
/** Of that for what a page throws away. */
const YOUNG_MB = 12;

/** The thread that renders pages, one after the other. */
export interface PageThread {
  /** Answers `busy` where too many wait, and where the thread died by this page: the browser's app makes it. */
  render: RenderDocument;
  /** Before somebody waits; the first page would, too. */
  start(): void;
  stop(): Promise<void>;
}

interface Job {
  request: Parameters<RenderDocument>[0];
  directory: Parameters<RenderDocument>[1];
  since: number;
  resolve: (page: Awaited<ReturnType<RenderDocument>>) => void;
  reject: (error: Error) => void;
}

/**
 * Has a thread of its own render pages. What they ask of the directory is answered here, since here it is. `onFailure`
 * hears of a thread that died; another one takes its place.
 */
export function openPageThread(
  options: PageWorkerOptions,
  onFailure: (error: Error) => void,
  { longestWaitMs = LONGEST_WAIT_MS, longestRenderMs = LONGEST_RENDER_MS, memoryMb = MEMORY_MB } = {},
): PageThread {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let current: Job | undefined;
  let guard: NodeJS.Timeout | undefined;
  let notBefore = 0;
  let stopped = false;

  const render: RenderDocument = (request, directory) => {
    const alike = waiting.filter(({ request: { form } }) => !form === !request.form);
    if (stopped || performance.now() < notBefore || alike.length >= MOST_WAITING)
      return Promise.resolve('busy');
    return new Promise((resolve, reject) => {
      const job = { request, directory, since: performance.now(), resolve, reject };
      // What somebody typed into a form comes first: without a script it would be lost.
      const place = request.form ? waiting.findIndex((other) => !other.request.form) : -1;
      waiting.splice(place < 0 ? waiting.length : place, 0, job);
      start();
      goOn();
    });
  };

  /** Has the next page rendered, where none is. */
  function goOn(): void {
    if (!worker || !isReady || current) return;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (!job.request.form && performance.now() - job.since > longestWaitMs) {
        job.resolve('busy');
        continue;
      }
      current = job;
      const own = worker;
      guard = setTimeout(() => void own.terminate(), longestRenderMs);
      tell(own, { type: 'render', request: job.request });
      return;
    }
  }

  function finish(end: (job: Job) => void): void {
    clearTimeout(guard);
    const job = current;
    current = undefined;
    if (job) end(job);
  }

  function hear(own: Worker, message: PageMessage): void {
    if (message.type === 'question') return void answer(own, message);
    if (message.type === 'ready') {
      isReady = true;
      // They have waited for the thread, not for each other.
      for (const job of waiting) job.since = performance.now();
    } else if (message.type === 'page') finish(({ resolve }) => resolve(message.page));
    else finish(({ reject }) => reject(toSend(message.error)));
    goOn();
  }

  async function answer(own: Worker, { name, question }: PageMessage & { type: 'question' }): Promise<void> {
    try {
      const ask = current?.directory[name] as (...question: unknown[]) => unknown;
      tell(own, { type: 'answer', answer: await ask(...question) });
    } catch (error) {
      tell(own, { type: 'no answer', error: partsOf(error as Error) });
    }
  }

  function start(): void {
    if (worker || stopped) return;
    const own = startWorker('page-worker', options, {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: YOUNG_MB,
    });
    worker = own;
    // It keeps no process alive: a page that is waited for does.
    own.unref();
    let failure: Error | undefined;
    own.on('message', (message: PageMessage) => hear(own, message));
    own.on('error', (error) => {
      failure = error;
    });
    own.on('exit', () => {
      const wasReady = isReady;
      worker = undefined;
      isReady = false;
      finish(({ resolve }) => resolve('busy'));
      if (!stopped)
        onFailure(failure ?? new AppError(500, 'thread_ended', 'The thread that renders pages has ended.'));
      if (wasReady) return start();
      notBefore = performance.now() + START_AGAIN_MS;
      for (const { resolve } of waiting.splice(0)) resolve('busy');
    });
  }

  return {
    render,
    start,
    async stop() {
      stopped = true;
      for (const { resolve } of waiting.splice(0)) resolve('busy');
      await worker?.terminate();
    },
  };
}

function tell(worker: Worker, task: PageTask): void {
  worker.postMessage(task);
}
