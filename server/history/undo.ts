import type { Selectable } from 'kysely';
import { languages } from '#core/i18n/languages.ts';
import { type ChangeAction, type ChangeSubject, changeSubjects } from '#core/lists/staff-lists.ts';
import { removables } from '#core/staff/removal.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import type { ChangesTable, Database } from '../database/tables.ts';
import { labelsOf } from './change-fields.ts';
import { type Row, readBefore, readStatesAfter } from './change-states.ts';
import { type Actor, recordChange, remarks } from './changes.ts';

type ChangeRow = Selectable<ChangesTable>;

/** Where the subjects live whose changes can be taken back one by one. */
export const undoableTables = {
  center: 'centers',
  guide: 'guides',
  submission: 'submissions',
  matching_request: 'matching_requests',
  center_report: 'center_reports',
  proposal: 'proposals',
} as const satisfies Partial<Record<ChangeSubject, keyof Database>>;
type Undoable = keyof typeof undoableTables;

/**
 * Takes back a change with all other parts of the same act, newest first; the history keeps both. Columns that only
 * other changes have touched stay. Throws 409 `changed_since` where somebody has changed the same ones since,
 * `slug_taken` where the address belongs to another by now, `already_undone` and `cannot_undo`, and 404
 * `change_not_found`. Call it in a transaction that is given up where it throws.
 */
export async function undoChange(tx: Db, changeId: number, actor: Actor, now: Date): Promise<void> {
  const asked = await tx.selectFrom('changes').selectAll().where('id', '=', changeId).executeTakeFirst();
  if (!asked) throw new AppError(404, 'change_not_found', 'There is no such change in the history.');
  const first = asked.part_of ?? asked.id;
  const parts = await tx
    .selectFrom('changes')
    .selectAll()
    .where((is) => is.or([is('id', '=', first), is('part_of', '=', first)]))
    .orderBy('id', 'desc')
    .execute();
  if (isForgotten(asked)) throw cannotUndo();
  // What a listing brought into the directory can be taken back, though the listing itself is gone.
  const act = parts.filter((change) => !isForgotten(change));
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
  if (!isUndoable(change)) {
    throw cannotUndo();
  }
  const { subject, subject_id: id, title } = change;
  const current = await readRow(tx, subject, id);
  const before = readBefore(change);
  const stateAfter = await readStatesAfter(tx, [change]);
  const after = stateAfter(change, current);
  await restore(tx, { subject, id, title, before, after, current }, now);
  const undone = await recordChange(
    tx,
    {
      subject,
      id,
      title,
      action: 'undo',
      before: current && (before ? pick(current, Object.keys(before)) : current),
      undoes: change.id,
      partOf,
    },
    actor,
    now,
  );
  return partOf ?? undone;
}

function cannotUndo(): AppError {
  return new AppError(409, 'cannot_undo', 'A change of this kind cannot be taken back here.');
}

async function refuseSecondUndo(tx: Db, { id }: ChangeRow): Promise<void> {
  const undo = await tx.selectFrom('changes').select('actor').where('undoes', '=', id).executeTakeFirst();
  if (undo) throw new AppError(409, 'already_undone', `${undo.actor} has taken this back already.`);
}

/** True for what can be taken back one by one, and not only as a whole import, or not at all. */
export function isUndoable(change: ChangeRow): change is ChangeRow & { subject: Undoable } {
  const { subject, action, import_id } = change;
  return subject in undoableTables && !final.has(action) && import_id === null && !isForgotten(change);
}

/** Of a message that was deleted for good, the history has no row: see server/messages/delete-messages.ts. */
function isForgotten({ subject, before }: ChangeRow): boolean {
  return before === null && removables.some((each) => each === subject);
}

/** What two centers were found to be is taken back where it was said: among the duplicates. */
const final = new Set<ChangeAction>(['undo', ...remarks]);

async function readRow(db: Db, subject: Undoable, id: string): Promise<Row | null> {
  const row = await db
    .selectFrom(undoableTables[subject])
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as Row | undefined) ?? null;
}

/** A subject before the change, after it, and now. */
interface States {
  subject: Undoable;
  id: string;
  title: string;
  before: Row | null;
  after: Row | null;
  current: Row | null;
}

