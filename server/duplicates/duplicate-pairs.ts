import type { Center } from '#core/center/center.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { AppError } from '../app-error.ts';
import { centerColumns, toCenter, toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { cutPage } from '../database/paging.ts';
import type { DuplicateReason, LikelyPair } from '../duplicates/find-pairs.ts';
import { type Actor, recordChange } from '../history/changes.ts';

export const PAIRS_PER_PAGE = 20;

/** Two centers as they now are, and why they are likely one. */
interface OfferedPair {
  first: Center;
  second: Center;
  reasons: DuplicateReason[];
}

/**
 * A page of the pairs that staff still have to decide about: without those known to be two, and without centers that
 * have been merged or taken out of sight since the pairs were found.
 */
export async function listPairs(
  db: Db,
  likely: readonly LikelyPair[],
  { state, page }: { state: Jurisdiction | undefined; page: number },
): Promise<{ pairs: OfferedPair[]; total: number }> {
  const distinct = await db.selectFrom('distinct_centers').select(['first_id', 'second_id']).execute();
  const decided = new Set(distinct.map(({ first_id, second_id }) => `${first_id} ${second_id}`));
  const undecided = likely.filter(
    (pair) =>
      (!state || pair.state === state) && !decided.has(`${Number(pair.firstId)} ${Number(pair.secondId)}`),
  );
  const there = await readIds(db, undecided);
  const offered = undecided.filter(({ firstId, secondId }) => there.has(firstId) && there.has(secondId));
  const shown = cutPage(offered, { page, limit: PAIRS_PER_PAGE });
  const centers = await readCenters(db, shown);
  return {
    total: offered.length,
    pairs: shown.map(({ firstId, secondId, reasons }) => ({
      first: centers.get(firstId)!,
      second: centers.get(secondId)!,
      reasons,
    })),
  };
}

/** Throws where there is no such center. */
export async function readCenter(tx: Db, id: number): Promise<Center> {
  return toCenter(
    await tx.selectFrom('centers').select(centerColumns).where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Puts it on record, once. Throws 404 where there is no such center. Call it in a transaction. */
export async function markDistinct(tx: Db, a: string, b: string, actor: Actor, now: Date): Promise<void> {
  const pair = inOrder(a, b);
  for (const id of Object.values(pair)) {
    const center = await tx.selectFrom('centers').select('id').where('id', '=', id).executeTakeFirst();
    if (!center) {
      throw new AppError(404, 'center_not_found', `There is no center with the number ${toCenterId(id)}.`);
    }
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('distinct_centers')
    .values({ ...pair, actor: actor.name, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await record(tx, pair, 'distinct', actor, now);
}

/** Puts it on record. Throws 404 where nobody has said that they are two. Call it in a transaction. */
export async function unmarkDistinct(tx: Db, a: string, b: string, actor: Actor, now: Date): Promise<void> {
  const pair = inOrder(a, b);
  const { first_id, second_id } = pair;
  const { numDeletedRows } = await tx
    .deleteFrom('distinct_centers')
    .where('first_id', '=', first_id)
    .where('second_id', '=', second_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw new AppError(404, 'not_marked', 'Nobody has said that these two centers are two.');
  }
  await record(tx, pair, 'indistinct', actor, now);
}

interface Pair {
  first_id: number;
  second_id: number;
}

/** In the history of the first center, under the names of both, which are often the same. */
async function record(
  tx: Db,
  { first_id, second_id }: Pair,
  action: 'distinct' | 'indistinct',
  actor: Actor,
  now: Date,
): Promise<void> {
  const centers = await tx
    .selectFrom('centers')
    .select(['id', 'name'])
    .where('id', 'in', [first_id, second_id])
    .orderBy('id')
    .execute();
  const title = centers.map(({ id, name }) => `${name} (${toCenterId(id)})`).join(' and ');
  // The center itself stays as it is: null would say that there was none before.
  const change = { subject: 'center', id: first_id, title, action, before: {} } as const;
  await recordChange(tx, change, actor, now);
}

function inOrder(a: string, b: string): Pair {
  const [first_id, second_id] = [Number(a), Number(b)].sort((x, y) => x - y) as [number, number];
  return { first_id, second_id };
}

/** Those of the pairs' centers that the public sees. */
async function readIds(db: Db, pairs: readonly LikelyPair[]): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const rows = await visible(db, pairs).select('id').execute();
  return new Set(rows.map(({ id }) => toCenterId(id)));
}

async function readCenters(db: Db, pairs: readonly LikelyPair[]): Promise<Map<string, Center>> {
  if (pairs.length === 0) return new Map();
  const rows = await visible(db, pairs).select(centerColumns).execute();
  return new Map(rows.map(toCenter).map((center) => [center.id, center]));
}

function visible(db: Db, pairs: readonly LikelyPair[]) {
  const ids = new Set(pairs.flatMap(({ firstId, secondId }) => [Number(firstId), Number(secondId)]));
  return db
    .selectFrom('centers')
    .where('id', 'in', [...ids])
    .where('review_status', '!=', 'UNPUBLISHED');
}
