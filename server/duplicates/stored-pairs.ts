import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { findLikelyPairs, inOrder, type LikelyPair, type Listed } from './find-pairs.ts';

/** The likely pairs among what the tables hold for the public: for who asks once, without a directory in memory. */
export async function readLikelyPairs(db: Db): Promise<readonly LikelyPair[]> {
  const rows = await db
    .selectFrom('centers')
    .select(['id', 'name', 'street', 'city', 'state', 'zip', 'phone'])
    .where('review_status', '!=', 'UNPUBLISHED')
    .orderBy('id')
    .execute();
  const states = new Map<string, Listed[]>();
  for (const row of rows) {
    const listed = { ...row, id: toCenterId(row.id) };
    const others = states.get(row.state);
    if (others) others.push(listed);
    else states.set(row.state, [listed]);
  }
  return inOrder([...states.values()].flatMap(findLikelyPairs));
}
