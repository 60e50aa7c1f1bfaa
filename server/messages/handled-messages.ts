import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import type { Actor } from '../history/changes.ts';
import { recordSystemAct } from '../history/system-acts.ts';
import { countAllThat, deleteAllThat, describeCounts, sumOf } from './delete-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The server, which deletes once a day what was handled long ago. */
const itself: Actor = { name: 'Harborlight', channel: 'server' };

/** Of each kind at once: others who write wait no longer than for that. */
const AT_ONCE = 500;

/** What was decided, handled, resolved or marked as spam more than `days` ago. */
function handledBefore(now: Date, days: number) {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  const handled = (column: string) => sql<boolean>`(${sql.ref(column)} < ${before} or spam_at < ${before})`;
  return {
    submission: handled('processed_at'),
    matching_request: handled('handled_at'),
    center_report: handled('handled_at'),
  };
}

/** How many of the messages that people sent were handled more than `days` ago. 0 days: all are kept. */
export async function countHandled(db: Db, now: Date, days: number): Promise<number> {
  return days === 0 ? 0 : sumOf(await countAllThat(db, handledBefore(now, days)));
}

/** Deletes them for good, as `deleteMessage` does. The history has how many of each kind went. */
export async function deleteHandled(db: Db, now: Date, days: number, actor = itself): Promise<number> {
  if (days === 0) return 0;
  let deleted = 0;
  for (;;) {
    const some = await writeTransaction(db, async (tx) => {
      const counts = await deleteAllThat(tx, handledBefore(now, days), AT_ONCE);
      const sum = sumOf(counts);
      if (sum > 0) await recordSystemAct(tx, 'purge_handled', actor, now, describeCounts(counts));
      return sum;
    });
    if (some === 0) return deleted;
    deleted += some;
  }
}
