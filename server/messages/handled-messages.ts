import { sql } from 'kysely';
import { sumOf } from '#core/staff/removal.ts';
import type { Db } from '../database/db.ts';
import type { Actor } from '../history/changes.ts';
import { countAllThat, deleteAllThat } from './delete-messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The server, which deletes once a day what was handled long ago. */
const itself: Actor = { name: 'Harborlight', channel: 'server' };

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

/** Deletes them for good, as `deleteMessage` does. */
export async function deleteHandled(db: Db, now: Date, days: number, actor = itself): Promise<number> {
  return days === 0
    ? 0
    : sumOf(await deleteAllThat(db, handledBefore(now, days), 'purge_handled', actor, now));
}
