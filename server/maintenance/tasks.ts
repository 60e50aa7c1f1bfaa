import type { BackupContent, RestoreReport } from '#core/staff/backup.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { AppError } from '../app-error.ts';
import type { RestoreOptions } from '../restore/restore-database.ts';

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
