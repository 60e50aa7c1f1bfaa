import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Center } from '#core/center/center.ts';
import { type Jurisdiction, jurisdictions } from '#core/lists/public-lists.ts';
import { packCenters } from '#core/snapshot/packed-centers.ts';
import { centerColumns, toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import type { PackedState } from './snapshot-files.ts';

/** The centers that the public may see. */
export async function readPublished(db: Db): Promise<Center[]> {
  return (await published(db).execute()).map(toCenter);
}

function published(db: Db) {
  return db.selectFrom('centers').select(centerColumns).where('review_status', '!=', 'UNPUBLISHED');
}

/**
 * The centers by state, as they go into the offline copy, all of one moment. They are read state by state, since all at once
 * would fill the memory; `look` sees each state's.
 */
export async function packPublished(
  db: Db,
  look: (centers: readonly Center[]) => void = () => {},
): Promise<PackedState[]> {
  return db.connection().execute(async (connection) => {
    // Not as a transaction of Kysely: that would have the write lock.
    await sql`BEGIN`.execute(connection);
    try {
      const packed: PackedState[] = [];
      for (const [state, ids] of await readIdsByState(connection)) {
        const rows = await published(connection).where(isOneOf('id', ids)).orderBy('id').execute();
        const centers = rows.map(toCenter);
        look(centers);
        packed.push(packState(state, centers));
      }
      return packed;
    } finally {
      await sql`ROLLBACK`.execute(connection);
    }
  });
}

/** In the order of the list of states; without those that have none. */
async function readIdsByState(db: Db): Promise<[Jurisdiction, number[]][]> {
  const rows = await db
    .selectFrom('centers')
    .select(['id', 'state'])
    .where('review_status', '!=', 'UNPUBLISHED')
    .execute();
  const ids = new Map<Jurisdiction, number[]>(jurisdictions.values.map((state) => [state, []]));
  for (const { id, state } of rows) ids.get(state as Jurisdiction)?.push(id);
  return [...ids].filter(([, ofState]) => ofState.length > 0);
}

function packState(state: Jurisdiction, centers: readonly Center[]): PackedState {
  const json = JSON.stringify(packCenters(state, centers));
  return { state, json, hash: hash(json), count: centers.length };
}

/** The directory's version: the same for the same centers. */
export function versionOf(states: readonly PackedState[]): string {
  return hash(JSON.stringify(states.map((state) => state.hash)));
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
