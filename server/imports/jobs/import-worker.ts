import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportProgress, UndoAnswer } from '#core/staff/bulk-import.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import type { MappingDraft } from '#core/staff/mapping-draft.ts';
import type { SignedInStaff } from '#core/staff/staff.ts';
import { shippedMappings } from '../../../data/mappings.ts';
import { AppError } from '../../app-error.ts';
import { keepCopy } from '../../database/copy-database.ts';
import { connect, type Db } from '../../database/db.ts';
import type { Facts } from '../../log.ts';
import { toSend } from '../../start-worker.ts';
import { DetailCollector } from '../details.ts';
import { readTable } from '../files/table.ts';
import { type ImportOptions, writeImport } from '../import-centers.ts';
import { draftMapping } from '../mapping/draft-mapping.ts';
import { sampleOf } from '../mapping/try-mapping.ts';
import { readImport } from '../read-import.ts';
import { undoImport } from '../undo/undo.ts';
import { type CommitGate, claimGate } from './commit-gate.ts';
import { answerImport } from './import-answer.ts';
import { readUpload } from './upload.ts';

/** Who imports, and from where. */
export type Importer = Pick<SignedInStaff, 'name' | 'channel'>;

/** One piece of work that takes longer than a request may keep others waiting. */
export type ImportTask =
  | {
      kind: 'import';
      /** A request's body, as it came. */
      body: ArrayBuffer;
      contentType: string;
      options: ImportCall;
    }
  /** A first mapping of the file. */
  | { kind: 'draft'; body: ArrayBuffer; contentType: string }
  | { kind: 'undo'; importId: number; dryRun: boolean; typed?: number | undefined };

/** What can be asked of an import beside its files. */
interface ImportCall
  extends Pick<ImportOptions, 'format' | 'year' | 'missing'>,
    Required<Pick<ImportOptions, 'skipInvalid' | 'allJurisdictions' | 'dryRun'>> {
  /** What may be sent: CSV, or whatever an import can read. */
  accept: 'csv' | 'any';
  /** Whether the answer tells what becomes of each center. */
  details: boolean;
  /** Whether the answer holds the whole report. */
  report: boolean;
}

/** What the worker is started with. */
export interface ImportWorkerData {
  databaseFile: string;
  task: ImportTask;
  actor: Importer;
  gate: CommitGate;
}

/** What the worker tells: what it reads, how far it is, and at last its answer as JSON, or why it refused. */
export type ImportWorkerMessage =
  | { type: 'files'; names: string[] }
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'answer'; json: string; facts: Facts }
  | { type: 'refusal'; refusal: Pick<AppError, 'status' | 'code' | 'message' | 'issues'> };

/**
 * The thread of an import process that does one import, preview or undo: reading, comparing and writing 20,000 centers
 * takes seconds. It has a connection of its own; what it has not committed when it ends, the database never had.
 */
const { databaseFile, task, actor, gate } = workerData as ImportWorkerData;

const db = connect(databaseFile);
try {
  const answer = await work();
  tell({ type: 'answer', json: JSON.stringify(answer), facts: factsOf(answer) });
} catch (error) {
  if (!(error instanceof AppError)) throw toSend(error as Error);
  const { status, code, message, issues } = error;
  tell({ type: 'refusal', refusal: { status, code, message, issues } });
} finally {
  await db.destroy();
}

/** How much was done, for the log. */
function factsOf(answer: Answer): Facts {
  if ('map' in answer) return {};
  if (!('counts' in answer))
    return { import: answer.importId, restored: answer.restored, deleted: answer.deleted };
  const { rows, new: made, changed, unchanged, missing, wrong } = answer.counts;
  return {
    import: answer.importId ?? undefined,
    format: answer.format,
    rows,
    new: made,
    changed,
    unchanged,
    missing,
    wrong,
  };
}

type Answer = ImportAnswer | UndoAnswer | MappingDraft;

function work(): Promise<Answer> {
  if (task.kind === 'draft') return draftMap(task);
  return task.kind === 'undo' ? undo(db, task) : importUpload(db, task);
}

async function importUpload(
  db: Db,
  { options, ...upload }: Extract<ImportTask, { kind: 'import' }>,
): Promise<ImportAnswer> {
  const started = performance.now();
  const { files, codes, map, decisions } = await readUpload(upload, { any: options.accept === 'any' });
  tell({ type: 'files', names: files.map(({ name }) => name) });
  const details = options.details ? new DetailCollector({ several: files.length > 1 }) : undefined;
  const { details: _, report: whole, ...chosen } = options;
  const prepared = await readImport({
    ...chosen,
    files,
    ...(codes && { codes }),
    ...(map && { map }),
    onProgress: tellProgress,
    ...(details && { details }),
  });
  const report = await writeImport(db, prepared, {
    ...chosen,
    decisions,
    actor: actor.name,
    channel: actor.channel,
    onProgress: tellProgress,
    beforeCommit,
  });
  report.seconds = secondsSince(started);
  return answerImport(report, { details, whole });
}

async function draftMap(upload: Extract<ImportTask, { kind: 'draft' }>): Promise<MappingDraft> {
  const { files } = await readUpload(upload, { any: true });
  tell({ type: 'files', names: files.map(({ name }) => name) });
  const table = await readTable(files[0]!);
  const shipped = [...shippedMappings()].map(([name, map]) => ({ name, map }));
  return { map: draftMapping(table), rows: sampleOf(table), shipped };
}

function undo(
  db: Db,
  { importId, dryRun, typed }: Extract<ImportTask, { kind: 'undo' }>,
): Promise<UndoAnswer> {
  return undoImport(db, importId, actor, new Date(), {
    onProgress: (done, total) => tellProgress(done, total, 'undoing'),
    beforeCommit,
    dryRun,
    typed,
    keepCopy: async () => basename(await keepCopy(databaseFile, 'before-undo')),
  });
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
