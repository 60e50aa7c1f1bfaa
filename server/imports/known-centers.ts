import { SAMPLE_SOURCE } from '#core/center/center.ts';
import type { ReviewStatus } from '#core/lists/staff-lists.ts';
import type { Db } from '../database/db.ts';
import type { Address, Imported } from './source-record.ts';

/** A center that is in the database already, as far as an import must know it. */
export interface KnownCenter extends Address {
  id: number;
  slug: string;
  name: string;
  city: string;
  state: string;
  phone: string | null;
  reviewStatus: ReviewStatus;
  updatedAt: string;
  source: string | null;
  /** The id of the center that staff merged this one into. */
  mergedInto: number | null;
  key: string | null;
  imported: Imported;
}

/** Every center but the made-up ones; an import removes those. */
export async function loadKnownCenters(db: Db): Promise<KnownCenter[]> {
  const rows = await db
    .selectFrom('centers')
    .select([
      'id',
      'slug',
      'name',
      'city',
      'state',
      'street',
      'zip',
      'phone',
      'review_status',
      'updated_at',
      'source',
    ])
    .select(['lat', 'lng', 'approximate_location', 'source_key', 'imported', 'merged_into'])
    .where((where) => where.or([where('source', 'is', null), where('source', '!=', SAMPLE_SOURCE)]))
    .orderBy('id')
    .execute();
  return rows.map(
    ({ review_status, updated_at, source_key, imported, merged_into, approximate_location, ...row }) => ({
      ...row,
      approximateLocation: approximate_location === 1,
      reviewStatus: review_status,
      updatedAt: updated_at,
      mergedInto: merged_into,
      key: source_key,
      imported: imported === null ? { parts: {} } : JSON.parse(imported),
    }),
  );
}
