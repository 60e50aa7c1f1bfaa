import { setImmediate as giveWay } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { CenterRow } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { ChangesTable } from '../database/tables.ts';
import { type Row, readBefore, readStatesAfter } from './change-states.ts';
import { remarks } from './changes.ts';

type ChangeRow = Selectable<ChangesTable>;

/** Rows that are looked at together: SQLite takes at most 32,766 values in one statement. */
const ROWS_AT_ONCE = 200;

/** What became of a center, one step of its history. */
export interface CenterChange {
  /** Of the change that this was, or a part of. */
  id: number;
  /** The center. */
  center: number;
  /** True where an import brought it: then many have the same `id`. */
  imported: boolean;
  at: string;
  /** Its row before; null where it was not there. */
  before: Row | null;
  /** Its row behind it; null where it was not there any more. */
  after: Row | null;
}

/** What the history knows center by center: all behind the change `id`. */
export interface Run {
  name: string;
  id: number;
  /** When it began; undefined where nothing was before it. */
  at?: string;
}

/**
 * Where the last run began: with the last change that added or removed centers and does not tell which. Such are an
 * import that is undone, the sample as it comes and goes, and a restored backup, after which numbers of changes come
 * again: so a run has its name by the time at which it began.
 */
export async function findRun(db: Db): Promise<Run> {
  const found = await db
    .selectFrom('changes')
    .leftJoin('imports', (join) =>
      join
        .on('changes.subject', '=', 'import')
        .on((on) => on(sql`cast(changes.subject_id as integer)`, '=', on.ref('imports.id'))),
    )
    .select(['changes.id', 'changes.at'])
    .where('subject', 'in', ['system', 'import'])
    .where((is) =>
      is.or([
        is.and([is('subject', '=', 'system'), is('subject_id', '=', 'sample')]),
        is.and([is('subject', '=', 'system'), is('action', '=', 'restore')]),
        is.and([is('action', '=', 'undo'), sql<boolean>`counts ->> '$.new' > 0`]),
        is.and([is('subject', '=', 'import'), sql<boolean>`counts ->> '$.sampleRemoved' > 0`]),
      ]),
    )
    .orderBy('changes.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found
    ? { name: Date.parse(found.at).toString(36), id: found.id, at: found.at }
    : { name: '0', id: 0 };
}

/** The last change of all, and how often the directory has changed with it, both of one moment. */
export async function readEnd(db: Db): Promise<{ last: number; changes: number }> {
  return db
    .selectFrom('directory_changes')
    .select((is) => [
      'count as changes',
      is
        .selectFrom('changes')
        .select((all) => all.fn.coalesce(all.fn.max('id'), sql<number>`0`).as('last'))
        .$asScalar()
        .$notNull()
        .as('last'),
    ])
    .executeTakeFirstOrThrow();
}

/** The last change of before a moment; 0 where there is none. */
export async function readLastBefore(db: Db, moment: Date): Promise<number> {
  const { last } = await db
    .selectFrom('changes')
    .select((all) => all.fn.coalesce(all.fn.max('id'), sql<number>`0`).as('last'))
    .where('at', '<', moment.toISOString())
    .executeTakeFirstOrThrow();
  return last;
}

/** What became of centers behind a position, up to a change, in order; also what the public never saw. */
export async function* readCenterChanges(
  db: Db,
  after: { id: number; center?: number | undefined },
  upTo: number,
): AsyncGenerator<CenterChange, void> {
  let last = after.id;
  if (after.center !== undefined) {
    const change = await db
      .selectFrom('changes')
      .selectAll()
      .where('id', '=', after.id)
      .where('subject', '=', 'import')
      .executeTakeFirst();
    if (change) yield* readImported(db, change, after.center);
  }
  for (;;) {
    const rows = await db
      .selectFrom('changes')
      .selectAll()
      .where('id', '>', last)
      .where('id', '<=', upTo)
      .where((is) =>
        is.or([
          is.and([is('subject', '=', 'center'), is('action', 'not in', remarks)]),
          is.and([is('subject', '=', 'import'), is('action', '=', 'create')]),
        ]),
      )
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    // SQLite answers at once, and no other request would run meanwhile.
    await giveWay();
    const steps = await describeChanges(
      db,
      rows.filter(({ subject }) => subject === 'center'),
    );
    for (const row of rows) {
      if (row.subject === 'import') yield* readImported(db, row, 0);
      else yield steps.get(row.id)!;
    }
  }
}

async function describeChanges(db: Db, rows: readonly ChangeRow[]): Promise<Map<number, CenterChange>> {
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map(({ subject_id }) => Number(subject_id)))];
  // Before the later changes: what is written between the two is then found among them.
  const current = await db.selectFrom('centers').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(current.map((row) => [String(row.id), row]));
  const stateAfter = await readStatesAfter(db, rows);
  return new Map(
    rows.map((row) => {
      const now = byId.get(row.subject_id);
      const after = stateAfter(row, now ? { ...now } : null);
      const before = readBefore(row);
      const center = Number(row.subject_id);
      const whole = before && { ...after, ...before };
      return [row.id, { id: row.id, center, imported: false, at: row.at, before: whole, after }];
    }),
  );
}

/** The centers that an import brought, as it brought them. They have no changes of their own for that. */
async function* readImported(
  db: Db,
  { id, subject_id: importId, at }: ChangeRow,
  afterCenter: number,
): AsyncGenerator<CenterChange, void> {
  let last = afterCenter;
  for (;;) {
    const rows: CenterRow[] = await db
      .selectFrom('centers')
      .selectAll()
      .where('import_id', '=', Number(importId))
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    await giveWay();
    const made = (row: CenterRow) => ({ id, subject: 'center' as const, subject_id: String(row.id) });
    const stateAfter = await readStatesAfter(db, rows.map(made));
    for (const row of rows) {
      const after = stateAfter(made(row), { ...row });
      yield { id, center: row.id, imported: true, at, before: null, after };
    }
  }
}
