import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import type { ImportReport } from '#core/staff/import-report.ts';
import { type Db, openDatabase } from '../../database/db.ts';
import type { Actor } from '../../history/changes.ts';
import { type ImportOptions, importFiles } from '../import-centers.ts';
import { undoImport } from '../undo/undo.ts';

/** A new database in memory, and an import into it as a person at the terminal does it. */
export async function startImporting() {
  const db = await openDatabase(':memory:');
  return {
    db,
    run: (files: ImportOptions['files'], options: Partial<ImportOptions> = {}): Promise<ImportReport> =>
      importFiles(db, {
        actor: 'ada',
        channel: 'terminal',
        now: new Date('2026-11-20T12:00:00Z'),
        ...options,
        files,
      }),
    centers: () => db.selectFrom('centers').selectAll().orderBy('id').execute(),
  };
}

/** Undoes an import as somebody does who has seen what that would do. */
export async function undoSeen(db: Db, id: number, actor: Actor, now: Date): Promise<UndoAnswer> {
  const { touched } = await undoImport(db, id, actor, now, { dryRun: true });
  return undoImport(db, id, actor, now, { typed: touched });
}

/** All that a database holds, to compare before and after. */
export async function dump(db: Db): Promise<string> {
  const tables = ['centers', 'imports', 'changes'] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}
