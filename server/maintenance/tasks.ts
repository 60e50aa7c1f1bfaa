import type { BackupContent, RestoreReport } from '#core/staff/backup.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { AppError } from '../app-error.ts';
import type { OnPages } from '../database/copy-database.ts';
import type { Actor } from '../history/changes.ts';

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
  onPages?: OnPages;
  now?: Date;
}

/** One piece of work on the whole database file. */
export type MaintenanceTask =
  | { kind: 'backup'; databaseFile: string; file: string }
  | ({ kind: 'restore' } & Omit<RestoreOptions, 'onPages' | 'mayReplaceDamaged'>)
  | { kind: 'check'; databaseFile: string };

/** What each answers. */
export interface MaintenanceAnswers {
  backup: BackupContent;
  restore: RestoreReport;
  check: DoctorCheck[];
}

export type MaintenanceMessage =
  | { type: 'answer'; answer: unknown }
  | { type: 'refusal'; refusal: Pick<AppError, 'status' | 'code' | 'message'> };
