import { parentPort, workerData } from 'node:worker_threads';
import type { DirectoryAnswers, DocumentRequest, RenderDocument } from '#core/pages/page-rendering.ts';
import { type ErrorParts, partsOf, toSend } from '../start-worker.ts';
import { loadRenderer } from './load-renderer.ts';

/** What the worker is started with. */
export interface PageWorkerOptions {
  /** Where the build lies that has the renderer. */
  builtFolder: string;
}

/** What the worker is told: a page to render, one at a time; and what it asked for that. */
export type PageTask =
  | { type: 'render'; request: DocumentRequest }
  | { type: 'answer'; answer: unknown }
  | { type: 'no answer'; error: ErrorParts };

/** What the worker tells: that it can begin; what a page asks of the directory; and in the end the page, or why there is none. */
export type PageMessage =
  | { type: 'ready' }
  | { type: 'question'; name: keyof DirectoryAnswers; question: unknown[] }
  | { type: 'page'; page: Awaited<ReturnType<RenderDocument>> }
  | { type: 'failed'; error: ErrorParts };

/**
 * A worker thread: React takes ten times as long for a page as the directory for its answers, and no call of the API may
 * wait for that. The directory itself stays where it is: here are never more centers than a page shows. A page is handed
 * over as bytes: strings of half a megabyte would pile up in the memory of the server, which seldom clears away large ones.
 */
const renderDocument = await loadRenderer((workerData as PageWorkerOptions).builtFolder);
let answered: { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined;

const directory = new Proxy({} as DirectoryAnswers, {
  get:
    (_, name: keyof DirectoryAnswers) =>
    (...question: unknown[]) =>
      new Promise((resolve, reject) => {
        answered = { resolve, reject };
        tell({ type: 'question', name, question });
      }),
});

parentPort?.on('message', (task: PageTask) => {
  if (task.type === 'answer') return answered?.resolve(task.answer);
  if (task.type === 'no answer') return answered?.reject(toSend(task.error));
  renderDocument(task.request, directory).then(
    (page) => tell({ type: 'page', page }, typeof page === 'object' ? [page.html.buffer] : []),
    (error: Error) => tell({ type: 'failed', error: partsOf(error) }),
  );
});
tell({ type: 'ready' });

function tell(message: PageMessage, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}
