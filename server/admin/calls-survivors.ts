import type { Db } from '../db.ts';

/** Of each center that was merged into another, the center that stands for it now. */
export type Survivors = ReadonlyMap<number, number>;

/** Follows merged centers that were merged again. */
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
  const seen = new Set<number>();
  let last = id;
  for (let to = next.get(id); to !== undefined && !seen.has(to); to = next.get(to)) {
    seen.add(to);
    last = to;
  }
  return last;
}
