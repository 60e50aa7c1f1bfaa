import type { QueueCounts } from '#core/staff/submission-review.ts';
import type { Db } from '../database/db.ts';
import { countRequests } from '../live-matching/matching-list.ts';
import { countSubmissions } from './submissions-list.ts';

/** How much waits for staff in each queue. */
export async function countQueues(db: Db, now: Date): Promise<QueueCounts> {
  const contacts = await countSubmissions(db, ['CONTACT']);
  const { open, overdue } = await countRequests(db, now);
  return {
    submissions: await countSubmissions(db),
    contactOpen: contacts.NEW + contacts.UNDER_REVIEW,
    matchingOpen: open,
    matchingOverdue: overdue,
  };
}
