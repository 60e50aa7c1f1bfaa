import type { Selectable } from 'kysely';
import { formatLongDate, formatNumber } from '#core/i18n/format.ts';
import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import type { ImportReport } from '#core/staff/import-report.ts';
import { AppError } from '../../app-error.ts';
import { toCenterId } from '../../database/center-rows.ts';
import type { Db } from '../../database/db.ts';
import { countRows } from '../../database/paging.ts';
import type { ImportsTable } from '../../database/tables.ts';
import { ANOTHER_WRITES, writeTransaction } from '../../database/write-transaction.ts';
import { type Actor, recordChange } from '../../history/changes.ts';
import { takeBackProposals } from '../../proposals/propose.ts';
import { deleteReportsOf } from '../../reports/reports-of-gone.ts';
import { keepFormer } from '../former-centers.ts';
import { restoreSaid } from '../said-before.ts';
import type { Imported } from '../source-record.ts';
import { touchedByImport, touchedSince } from './later-work.ts';
import { type Restoring, recordUndo, restoreCenters } from './restore.ts';

type ImportRow = Selectable<ImportsTable>;

interface UndoOptions {
  onProgress?: (done: number, total: number) => void;
  /** Called when all is written but for the commit; where it throws, nothing was. */
  beforeCommit?: () => void;
  dryRun?: boolean;
  /** How many centers the undo touches, as a person typed it. */
  typed?: number | undefined;
  /** Keeps a copy of the database as it is before, and returns its name. */
  keepCopy?: () => Promise<string>;
}

/**
 * Takes back all that an import did, in one transaction. Centers that it changed are as they were before, but for the
 * columns that somebody has changed since; centers that it created are deleted, unless staff have worked on them. Both
 * is in the answer, and in the history. Where it touches more than MUCH of the directory, a copy of the database is kept
 * first. Throws 404 `import_not_found`, 409 `already_undone`, 409 `later_import` where a later import built upon this one,
 * and 409 `number_needed` where it touches much, or `typed` is given, and that is not how many. With `dryRun` it finds all that out, and
 * leaves everything as it is.
 */
export async function undoImport(
  db: Db,
  importId: number,
  actor: Actor,
  now: Date,
  { onProgress, beforeCommit, dryRun = false, typed, keepCopy }: UndoOptions = {},
): Promise<UndoAnswer> {
  const work = async (tx: Db) => {
    const run = await findImport(tx, importId);
    await refuseLaterImport(tx, importId);
    const all = await countDirectory(tx);
    const restoring: Restoring = { importId, actor, at: now.toISOString(), onProgress };
    const deleted = await deleteCreated(tx, importId);
    const keptCenters = await keepCreated(tx, restoring);
    const { restored, corrections } = await restoreCenters(tx, restoring);
    await restoreSaid(tx, importId);
    await takeBackProposals(tx, importId);
    const touched = restored + deleted + keptCenters.length;
    const large = touched > MUCH * all;
    let copy: string | null = null;
    if (!dryRun && (large || typed !== undefined) && typed !== touched) {
      throw numberNeeded({ touched, all, large });
    }
    if (large && !dryRun) {
      // What is written here, nobody else sees yet: the copy is of the directory as it was.
      copy = (await keepCopy?.()) ?? null;
    }
    await tx
      .updateTable('imports')
      .set({ undone_at: restoring.at, undone_by: actor.name })
      .where('id', '=', importId)
      .execute();
    await recordOnce(tx, run, actor, now);
    const { sampleRemoved = 0 } = JSON.parse(run.report) as Partial<ImportReport>;
    return {
      importId,
      restored,
      deleted,
      keptCenters,
      corrections,
      sampleRemoved,
      touched,
      all,
      large,
      copy,
    };
  };
  return writeTransaction(db, work, { keep: !dryRun, beforeCommit, busyMessage: ANOTHER_WRITES });
}

/** Who takes back so much of the directory may have meant another import. */
const MUCH = 0.05;

/** The centers before the undo, without those that were merged into others. */
async function countDirectory(tx: Db): Promise<number> {
  return countRows(tx.selectFrom('centers').where('merged_into', 'is', null));
}

