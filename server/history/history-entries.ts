import type { Selectable } from 'kysely';
import type { ChangeSubject } from '#core/lists/staff-lists.ts';
import { type CenterRow, toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { ChangesTable, Database } from '../database/tables.ts';
import { isAddressWithheld, readFormerStreets } from '../database/withheld-address.ts';
import { type ChangedField, compareRows, describeTakingOver } from './change-fields.ts';
import { idsBySubject, keyOf, type Row, readBefore, readStatesAfter } from './change-states.ts';
import { isUndoable, undoableTables } from './undo.ts';

type ChangeRow = Selectable<ChangesTable>;

/** One change as the history shows it. */
interface HistoryEntry {
  id: number;
  subject: ChangeSubject;
  /** Of a center its eight digits. */
  subjectId: string;
  title: string;
  action: ChangeRow['action'];
  actor: string;
  channel: ChangeRow['channel'];
  at: string;
  importId: number | null;
  /** Who has taken it back. */
  undoneBy: { actor: string; at: string } | null;
  /** The change that it took back. */
  undoes: number | null;
  /** How many changes the act consists of: they are taken back together. */
  parts: number;
  canUndo: boolean;
  fields: ChangedField[];
}

/** The changes with these ids, in their order, with what each made of its subject. */
export async function readEntries(db: Db, ids: readonly number[]): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('changes').selectAll().where('id', 'in', ids).execute();
  const stateAfter = await readStatesAfter(db, rows);
  const current = await readCurrent(db, rows);
  const undone = await readUndone(db, ids);
  const parts = await countParts(db, rows);
  const streets = await readFormerStreets(db, withheldIn(current));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => {
      const now = current.get(keyOf(row)) ?? null;
      const after = stateAfter(row, now);
      const undoneBy = undone.get(row.id) ?? null;
      return {
        id: row.id,
        subject: row.subject,
        subjectId: row.subject === 'center' ? toCenterId(Number(row.subject_id)) : row.subject_id,
        title: row.title,
        action: row.action,
        actor: row.actor,
        channel: row.channel,
        at: row.at,
        importId: row.import_id,
        undoneBy,
        undoes: row.undoes,
        parts: parts.get(firstOf(row)) ?? 1,
        canUndo: isUndoable(row) && undoneBy === null,
        fields:
          row.action === 'claim'
            ? describeTakingOver(readBefore(row), row.actor)
            : compareRows(row.subject, readBefore(row), after, now, streets.get(Number(row.subject_id))),
      };
    });
}

/** The ids of the centers whose addresses are withheld. */
function withheldIn(current: ReadonlyMap<string, Row>): number[] {
  const centers = [...current].flatMap(([key, row]) =>
    key === keyOf({ subject: 'center', subject_id: String(row.id) }) ? (row as unknown as CenterRow) : [],
  );
  return centers.filter(isAddressWithheld).map(({ id }) => id);
}

/** What the history is about, and where it stands. */
const tables = {
  ...undoableTables,
  import: 'imports',
  staff: 'staff',
} as const satisfies Record<Exclude<ChangeSubject, 'system'>, keyof Database>;

/** Without the report, which is long. */
const importColumns = ['id', 'source', 'files', 'counts', 'undone_by', 'undone_at'] as const;

function firstOf({ id, part_of }: ChangeRow): number {
  return part_of ?? id;
}

async function readCurrent(db: Db, rows: readonly ChangeRow[]): Promise<Map<string, Row>> {
  const current = new Map<string, Row>();
  for (const [subject, ids] of idsBySubject(rows)) {
    // The database as a whole has no row.
    if (subject === 'system') continue;
    const found =
      subject === 'import'
        ? await db.selectFrom('imports').select(importColumns).where('id', 'in', ids.map(Number)).execute()
        : await db.selectFrom(tables[subject]).selectAll().where('id', 'in', ids).execute();
    for (const row of found) current.set(keyOf({ subject, subject_id: String(row.id) }), row as Row);
  }
  return current;
}

async function readUndone(db: Db, ids: readonly number[]) {
  const undone = await db
    .selectFrom('changes')
    .select(['undoes', 'actor', 'at'])
    .where('undoes', 'in', ids)
    .execute();
  return new Map(undone.map(({ undoes, actor, at }) => [undoes, { actor, at }]));
}

async function countParts(db: Db, rows: readonly ChangeRow[]): Promise<Map<number, number>> {
  const others = await db
    .selectFrom('changes')
    .select((all) => ['part_of', all.fn.countAll<number>().as('others')])
    .where('part_of', 'in', rows.map(firstOf))
    .groupBy('part_of')
    .execute();
  return new Map(others.map((act) => [act.part_of!, 1 + Number(act.others)]));
}
