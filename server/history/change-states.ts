import type { Selectable } from 'kysely';
import type { ChangeSubject } from '#core/lists/staff-lists.ts';
import type { Db } from '../database/db.ts';
import type { ChangesTable } from '../database/tables.ts';

type Changed = Pick<Selectable<ChangesTable>, 'id' | 'subject' | 'subject_id'>;

/** A subject's row, or the part of it that the history keeps. */
export type Row = Record<string, unknown>;

/**
 * What a change made of its subject: of each column the oldest of what later changes found there, and where none of
 * them touched it, what is there now. Null where the change removed it.
 *
 * `later` holds the `before` of each later change of the same subject, oldest first.
 */
export function stateAfter(later: readonly (Row | null)[], current: Row | null): Row | null {
  let known: Row = {};
  for (const [index, before] of later.entries()) {
    // It was removed, and somebody made it anew: what came then tells nothing of what was before.
    if (before === null) return index === 0 ? null : known;
    known = { ...before, ...known };
  }
  if (current === null) return later.length === 0 ? null : known;
  return { ...current, ...known };
}

/** Returns what makes the state after any of the given changes: it takes the subject's row as it is now. */
export async function readStatesAfter(
  db: Db,
  changes: readonly Changed[],
): Promise<(change: Changed, current: Row | null) => Row | null> {
  const laterBySubject = await readLater(db, changes);
  return (change, current) => {
    const later = laterBySubject.get(keyOf(change))?.filter(({ id }) => id > change.id) ?? [];
    return stateAfter(later.map(readBefore), current);
  };
}

/** The changes of the same subjects from the oldest of these on, oldest first. */
async function readLater(db: Db, changes: readonly Changed[]) {
  const oldest = changes.reduce((least, { id }) => Math.min(least, id), Number.MAX_SAFE_INTEGER);
  const later = new Map<string, { id: number; before: string | null }[]>();
  for (const [subject, ids] of idsBySubject(changes)) {
    const found = await db
      .selectFrom('changes')
      .select(['id', 'subject', 'subject_id', 'before'])
      .where('subject', '=', subject)
      .where('subject_id', 'in', ids)
      .where('id', '>', oldest)
      .orderBy('id')
      .execute();
    for (const change of found) {
      const known = later.get(keyOf(change));
      if (known) known.push(change);
      else later.set(keyOf(change), [change]);
    }
  }
  return later;
}

/** Names the subject of a change among all subjects. */
export function keyOf({ subject, subject_id }: Pick<Changed, 'subject' | 'subject_id'>): string {
  return `${subject} ${subject_id}`;
}

/** The ids of what was changed, each once, by what they are. */
export function idsBySubject(changes: readonly Changed[]): [ChangeSubject, string[]][] {
  const ids = new Map<ChangeSubject, Set<string>>();
  for (const { subject, subject_id } of changes) {
    ids.set(subject, (ids.get(subject) ?? new Set()).add(subject_id));
  }
  return [...ids].map(([subject, set]) => [subject, [...set]]);
}

export function readBefore({ before }: { before: string | null }): Row | null {
  return before === null ? null : (JSON.parse(before) as Row);
}
