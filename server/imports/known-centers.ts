import { SAMPLE_SOURCE } from '#core/center.ts';
import type { ReviewStatus } from '#core/staff-lists.ts';
import type { Db } from '../db.ts';
import type { Imported } from './record.ts';

/** A center that is in the database already, as far as an import must know it. */
export interface KnownCenter {
  id: number;
  name: string;
  city: string;
  state: string;
  street: string | null;
  zip: string | null;
  phone: string | null;
  reviewStatus: ReviewStatus;
  source: string | null;
  /** The id of the center that staff merged this one into. */
  mergedInto: number | null;
  key: string | null;
  imported: Imported;
  /** The same as the database has it. */
  importedJson: string | null;
}

/** Every center but the made-up ones; an import removes those. */
export async function loadKnownCenters(db: Db): Promise<KnownCenter[]> {
  const rows = await db
    .selectFrom('centers')
    .select(['id', 'name', 'city', 'state', 'street', 'zip', 'phone', 'review_status', 'source'])
    .select(['source_key', 'imported', 'merged_into'])
    .where((where) => where.or([where('source', 'is', null), where('source', '!=', SAMPLE_SOURCE)]))
    .orderBy('id')
    .execute();
  return rows.map(({ review_status, source_key, imported, merged_into, ...row }) => ({
    ...row,
    reviewStatus: review_status,
    mergedInto: merged_into,
    key: source_key,
    importedJson: imported,
    imported: imported === null ? { parts: {} } : JSON.parse(imported),
  }));
}
