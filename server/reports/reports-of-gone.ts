import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/tables.ts';

/**
 * Removes what visitors reported of centers that go away for good, and what the history says of it. `centerIds` selects
 * their numbers; call it while they are still there.
 */
export async function deleteReportsOf(
  db: Db,
  centerIds: SelectQueryBuilder<Database, 'centers', { id: number }>,
): Promise<void> {
  const reports = db.selectFrom('center_reports').select('id').where('center_id', 'in', centerIds);
  await db
    .deleteFrom('changes')
    .where('subject', '=', 'center_report')
    .where('subject_id', 'in', reports)
    .execute();
  await db.deleteFrom('center_reports').where('center_id', 'in', centerIds).execute();
}
