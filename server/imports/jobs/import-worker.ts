import { parentPort, workerData } from 'node:worker_threads';
import type { ImportAnswer, ImportProgress, UndoAnswer } from '#core/bulk-import.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './changes.ts';
import { type CommitGate, claimGate } from './commit-gate.ts';
import { connect, type Db } from './db.ts';
import { DetailCollector } from './imports/details.ts';
import { answerImport } from './imports/import-answer.ts';
import { readImport } from './imports/read-import.ts';
import type { ImportReport } from './imports/report.ts';
import { undoImport } from './imports/undo.ts';
import { readUpload, readUploads } from './imports/upload.ts';
import { type ImportOptions, writeImport } from './imports.ts';

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
  | {
      kind: 'import-files';
      /** A request's body, as it came. */
      body: ArrayBuffer;
      contentType: string;
      options: ImportFilesOptions;
    }
  | { kind: 'undo'; importId: number; dryRun: boolean };

/** What an import of files can be told. */
export type ImportFilesOptions = Pick<
  ImportOptions,
  'format' | 'year' | 'missing' | 'skipInvalid' | 'allJurisdictions' | 'dryRun'
>;

/** What the worker is started with. */
export interface ImportWorkerData {
  databaseFile: string;
  task: ImportTask;
  actor: Actor;
  gate: CommitGate;
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
const { databaseFile, task, actor, gate } = workerData as ImportWorkerData;

const db = connect(databaseFile);
try {
  tell({ type: 'answer', json: JSON.stringify(await work()) });
} catch (error) {
  // As text: what better-sqlite3 throws would arrive in the other thread without its message.
  if (!(error instanceof AppError)) throw new Error((error as Error).stack ?? String(error));
  const { status, code, message, issues } = error;
  tell({ type: 'refusal', refusal: { status, code, message, issues } });
} finally {
  await db.destroy();
}

function work(): Promise<ImportAnswer | ImportReport | UndoAnswer> {
  if (task.kind === 'import') return importUpload(db, task);
  return task.kind === 'undo' ? undo(db, task) : importFiles(db, task);
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
    beforeCommit,
    ...(missing && { missing }),
  });
  report.seconds = secondsSince(started);
  return answerImport(report, details);
}

/** The same as the terminal does on a database of its own. */
async function importFiles(
  db: Db,
  { body, contentType, options }: Extract<ImportTask, { kind: 'import-files' }>,
): Promise<ImportReport> {
  const started = performance.now();
  const prepared = await readImport({
    ...options,
    files: await readUploads(body, contentType),
    onProgress: tellProgress,
  });
  const report = await writeImport(db, prepared, {
    ...options,
    actor: actor.name,
    channel: actor.channel,
    onProgress: tellProgress,
    beforeCommit,
  });
  report.seconds = secondsSince(started);
  return report;
}

function undo(db: Db, { importId, dryRun }: Extract<ImportTask, { kind: 'undo' }>): Promise<UndoAnswer> {
  const onProgress = (done: number, total: number) => tellProgress(done, total, 'undoing');
  return undoImport(db, importId, actor, new Date(), { onProgress, beforeCommit, dryRun });
}

/** Whoever cancelled has heard that nothing takes place: this thread is about to be ended, and rolls back before. */
function beforeCommit(): void {
  if (!claimGate(gate, 'commit')) throw new AppError(409, 'cancelled', 'It was cancelled.');
}

function secondsSince(started: number): number {
  return Math.round(performance.now() - started) / 1000;
}

function tellProgress(done: number, total: number, phase: ImportProgress['phase']): void {
  tell({ type: 'progress', progress: { phase, done, total } });
}

function tell(message: ImportWorkerMessage): void {
  parentPort?.postMessage(message);
}
