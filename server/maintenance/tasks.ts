import type { BackupContent, RestoreReport } from '#core/staff/backup.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { AppError } from '../app-error.ts';
import type { OnPages } from '../database/copy-database.ts';
import type { Actor } from '../history/changes.ts';
import type { CommitGate } from '../imports/jobs/commit-gate.ts';
import type { ErrorParts } from '../start-worker.ts';

/** How a backup is restored. */
export interface RestoreOptions {
  /** The database that is to have the backup's content. */
  databaseFile: string;
  /** A copy of the backup, in a folder of its own on the same disk: it is used up. */
  copy: string;
  /** What messages call the backup. */
  name: string;
  retentionDays: number;
  /** On record for the backup that is kept of what is there now. */
  actor: Actor;
  /** A damaged database is moved away, which a server that has it open would not notice. */
  mayReplaceDamaged: boolean;
  /** Called once the backup is found right, before anything of the database is replaced. What it throws ends the restore. */
  beforeReplacing?: () => void;
  onPages?: OnPages;
  now?: Date;
}

/** One piece of work on the whole database file. */
export type MaintenanceTask =
  | { kind: 'backup'; databaseFile: string; file: string }
  | ({ kind: 'restore' } & Omit<RestoreOptions, 'onPages' | 'beforeReplacing' | 'mayReplaceDamaged'>)
  | { kind: 'check'; databaseFile: string };

/** What each answers. */
export interface MaintenanceAnswers {
  backup: BackupContent;
  restore: RestoreReport;
  check: DoctorCheck[];
}

/** What the thread is started with; its process, where it has one of its own, may end it until it has claimed the gate. */
export type MaintenanceWorkerData = MaintenanceTask & { gate?: CommitGate };

export type MaintenanceMessage =
  | { type: 'answer'; answer: unknown }
  | { type: 'refusal'; refusal: Pick<AppError, 'status' | 'code' | 'message'> };

/** What reading a file from outside may take. */
export interface WorkLimits {
  memoryMb: number;
  longestMs: number;
}

/** What a process for such work is told, once. */
export interface LimitedOrder {
  task: MaintenanceTask;
  limits: WorkLimits;
}

/** What it tells, once. */
export type LimitedMessage =
  | MaintenanceMessage
  | { type: 'failed'; error: ErrorParts }
  | { type: 'over'; limit: 'memory' | 'time' };
