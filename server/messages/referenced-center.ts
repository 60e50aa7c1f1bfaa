import type { Transaction } from 'kysely';
import { AppError } from '../app-error.ts';
import { findSurvivor } from '../database/merged-centers.ts';
import type { Database } from '../database/tables.ts';

/**
 * The center that a call or a text is about, by our own record and not by what the client says of it; of a merged one
 * the center that it went into.
 * Throws 404 `center_not_found` where the public does not see it.
 */
export async function findReferencedCenter(tx: Transaction<Database>, centerId: string) {
  const read = (id: number) =>
    tx
      .selectFrom('centers')
      .select(['id', 'slug', 'name', 'city', 'state', 'phone', 'source'])
      .where('id', '=', id)
      .where('review_status', '!=', 'UNPUBLISHED')
      .executeTakeFirst();
  const id = Number(centerId);
  // A phone whose copy is older than a merge still knows the other one.
  const center = (await read(id)) ?? (await readSurvivor(id));
  if (!center) throw new AppError(404, 'center_not_found', `There is no center with the number ${centerId}.`);
  return center;

  async function readSurvivor(merged: number) {
    const survivor = await findSurvivor(tx, { id: merged });
    return survivor && read(survivor.id);
  }
}
export type ReferencedCenter = Awaited<ReturnType<typeof findReferencedCenter>>;
