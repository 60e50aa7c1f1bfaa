import type { SubmissionType } from '#core/lists/message-lists.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { freeFirst } from '../queues/holding.ts';
import { readAll } from '../queues/read-all.ts';
import { openStatuses } from './draft.ts';

/** The ids of what nobody has decided, the oldest first, and what a colleague is on last. */
export async function readOpenIds(api: Api, type: SubmissionType[], me: string): Promise<string[]> {
  const query = { type, status: openStatuses, order: 'oldest' as const, limit: '200' };
  const all = await readAll(async (after) => {
    const { submissions, next } = await reply(api.admin.submissions.$get({ query: { ...query, ...after } }));
    return { items: submissions, next };
  });
  return freeFirst(all, me);
}
