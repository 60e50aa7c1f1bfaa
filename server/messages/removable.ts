import { submissionTypes } from '#core/lists/message-lists.ts';
import { changeSubjects } from '#core/lists/staff-lists.ts';
import type { Removable } from '#core/staff/removal.ts';
import { AppError } from '../app-error.ts';
import { completeId } from '../database/complete-id.ts';
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

/** The one whose id begins so. Throws 404 as the calls of its kind do, and 409 `ambiguous_id`. */
export async function findRemovable(db: Db, subject: Removable, given: string): Promise<Found> {
  const table = removableTables[subject];
  const id = await completeId(db, table, given);
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) {
    const [code, what] = missing[subject];
    throw new AppError(404, code, `There is no ${what} with the id "${given}".`);
  }
  const kind = 'payload_json' in row ? submissionTypes.labels[row.type] : changeSubjects.labels[subject];
  return { subject, id, title: `${kind} ${id.slice(0, 8)}`, spamAt: row.spam_at };
}
