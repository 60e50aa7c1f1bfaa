import { existsSync } from 'node:fs';
import { formatBytes } from '#core/i18n/format.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { findDamage, findLooseReferences } from '../backup/find-damage.ts';
import { compareSchema, describeDifference } from '../database/compare-schema.ts';
import { connect, type Db, measureDatabase } from '../database/db.ts';
import { readMigrations } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { failed, ok, warning } from './findings.ts';

/** Reads all of the database: whether it is there, whole, and of this version. */
export async function checkDatabase(file: string): Promise<DoctorCheck[]> {
  if (!existsSync(file)) {
    const todo = 'Start the server once, import a directory, or name another file with --db.';
    return [failed('database', `There is no database ${file}.`, todo)];
  }
  let db: Db | undefined;
  try {
    db = connect(file, { journal: 'as it is' });
    const [damage] = await findDamage(db);
    if (damage) return [damaged(file, damage)];
    const done = await readMigrations(db);
    if (done.length === 0) {
      const message = `${file} is a database, but not one of Harborlight.`;
      return [failed('database', message, 'Name the right one with --db or HARBORLIGHT_DB.')];
    }
    return [await checkReferences(db), await checkSchema(db, done)];
  } catch (error) {
    return [unreadable(file, error as Error & { code?: string })];
  } finally {
    await db?.destroy();
  }
}

async function checkReferences(db: Db): Promise<DoctorCheck> {
  const loose = await findLooseReferences(db);
  if (loose.length > 0) {
    const todo = 'Restore the last good backup, or fix these rows: harborlight restore FILE.';
    return warning('database', `It is whole, but ${loose.join('; ')}.`, todo);
  }
  const { bytes } = await measureDatabase(db);
  return ok('database', `Whole, ${formatBytes(bytes)}.`);
}

async function checkSchema(db: Db, done: readonly string[]): Promise<DoctorCheck> {
  const last = done.at(-1)!;
  const newer = done.find((migration) => !(migration in migrations));
  if (newer) {
    const message = `The database comes from a newer Harborlight (${newer}).`;
    return failed('schema', message, 'Update Harborlight here, or restore a backup of this version.');
  }
  const differences = await compareSchema(db);
  const said = differences.map(describeDifference).join('; ');
  if (differences.some(({ how }) => how !== 'foreign')) {
    const todo = 'On its machine, run: harborlight doctor --repair. A copy is kept first.';
    return failed('schema', `The database is not as Harborlight makes it: ${said}.`, todo);
  }
  const missing = Object.keys(migrations).length - done.length;
  if (missing > 0) {
    const message = `The database is at ${last}, ${missing} behind.`;
    return warning('schema', message, 'Start the server: it brings it up to date, and keeps a copy first.');
  }
  if (differences.length > 0) {
    const todo = 'No backup of it can be restored until that is gone: drop it, if it is not yours to keep.';
    return warning('schema', `Up to date (${last}), but ${said}.`, todo);
  }
  return ok('schema', `Up to date (${last}).`);
}

function unreadable(file: string, { code = '', message }: Error & { code?: string }): DoctorCheck {
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(file, message);
  if (code === 'SQLITE_NOTADB') return damaged(file, 'it is no SQLite database');
  return failed(
    'database',
    `${file} cannot be read: ${message}.`,
    'See to whom the file and its folder belong.',
  );
}

function damaged(file: string, how: string): DoctorCheck {
  const todo =
    'Stop the server, and restore the last backup: harborlight restore FILE. What is there is kept.';
  return failed('database', `${file} is damaged: ${how}.`, todo);
}
