import { createHash } from 'node:crypto';
import type { Center } from '#core/center/center.ts';
import { jurisdictions } from '#core/lists/public-lists.ts';
import { packCenters } from '#core/snapshot/packed-centers.ts';
import { centerColumns, toCenter } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import type { PackedState } from './snapshot-files.ts';

/** The centers that the public may see. */
export async function readPublished(db: Db): Promise<Center[]> {
  const rows = await db
    .selectFrom('centers')
    .select(centerColumns)
    .where('review_status', '!=', 'UNPUBLISHED')
    .execute();
  return rows.map(toCenter);
}

/** The centers by state, as they go into the offline copy. */
export function packStates(centers: readonly Center[]): PackedState[] {
  return jurisdictions.values.flatMap((state) => {
    const ofState = centers.filter((center) => center.state === state);
    if (ofState.length === 0) return [];
    const json = JSON.stringify(packCenters(state, ofState));
    return [{ state, json, hash: hash(json), count: ofState.length }];
  });
}

/** The directory's version: the same for the same centers. */
export function versionOf(states: readonly PackedState[]): string {
  return hash(JSON.stringify(states.map((state) => state.hash)));
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
