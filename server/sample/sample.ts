import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { makeSlug } from '#core/center/slug.ts';
import { fieldsToRow } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Actor } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import { removeSample } from '../imports/write.ts';

/** SQLite takes at most 32,766 values in one statement. */
const ROWS_PER_INSERT = 200;

/**
 * Loads the sample directory where there is no center at all. Returns how many it loaded: 0 where there is one. With an
 * actor it is on record.
 */
export async function loadSample(db: Db, now: Date, actor?: Actor): Promise<number> {
  return writeTransaction(db, async (tx) => {
    const any = await tx.selectFrom('centers').select('id').limit(1).executeTakeFirst();
    if (any) return 0;
    // Close to a megabyte, which a server that has its centers does not need.
    const { sampleCenters } = await import('../../data/sample.ts');
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
      await tx
        .insertInto('centers')
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        .execute();
    }
    if (actor) await recordSystemAct(tx, 'load_sample', actor, now);
    return rows.length;
  });
}

/**
 * Removes the made-up centers, as an import of real ones does, with what staff tried out on them. Returns how many. One
 * line in the history, which would else fill with centers that never were.
 */
export async function clearSample(db: Db, actor: Actor, now: Date): Promise<number> {
  return writeTransaction(db, async (tx) => {
    const removed = await removeSample(tx);
    if (removed > 0) await recordSystemAct(tx, 'clear_sample', actor, now);
    return removed;
  });
}

/** How many made-up centers there are, and how many others. */
export async function countSample(db: Db): Promise<{ sample: number; others: number }> {
  const { all, sample } = await db
    .selectFrom('centers')
    .select((by) => [
      by.fn.countAll<number>().as('all'),
      by.fn.countAll<number>().filterWhere('source', '=', SAMPLE_SOURCE).as('sample'),
    ])
    .executeTakeFirstOrThrow();
  return { sample: Number(sample), others: Number(all) - Number(sample) };
}
