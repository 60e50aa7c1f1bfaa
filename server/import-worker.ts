import { parentPort, workerData } from 'node:worker_threads';
import type { ImportAnswer, ImportProgress, UndoAnswer } from '#core/bulk-import.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './changes.ts';
import { connect, type Db } from './db.ts';
import { DetailCollector } from './imports/details.ts';
import { answerImport } from './imports/import-answer.ts';
import { readImport } from './imports/read-import.ts';
import { undoImport } from './imports/undo.ts';
import { readUpload } from './imports/upload.ts';
import { writeImport } from './imports.ts';

/** One piece of work that takes longer than a request may keep others waiting. */
export type ImportTask =
  | {
      kind: 'import';
      /** A request's body, as it came. */
      body: ArrayBuffer;
      contentType: string;
      dryRun: boolean;
      missing?: 'mark' | 'ignore' | undefined;
      year?: number | undefined;
    }
  | { kind: 'undo'; importId: number };

/** What the worker is started with. */
export interface ImportWorkerData {
  databaseFile: string;
  task: ImportTask;
  actor: Actor;
}

/** What the worker tells: how far it is, and at last its answer as JSON, or why it refused. */
export type ImportWorkerMessage =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'answer'; json: string }
  | { type: 'refusal'; refusal: Pick<AppError, 'status' | 'code' | 'message' | 'issues'> };

/**
 * A worker thread for one import, preview or undo: reading, comparing and writing 20,000 centers takes seconds. It has
 * a connection of its own; what it has not committed when it ends, the database never had.
 */
const { databaseFile, task, actor } = workerData as ImportWorkerData;

const db = connect(databaseFile);
try {
  const answer = task.kind === 'undo' ? await undo(db, task.importId) : await importUpload(db, task);
  tell({ type: 'answer', json: JSON.stringify(answer) });
} catch (error) {
  // As text: what better-sqlite3 throws would arrive in the other thread without its message.
  if (!(error instanceof AppError)) throw new Error((error as Error).stack ?? String(error));
  const { status, code, message, issues } = error;
  tell({ type: 'refusal', refusal: { status, code, message, issues } });
} finally {
  await db.destroy();
}

async function importUpload(
  db: Db,
  { body, contentType, dryRun, missing, year }: Extract<ImportTask, { kind: 'import' }>,
): Promise<ImportAnswer> {
  const started = performance.now();
  const details = dryRun ? new DetailCollector() : undefined;
  const prepared = await readImport({
    files: [await readUpload(body, contentType)],
    skipInvalid: true,
    onProgress: tellProgress,
    ...(details && { details }),
    ...(year !== undefined && { year }),
  });
  const report = await writeImport(db, prepared, {
    dryRun,
    skipInvalid: true,
    actor: actor.name,
    channel: actor.channel,
    onProgress: tellProgress,
    ...(missing && { missing }),
  });
  report.seconds = Math.round(performance.now() - started) / 1000;
  return answerImport(report, details);
}

function undo(db: Db, importId: number): Promise<UndoAnswer> {
  return undoImport(db, importId, actor, new Date(), (done, total) => tellProgress(done, total, 'undoing'));
}

function tellProgress(done: number, total: number, phase: ImportProgress['phase']): void {
  tell({ type: 'progress', progress: { phase, done, total } });
}

function tell(message: ImportWorkerMessage): void {
  parentPort?.postMessage(message);
}