function numberNeeded({ touched, all, large }: Pick<UndoAnswer, 'touched' | 'all' | 'large'>): AppError {
  const [some, whole] = [formatNumber(touched), formatNumber(all)];
  const why = large ? ', which is more than 5% of the directory' : '';
  const message = `This undo touches ${some} of ${whole} centers${why}: the number ${some} has to be typed first. Nothing was undone.`;
  return new AppError(409, 'number_needed', message);
}

async function findImport(tx: Db, importId: number): Promise<ImportRow> {
  const run = await tx.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirst();
  if (!run) throw new AppError(404, 'import_not_found', 'There is no such import.');
  if (run.undone_at !== null) {
    throw new AppError(
      409,
      'already_undone',
      `${run.undone_by} has undone this import already, on ${formatLongDate(run.undone_at)}.`,
    );
  }
  return run;
}

/** What a later import made of a center rests on what this one made of it: the later one goes first. */
async function refuseLaterImport(tx: Db, importId: number): Promise<void> {
  const touched = touchedByImport(tx, importId);
  const changed = tx
    .selectFrom('changes')
    .select('import_id')
    .where('subject', '=', 'center')
    .where('action', '=', 'update')
    .where('subject_id', 'in', touched);
  const said = tx
    .selectFrom('said_before')
    .select('import_id')
    .where((is) => is(is.cast<string>('center_id', 'text'), 'in', touched));
  const later = await tx
    .selectFrom('imports')
    .select(['id', 'files', 'actor', 'at'])
    .where('id', '>', importId)
    .where('undone_at', 'is', null)
    .where((is) => is.or([is('id', 'in', changed), is('id', 'in', said)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!later) return;
  throw new AppError(
    409,
    'later_import',
    `A later import changed the same centers: ${listFiles(later.files)}, which ${later.actor} imported on ` +
      `${formatLongDate(later.at)}. Undo that one first.`,
  );
}

/**
 * Returns how many there were. They had no history of their own, the import's tells of them; what was reported of them
 * goes with them.
 */
async function deleteCreated(tx: Db, importId: number): Promise<number> {
  const untouched = tx
    .selectFrom('centers')
    .select('id')
    .where('import_id', '=', importId)
    .where((is) => is.not(touchedSince(is)));
  await deleteReportsOf(tx, untouched);
  await keepFormer(tx, await untouched.select(['slug', 'source', 'source_key']).execute());
  const { numDeletedRows } = await tx
    .deleteFrom('centers')
    .where('import_id', '=', importId)
    .where((is) => is.not(touchedSince(is)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * What staff have worked on is not thrown away; they decide what becomes of it. As with what a directory no longer
 * lists, an import of the same center shows it again.
 */
async function keepCreated(tx: Db, restoring: Restoring): Promise<UndoAnswer['keptCenters']> {
  const kept = await tx
    .selectFrom('centers')
    .selectAll()
    .where('import_id', '=', restoring.importId)
    .orderBy('id')
    .execute();
  const shown = kept.filter((row) => row.review_status === 'PUBLISHED' || row.merged_into !== null);
  for (const { id, imported, merged_into } of shown) {
    const said = JSON.parse(imported!) as Imported;
    await tx
      .updateTable('centers')
      .set({
        ...(merged_into === null && { review_status: 'NEEDS_REVIEW' }),
        imported: JSON.stringify({ ...said, missing: 'PUBLISHED' } satisfies Imported),
        updated_at: restoring.at,
      })
      .where('id', '=', id)
      .execute();
  }
  await recordUndo(
    tx,
    restoring,
    shown.map((row) => ({ row, undoes: null })),
  );
  return kept.map(({ id, name, city, state }) => ({ id: toCenterId(id), name, city, state }));
}

/** One entry for the act as a whole, which takes back the one that the import left. */
async function recordOnce(tx: Db, run: ImportRow, actor: Actor, now: Date): Promise<void> {
  const created = await tx
    .selectFrom('changes')
    .select('id')
    .where('subject', '=', 'import')
    .where('subject_id', '=', String(run.id))
    .where('action', '=', 'create')
    .executeTakeFirst();
  await recordChange(
    tx,
    {
      subject: 'import',
      id: run.id,
      title: listFiles(run.files),
      action: 'undo',
      before: { undone_at: null, undone_by: null },
      ...(created && { undoes: created.id }),
    },
    actor,
    now,
  );
}

function listFiles(json: string): string {
  return (JSON.parse(json) as string[]).join(', ');
}
