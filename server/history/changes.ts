import type { ChangeAction, ChangeChannel, ChangeSubject } from '#core/lists/staff-lists.ts';
import type { Db } from '../database/db.ts';

/** Who makes a change, and from where. */
export interface Actor {
  /** The name of a staff account, or of the terminal's user. */
  name: string;
  channel: ChangeChannel;
}

export interface Change {
  subject: ChangeSubject;
  /** The id of the subject's row. */
  id: number | string;
  /** What the subject is called, for people. */
  title: string;
  action: ChangeAction;
  /** The subject's row as it was; null where it was not there. Of a message nothing that was typed. */
  before: object | null;
  importId?: number;
  /** The change that this one takes back. */
  undoes?: number;
  /** The first change of the same act; they are taken back together. */
  partOf?: number;
}

/** What staff found out about a center, or that they were on something: on record, though no field of it changed. */
export const remarks = ['distinct', 'indistinct', 'claim'] as const satisfies readonly ChangeAction[];

/** Puts a change on record; call it in the transaction that makes it. Returns its id. */
export async function recordChange(tx: Db, change: Change, actor: Actor, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('changes')
    .values({
      subject: change.subject,
      subject_id: String(change.id),
      title: change.title,
      action: change.action,
      import_id: change.importId ?? null,
      undoes: change.undoes ?? null,
      part_of: change.partOf ?? null,
      actor: actor.name,
      channel: actor.channel,
      at: now.toISOString(),
      before: change.before && JSON.stringify(change.before),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
