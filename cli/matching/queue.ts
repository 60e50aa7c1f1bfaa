import { matchingText } from '#core/i18n/en/admin/submissions.ts';
import type { MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { readMe } from '../connection/read-me.ts';
import { reply } from '../connection/reply.ts';
import { freeFirst, Holding } from '../queues/holding.ts';
import type { Queue } from '../queues/queue.ts';
import { readAll } from '../queues/read-all.ts';
import { drawRequest, nameRequest } from './words.ts';

/** Requests for a match, the most urgent first. */
export async function openMatching(api: Api): Promise<Queue<MatchingRequestRecord>> {
  const requests = api.admin['matching-requests'];
  const me = await readMe(api);
  const all = await readAll(async (after) => {
    const found = await reply(requests.$get({ query: { state: 'open', limit: '200', ...after } }));
    return { items: found.requests, next: found.next };
  });
  const setHandled = (id: string, handled: boolean) =>
    reply(requests[':id'].$patch({ param: { id }, json: { handled } }));
  return {
    name: 'open requests for a match, the most urgent first',
    ids: freeFirst(all, me),
    holding: new Holding(api, 'matching_request', me),
    load: (id) => reply(requests[':id'].$get({ param: { id } })),
    title: nameRequest,
    isOpen: ({ handledAt }) => handledAt === null,
    draw: (request, width) => drawRequest(request, width, new Date()),
    keys: () => ({ h: 'mark as handled' }),
    async act(_key, request) {
      await setHandled(request.id, true);
      return { status: 'handled', said: matchingText.handled(nameRequest(request)) };
    },
    async undo(request) {
      await setHandled(request.id, false);
      return matchingText.reopened(nameRequest(request));
    },
    undoCommand: toRun('matching reopen'),
  };
}
