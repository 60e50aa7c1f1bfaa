import { SAMPLE_SOURCE } from '#core/center.ts';
import { makeSlug } from '#core/slug.ts';
import { sampleCenters } from '../data/sample.ts';
import { fieldsToRow } from './center-rows.ts';
import type { Db } from './db.ts';

/** SQLite takes at most 32,766 values in one statement. */
const ROWS_PER_INSERT = 200;

/** Loads the sample directory where there is no center at all; false where there is one. */
export async function loadSample(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const any = await transaction.selectFrom('centers').select('id').limit(1).executeTakeFirst();
    if (any) return false;
    const rows = sampleCenters(now).map((center) => ({
      ...fieldsToRow(center),
      slug: makeSlug(center),
      last_verified_at: center.lastVerifiedAt,
      verified_by: center.verifiedBy,
      review_status: center.reviewStatus,
      source: SAMPLE_SOURCE,
      created_at: center.createdAt,
      updated_at: center.createdAt,
    }));
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      await transaction
        .insertInto('centers')
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        .execute();
    }
    return true;
  });
}
