import type { Insertable } from 'kysely';
import { fieldsOf } from '#core/center/field-kinds.ts';
import { fields } from '#core/center/fields.ts';
import type { UndoAnswer } from '#core/staff/bulk-import.ts';
import { type CenterRow, centerColumns, toCenterId } from '../../database/center-rows.ts';
import type { Db } from '../../database/db.ts';
import type { ChangesTable } from '../../database/tables.ts';
import { type Row, readBefore, readStatesAfter } from '../../history/change-states.ts';
import type { Actor } from '../../history/changes.ts';
import { batchInsert, ROWS_AT_ONCE } from '../batch-insert.ts';

/** Which import is taken back, by whom, and when (ISO 8601). */
export interface Restoring {
  importId: number;
  actor: Actor;
  at: string;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Sets every column that the import changed to what it was before, unless somebody has changed it since; of a center
 * that is then as before also the time of its last change. The newest change first, so that no two centers ever have
 * the same key.
 */
export async function restoreCenters(
  tx: Db,
  restoring: Restoring,
): Promise<Pick<UndoAnswer, 'restored' | 'corrections'>> {
  const corrections: UndoAnswer['corrections'] = [];
  let restored = 0;
  const ids = await tx
    .selectFrom('changes')
    .select('id')
    .where('import_id', '=', restoring.importId)
    .where('subject', '=', 'center')
    .where('action', '=', 'update')
    .orderBy('id', 'desc')
    .execute();
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const slice = ids.slice(start, start + ROWS_AT_ONCE).map(({ id }) => id);
    const { changes, stateAfter, rows } = await readSlice(tx, slice);
    const undone: { row: CenterRow; undoes: number }[] = [];
    for (const change of changes) {
      const row = rows.get(change.subject_id);
      // Nobody deletes centers; where one is gone all the same, there is nothing to restore.
      if (!row) continue;
      const after = stateAfter(change, { ...row });
      // Of what was made anew since, nothing is the import's.
      if (!after) continue;
      const before = readBefore(change)!;
      const { values, kept } = compareColumns(before, after, { ...row });
      for (const field of kept.flatMap(fieldOf)) corrections.push({ ...nameCenter(row), field });
      if (await isKeyTaken(tx, row, values)) delete values.source_key;
      if (Object.keys(values).length === 0) continue;
      const updatedAt = isAsBefore({ ...row, ...values }, before)
        ? String(before.updated_at)
        : centerColumns.some((column) => column in values && column !== 'source_year') && restoring.at;
      await tx
        .updateTable('centers')
        .set({ ...values, ...(updatedAt && { updated_at: updatedAt }) })
        .where('id', '=', row.id)
        .execute();
      undone.push({ row, undoes: change.id });
      restored += 1;
    }
    await recordUndo(tx, restoring, undone);
    restoring.onProgress?.(start + slice.length, ids.length);
  }
  return { restored, corrections };
}

/** Puts each center on record as it was before the undo. */
export async function recordUndo(
  tx: Db,
  { importId, actor, at }: Restoring,
  undone: readonly { row: CenterRow; undoes: number | null }[],
): Promise<void> {
  const insert = batchInsert(tx, 'changes');
  const records: Insertable<ChangesTable>[] = undone.map(({ row, undoes }) => ({
    subject: 'center',
    subject_id: String(row.id),
    title: row.name,
    action: 'undo',
    import_id: importId,
    undoes,
    actor: actor.name,
    channel: actor.channel,
    at,
    before: JSON.stringify(row),
  }));
  for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
    await insert(records.slice(start, start + ROWS_AT_ONCE));
  }
}

async function readSlice(tx: Db, changeIds: readonly number[]) {
  const changes = await tx
    .selectFrom('changes')
    .select(['id', 'subject', 'subject_id', 'before'])
    .where('id', 'in', changeIds)
    .orderBy('id', 'desc')
    .execute();
  const centerIds = changes.map(({ subject_id }) => subject_id);
  const rows = await tx.selectFrom('centers').selectAll().where('id', 'in', centerIds.map(Number)).execute();
  const stateAfter = await readStatesAfter(tx, changes);
  return { changes, stateAfter, rows: new Map(rows.map((row) => [String(row.id), row])) };
}

/** Never restored: they name the row, or say when it was written. */
const OWN = ['id', 'slug', 'created_at', 'updated_at'];

/** The values to go back to, and the columns that stay, because they no longer hold what the import had put there. */
function compareColumns(before: Row, after: Row, current: Row) {
  const values: Row = {};
  const kept: string[] = [];
  for (const [column, value] of Object.entries(before)) {
    if (OWN.includes(column) || value === after[column] || value === current[column]) continue;
    if (current[column] === after[column]) values[column] = value;
    else kept.push(column);
  }
  return { values: values as Partial<CenterRow>, kept };
}

function isAsBefore(row: Row, before: Row): boolean {
  return Object.entries(before).every(([column, value]) => column === 'updated_at' || row[column] === value);
}

/** Another center may have the key by now: one that a later import created at the old address. */
async function isKeyTaken(tx: Db, row: CenterRow, { source_key }: Partial<CenterRow>): Promise<boolean> {
  if (!source_key) return false;
  const other = await tx
    .selectFrom('centers')
    .select('id')
    .where('source', '=', row.source)
    .where('source_key', '=', source_key)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  return other !== undefined;
}

/** The field of a center that a column holds; none of what only imports read. */
function fieldOf(column: string): string[] {
  if (column === 'review_status') return ['reviewStatus'];
  return fieldsOf(fields).flatMap(([name, field]) => (field.column === column ? [name] : []));
}

function nameCenter({ id, name, city, state }: CenterRow) {
  return { id: toCenterId(id), name, city, state };
}
