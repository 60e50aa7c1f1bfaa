import type { QueueCounts } from '#core/submission-review.ts';
import type { Db } from '../db.ts';
import { countRequests } from './matching-list.ts';
import { countByStatus } from './submissions-list.ts';

/** How much waits for staff in each queue. */
export async function countQueues(db: Db, now: Date): Promise<QueueCounts> {
  const contacts = await countByStatus(db, ['CONTACT']);
  const { open, overdue } = await countRequests(db, now);
  return {
    submissions: await countByStatus(db),
    contactOpen: contacts.NEW + contacts.UNDER_REVIEW,
    matchingOpen: open,
    matchingOverdue: overdue,
  };
}
