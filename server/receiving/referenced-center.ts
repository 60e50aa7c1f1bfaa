import type { Transaction } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database } from '../tables.ts';

/**
 * The center that a call or a text is about, by our own record and not by what the client says of it.
 * Throws 404 `center_not_found` where the public does not see it.
 */
export async function findReferencedCenter(tx: Transaction<Database>, centerId: string) {
  const center = await tx
    .selectFrom('centers')
    .select(['id', 'slug', 'name', 'city', 'state', 'phone', 'source'])
    .where('id', '=', Number(centerId))
    .where('review_status', '!=', 'UNPUBLISHED')
    .executeTakeFirst();
  if (!center) throw new AppError(404, 'center_not_found', `There is no center with the number ${centerId}.`);
  return center;
}
export type ReferencedCenter = Awaited<ReturnType<typeof findReferencedCenter>>;
