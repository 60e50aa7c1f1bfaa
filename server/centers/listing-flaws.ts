import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { type ListingFlaw, listingFlaws } from '#core/lists/staff-lists.ts';
import { flawsOf } from '#core/staff/listing-flaws.ts';
import { placeTable } from '../../data/places.ts';
import type { Db } from '../database/db.ts';

/** The ids of the centers that the public sees with something that cannot be right, by what that is. */
export async function readFlaws(db: Db): Promise<Readonly<Record<ListingFlaw, readonly number[]>>> {
  const rows = await db
    .selectFrom('centers')
    .select(['id', 'city', 'state', 'zip', 'lat', 'lng', 'phone', 'website'])
    .where('merged_into', 'is', null)
    .where('review_status', '!=', 'UNPUBLISHED')
    .where((is) => is.or([is('source', 'is', null), is('source', '!=', SAMPLE_SOURCE)]))
    .execute();
  const found = Object.fromEntries(listingFlaws.values.map((flaw) => [flaw, [] as number[]])) as Record<
    ListingFlaw,
    number[]
  >;
  const places = placeTable();
  for (const row of rows) for (const flaw of flawsOf(row, places)) found[flaw].push(row.id);
  return found;
}
