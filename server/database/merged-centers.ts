import type { CenterRow } from './center-rows.ts';
import type { Db } from './db.ts';

/** More merges in a row than staff ever do; a ring of them would have no end. */
const MOST_STEPS = 20;

/** The center that a merged one went into, at last; undefined where it was not merged, or that one is gone. */
export async function readSurvivor(
  db: Db,
  { merged_into }: Pick<CenterRow, 'merged_into'>,
): Promise<CenterRow | undefined> {
  let next = merged_into;
  for (let step = 0; next !== null && step < MOST_STEPS; step++) {
    const row = await db.selectFrom('centers').selectAll().where('id', '=', next).executeTakeFirst();
    if (!row || row.merged_into === null) return row;
    next = row.merged_into;
  }
  return undefined;
}

/** The same, unless the public does not see that one. */
export async function findSurvivor(
  db: Db,
  merged: { slug: string } | { id: number },
): Promise<{ id: number; slug: string } | undefined> {
  const read = db.selectFrom('centers').select('merged_into');
  const center = await ('slug' in merged
    ? read.where('slug', '=', merged.slug)
    : read.where('id', '=', merged.id)
  ).executeTakeFirst();
  const survivor = center && (await readSurvivor(db, center));
  return survivor?.review_status === 'UNPUBLISHED' ? undefined : survivor;
}

/** Of each merged center, the one that stands for it now. */
export type Survivors = ReadonlyMap<number, number>;

/** The same of all at once: where many rows name centers. */
export async function readSurvivors(db: Db): Promise<Survivors> {
  const rows = await db
    .selectFrom('centers')
    .select(['id', 'merged_into'])
    .where('merged_into', 'is not', null)
    .execute();
  const next = new Map(rows.map(({ id, merged_into }) => [id, merged_into!]));
  return new Map([...next.keys()].map((id) => [id, lastOf(id, next)]));
}

function lastOf(id: number, next: ReadonlyMap<number, number>): number {
  let last = id;
  for (let step = 0; step < MOST_STEPS; step++) last = next.get(last) ?? last;
  return last;
}