async function restore(tx: Db, states: States, now: Date): Promise<void> {
  const { before, after, current } = states;
  if (before === null) return removeMade(tx, states);
  if (current === null) {
    // Only what this very change removed comes back by taking it back.
    if (after !== null) throw changedSince(states, []);
    return putBack(tx, states, before);
  }
  if (after === null) throw changedSince(states, []);
  return restoreColumns(tx, { ...states, before, after, current }, now);
}

/** What it made is taken away, unless somebody has worked on it since. */
async function removeMade(tx: Db, states: States): Promise<void> {
  const { subject, id, after, current } = states;
  if (current === null || !isSame(after, current)) throw changedSince(states, []);
  if (subject === 'center') {
    const merged = await tx
      .selectFrom('centers')
      .select('id')
      .where('merged_into', '=', Number(id))
      .executeTakeFirst();
    if (merged) throw changedSince(states, []);
  }
  await tx.deleteFrom(undoableTables[subject]).where('id', '=', id).execute();
}

async function putBack(tx: Db, states: States, before: Row): Promise<void> {
  await refuseTakenSlug(tx, states, before);
  await tx
    .insertInto(undoableTables[states.subject])
    .values(before as never)
    .execute();
}

async function restoreColumns(
  tx: Db,
  states: States & Record<'before' | 'after' | 'current', Row>,
  now: Date,
): Promise<void> {
  const { before, after, current } = states;
  const columns = Object.keys(before).filter(
    (column) => column !== 'updated_at' && before[column] !== after[column],
  );
  // Who has put it back by hand has done our work.
  const moved = columns.filter(
    (column) => current[column] !== after[column] && current[column] !== before[column],
  );
  if (moved.length > 0) throw changedSince(states, moved);
  if (columns.length === 0) return;
  const values = pick(before, columns);
  if (
    states.subject === 'center' &&
    values.review_status === 'PUBLISHED' &&
    (await isTakenBack(tx, current))
  ) {
    values.review_status = 'NEEDS_REVIEW';
  }
  if ('slug' in values || 'language' in values) await refuseTakenSlug(tx, states, { ...current, ...values });
  if ('updated_at' in current) values.updated_at = now.toISOString();
  await tx
    .updateTable(undoableTables[states.subject])
    .set(values as never)
    .where('id', '=', states.id)
    .execute();
}

/** True of a center that an import listed which is undone, where none has listed it since. */
async function isTakenBack(tx: Db, { import_id, imported }: Row): Promise<boolean> {
  if (import_id === null || !(JSON.parse(String(imported)) as { missing?: unknown } | null)?.missing)
    return false;
  const run = await tx
    .selectFrom('imports')
    .select('undone_at')
    .where('id', '=', Number(import_id))
    .executeTakeFirst();
  return run?.undone_at != null;
}

async function refuseTakenSlug(tx: Db, { subject, id, title }: States, row: Row): Promise<void> {
  if (subject !== 'center' && subject !== 'guide') return;
  const { slug } = row;
  const others = await tx
    .selectFrom(undoableTables[subject])
    .selectAll()
    .where('slug', '=', String(slug))
    .where('id', '!=', Number(id))
    .execute();
  const other = others.find((each) => languageOf(each) === languageOf(row));
  if (!other) return;
  const kind = changeSubjects.labels[subject];
  throw new AppError(
    409,
    'slug_taken',
    `${kind} “${title}” cannot come back: its address “${slug}” belongs to another by now. Give that one another address first.`,
  );
}

/** Centers have none; a guide of before there were languages is in English. */
function languageOf({ language = languages[0] }: Row): unknown {
  return language;
}

function changedSince({ subject, title }: States, columns: readonly string[]): AppError {
  const labels = labelsOf(subject, columns);
  const where = labels.length > 0 ? `: ${labels.join(', ')}` : '';
  return new AppError(
    409,
    'changed_since',
    `${changeSubjects.labels[subject]} “${title}” has been changed since${where}. Take the later change back first.`,
  );
}

function isSame(a: Row | null, b: Row): boolean {
  return a !== null && Object.keys(b).every((column) => column === 'updated_at' || a[column] === b[column]);
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
