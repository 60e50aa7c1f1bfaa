import type { Db } from './db.ts';

/** More merges in a row than staff ever do; a ring of them would have no end. */
const MOST_STEPS = 20;

/**
 * The center that another was merged into, at last; undefined where it was not, or where the public does not see
 * that one.
 */
export async function findSurvivor(
  db: Db,
  merged: { slug: string } | { id: number },
): Promise<{ id: number; slug: string } | undefined> {
  const read = () => db.selectFrom('centers').select(['id', 'slug', 'review_status', 'merged_into']);
  let center = await ('slug' in merged
    ? read().where('slug', '=', merged.slug)
    : read().where('id', '=', merged.id)
  ).executeTakeFirst();
  if (!center?.merged_into) return undefined;
  for (let step = 0; center?.merged_into && step < MOST_STEPS; step++) {
    center = await read().where('id', '=', center.merged_into).executeTakeFirst();
  }
  return center && !center.merged_into && center.review_status !== 'UNPUBLISHED' ? center : undefined;
}
