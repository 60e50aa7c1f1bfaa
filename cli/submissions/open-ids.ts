import type { SubmissionType } from '#core/lists/message-lists.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { freeFirst } from '../queues/holding.ts';
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

/** All pages, one after the other; nothing is skipped where others work meanwhile. */
export async function readAll<Item>(
  read: (after: { after?: string }) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next } = await read(after === undefined ? {} : { after });
    all.push(...items);
    after = next;
  }
  return all;
}
