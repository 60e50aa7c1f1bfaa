import { type SubmissionType, submissionTypes } from '#core/lists/message-lists.ts';
import { changeSubjects } from '#core/lists/staff-lists.ts';
import type { Removable } from '#core/staff/removal.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { undoableTables } from '../history/undo.ts';

const { submission, matching_request, center_report } = undoableTables;

/** Where what people send lives. */
export const removableTables = { submission, matching_request, center_report } satisfies Record<
  Removable,
  string
>;

/** Something that somebody sent, as far as all of it is alike. */
export interface Found {
  subject: Removable;
  id: string;
  /** What the history calls it: nothing that was typed. */
  title: string;
  spamAt: string | null;
}

const missing: Record<Removable, [code: string, what: string]> = {
  submission: ['submission_not_found', 'submission'],
  matching_request: ['request_not_found', 'matching request'],
  center_report: ['report_not_found', 'report'],
};

export function notFound(subject: Removable, id: string): AppError {
  const [code, what] = missing[subject];
  return new AppError(404, code, `There is no ${what} with the id "${id}".`);
}

/** What the history calls it: nothing that was typed. `type`: of a submission. */
export function shortTitle(subject: Removable, id: string, type?: SubmissionType): string {
  const kind = type ? submissionTypes.labels[type] : changeSubjects.labels[subject];
  return `${kind} ${id.slice(0, 8)}`;
}

/** Throws 409 `taken` where it is marked as spam: nobody deals with it there. */
export function refuseSpam({ spam_at }: { spam_at: string | null }): void {
  if (spam_at === null) return;
  throw new AppError(409, 'taken', 'This is marked as spam. Put it back first.');
}

/** The one of this id, the whole of it. Throws 404 as the calls of its kind do. */
export async function findRemovable(db: Db, subject: Removable, id: string): Promise<Found> {
  const row = await db
    .selectFrom(removableTables[subject])
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(subject, id);
  const type = 'payload_json' in row ? row.type : undefined;
  return { subject, id, title: shortTitle(subject, id, type), spamAt: row.spam_at };
}
