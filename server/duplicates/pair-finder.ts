import { type Jurisdiction, jurisdictions } from '#core/lists/public-lists.ts';
import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { findLikelyPairs, inOrder, type LikelyPair, type Listed } from './find-pairs.ts';

/**
 * Finds the likely pairs of the directory as the public sees it. No pair spans two states, so only those that have changed
 * are looked through again.
 */
export function createPairFinder(live: LiveDirectory): () => readonly LikelyPair[] {
  const states = new Map<Jurisdiction, { hash: string; pairs: readonly LikelyPair[] }>();
  let found: { version: string; pairs: readonly LikelyPair[] } | undefined;
  return () => {
    const { version, current, hashes } = live;
    if (found?.version === version) return found.pairs;
    for (const state of jurisdictions.values) {
      const hash = hashes.get(state) ?? '';
      if (states.get(state)?.hash !== hash) {
        states.set(state, { hash, pairs: findLikelyPairs([...current.byState(state)]) });
      }
    }
    found = { version, pairs: inOrder([...states.values()].flatMap(({ pairs }) => pairs)) };
    return found.pairs;
  };
}

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
