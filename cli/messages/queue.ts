import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { readMe } from '../connection/read-me.ts';
import { reply } from '../connection/reply.ts';
import { Holding } from '../queues/holding.ts';
import type { Queue } from '../queues/queue.ts';
import { describeUndone } from '../submissions/decide.ts';
import { isOpen } from '../submissions/draft.ts';
import { readOpenIds } from '../submissions/open-ids.ts';
import { titleOf } from '../submissions/words.ts';
import { drawMessage, type Message, readMessage } from './words.ts';

/** Contact messages that nobody has handled. */
export async function openMessages(api: Api): Promise<Queue<Message>> {
  const me = await readMe(api);
  return {
    name: 'open messages, the oldest first',
    ids: await readOpenIds(api, ['CONTACT'], me),
    holding: new Holding(api, 'submission', me),
    load: (id) => readMessage(api, id),
    title: titleOf,
    isOpen,
    draw: drawMessage,
    keys: () => ({ h: 'mark as handled' }),
    async act(_key, message) {
      const { id } = message;
      await reply(api.admin.submissions[':id'].$patch({ param: { id }, json: { status: 'APPROVED' } }));
      return { status: 'handled', said: submissionsText.did.HANDLED(titleOf(message)) };
    },
    async undo(message) {
      const { id } = message;
      const { mailSent } = await reply(api.admin.submissions[':id'].undo.$post({ param: { id } }));
      return describeUndone(titleOf(message), mailSent);
    },
    undoCommand: toRun('messages reopen'),
  };
}
