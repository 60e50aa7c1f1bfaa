import type { Selectable } from 'kysely';
import { type ChangeSubject, changeSubjects } from '#core/lists.ts';
import { AppError } from './app-error.ts';
import { type Actor, recordChange } from './changes.ts';
import type { Db } from './db.ts';
import type { ChangesTable, Database } from './tables.ts';

type ChangeRow = Selectable<ChangesTable>;
/** A row of a subject, or the part of it that the history keeps. */
type Row = Record<string, unknown>;

/** Where the subjects live whose changes can be taken back one by one. */
const tables = {
  center: 'centers',
  guide: 'guides',
  submission: 'submissions',
  matching_request: 'matching_requests',
} as const satisfies Partial<Record<ChangeSubject, keyof Database>>;
type Undoable = keyof typeof tables;

/**
 * Takes back a change with all other parts of the same act, newest first; the history keeps both. What somebody has
 * changed since stays: then it throws 409 `changed_since`. Also throws 404 `change_not_found`, 409 `already_undone`
 * and `cannot_undo`. Call it in a transaction that is given up where it throws.
 */
export async function undoChange(tx: Db, changeId: number, actor: Actor, now: Date): Promise<void> {
  const asked = await tx.selectFrom('changes').selectAll().where('id', '=', changeId).executeTakeFirst();
  if (!asked) throw new AppError(404, 'change_not_found', 'There is no such change in the history.');
  const first = asked.part_of ?? asked.id;
  const act = await tx
    .selectFrom('changes')
    .selectAll()
    .where((is) => is.or([is('id', '=', first), is('part_of', '=', first)]))
    .orderBy('id', 'desc')
    .execute();
  let partOf: number | undefined;
  for (const change of act) partOf = await undoOne(tx, change, { partOf, actor, now });
}

/** Returns the first change of the act that undoes. */
async function undoOne(
  tx: Db,
  change: ChangeRow,
  { partOf, actor, now }: { partOf: number | undefined; actor: Actor; now: Date },
): Promise<number> {
  await refuseSecondUndo(tx, change);
  if (!isUndoable(change.subject) || change.action === 'undo' || change.import_id !== null) {
    throw new AppError(409, 'cannot_undo', 'A change of this kind cannot be taken back here.');
  }
  const { subject, subject_id: id, title } = change;
  const current = await readRow(tx, subject, id);
  const before = change.before === null ? null : (JSON.parse(change.before) as Row);
  const after = await rowAfter(tx, change, current);
  await restore(tx, subject, { id, title, before, after, current }, now);
  const undone = await recordChange(
    tx,
    {
      subject,
      id,
      title,
      action: 'undo',
      before: before ? pick(current, before) : current,
      undoes: change.id,
      partOf,
    },
    actor,
    now,
  );
  return partOf ?? undone;
}

async function refuseSecondUndo(tx: Db, { id }: ChangeRow): Promise<void> {
  const undo = await tx.selectFrom('changes').select('actor').where('undoes', '=', id).executeTakeFirst();
  if (undo) throw new AppError(409, 'already_undone', `${undo.actor} has taken this back already.`);
}

function isUndoable(subject: ChangeSubject): subject is Undoable {
  return subject in tables;
}

/** What a change made of its subject; null where it removed it. */
export async function rowAfter(
  db: Db,
  { subject, subject_id, id }: Pick<ChangeRow, 'subject' | 'subject_id' | 'id'>,
  current: object | null,
): Promise<Row | null> {
  const next = await db
    .selectFrom('changes')
    .select('before')
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('id', '>', id)
    .orderBy('id')
    .executeTakeFirst();
  if (!next) return current as Row | null;
  return next.before === null ? null : (JSON.parse(next.before) as Row);
}

async function readRow(db: Db, subject: Undoable, id: string): Promise<Row | null> {
  const row = await db.selectFrom(tables[subject]).selectAll().where('id', '=', id).executeTakeFirst();
  return (row as Row | undefined) ?? null;
}

interface States {
  id: string;
  title: string;
  before: Row | null;
  after: Row | null;
  current: Row | null;
}

async function restore(tx: Db, subject: Undoable, states: States, now: Date): Promise<void> {
  const { id, title, before, after, current } = states;
  const table = tables[subject];
  if (before === null) {
    // What it made is taken away, unless somebody has worked on it since.
    if (current === null || !isSame(after, current)) throw changedSince(subject, title, []);
    await tx.deleteFrom(table).where('id', '=', id).execute();
  } else if (current === null) {
    await tx
      .insertInto(table)
      .values(before as never)
      .execute();
  } else {
    const columns = Object.keys(before).filter(
      (column) => column !== 'updated_at' && before[column] !== after?.[column],
    );
    const moved = columns.filter((column) => current[column] !== after?.[column]);
    if (moved.length > 0) throw changedSince(subject, title, moved);
    const values = pick(before, Object.fromEntries(columns.map((column) => [column, true])));
    if ('updated_at' in before) values.updated_at = now.toISOString();
    await tx
      .updateTable(table)
      .set(values as never)
      .where('id', '=', id)
      .execute();
  }
}

function changedSince(subject: Undoable, title: string, columns: readonly string[]): AppError {
  const where =
    columns.length > 0 ? `: ${columns.map((column) => column.replaceAll('_', ' ')).join(', ')}` : '';
  return new AppError(
    409,
    'changed_since',
    `${changeSubjects.labels[subject]} “${title}” has been changed since${where}. Take the later change back first.`,
  );
}

function isSame(a: Row | null, b: Row): boolean {
  return a !== null && Object.keys(b).every((column) => column === 'updated_at' || a[column] === b[column]);
}

/** The columns of `row` that `like` has. */
function pick(row: Row | null, like: Row): Row {
  return Object.fromEntries(Object.keys(like).map((column) => [column, row?.[column] ?? null]));
}
