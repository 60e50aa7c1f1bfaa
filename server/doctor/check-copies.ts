import { basename, dirname, resolve } from 'node:path';
import { formatShortDate } from '#core/i18n/format.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { type DatedFile, isOverdue, listBackups, listKeptFiles } from '../database/kept-files.ts';
import type { Settings } from '../settings/settings.ts';
import { ok, warning } from './findings.ts';

/** Where deploy/harborlight-backup.service lays them. */
const BACKUPS = '/var/backups/harborlight';

/** What holds contact details beside the database itself, and whether some of it must be gone. */
export async function checkCopies(
  { HARBORLIGHT_DB: databaseFile, CONTACT_RETENTION_DAYS: days }: Settings,
  now: Date,
  backupFolder = BACKUPS,
): Promise<DoctorCheck> {
  const kept = await listKeptFiles(databaseFile, days);
  const folders = new Set([dirname(resolve(databaseFile)), backupFolder]);
  const backups = await Promise.all([...folders].map((folder) => listBackups(folder, days)));
  const overdue = [...kept, ...backups.flat()].filter((file) => isOverdue(file, now));
  if (overdue.length > 0) {
    const message = `They hold contact details that are kept for ${days} days only: ${overdue.map(({ path }) => path).join(', ')}.`;
    const purges = kept.some((file) => isOverdue(file, now));
    const todo = purges ? 'Delete them. What was laid aside goes with: harborlight purge.' : 'Delete them.';
    return warning('copies', message, todo);
  }
  if (kept.length === 0) return ok('copies', 'None was laid aside beside the database.');
  return ok('copies', `Laid aside beside the database: ${kept.map(describe).join(', ')}.`);
}

function describe({ path, until }: DatedFile): string {
  return `${basename(path)} (until ${formatShortDate(until.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3'))})`;
}
