import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';

/** The center that an approval made or changed, by the submission's `change_id`; undefined where it did none. */
export async function readApprovedCenter(
  db: Db,
  changeId: number | null,
): Promise<{ id: string; name: string; slug: string } | undefined> {
  if (changeId === null) return undefined;
  const change = await db
    .selectFrom('changes')
    .select('subject_id')
    .where('part_of', '=', changeId)
    .where('subject', '=', 'center')
    .executeTakeFirst();
  if (!change) return undefined;
  const center = await db
    .selectFrom('centers')
    .select(['id', 'name', 'slug'])
    .where('id', '=', Number(change.subject_id))
    .executeTakeFirst();
  return center && { ...center, id: toCenterId(center.id) };
}
