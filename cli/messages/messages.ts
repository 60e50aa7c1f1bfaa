import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { inquiryTypes } from '#core/lists.ts';
import { toRun } from '../command-line.ts';
import type { ListFlags } from '../print-list.ts';
import { reply } from '../reply.ts';
import { describeUndone } from '../submissions/decide.ts';
import { openStatuses } from '../submissions/draft.ts';
import { shortId, titleOf } from '../submissions/words.ts';
import type { Terminal } from '../terminal.ts';
import { describeHandled, drawMessage, readMessage, readPayload } from './words.ts';

export async function listMessages(
  terminal: Terminal,
  { handled = false, ...flags }: ListFlags & { handled?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const chosen = handled
    ? { status: ['APPROVED' as const, 'REJECTED' as const], order: 'newest' as const }
    : { status: openStatuses, order: 'oldest' as const };
  await terminal.printList(
    {
      read: (page) =>
        reply(api.admin.submissions.$get({ query: { type: 'CONTACT', ...chosen, page: String(page) } })),
      rows: ({ submissions }) => submissions,
      columns: [
        { title: 'ID', value: ({ id }) => (terminal.isWindow ? shortId(id) : id), whole: true },
        { title: 'Sent', value: ({ createdAt }) => formatShortDate(createdAt) },
        { title: 'From', value: (row) => `${readPayload(row).name}, ${readPayload(row).email}` },
        { title: 'About', value: (row) => inquiryTypes.labels[readPayload(row).type] },
        { title: 'Subject', value: (row) => readPayload(row).subject },
        ...(handled ? [{ title: 'Handled', value: describeHandled }] : []),
      ],
      none: handled ? 'No message is handled yet.' : 'No message waits.',
    },
    flags,
  );
}

export async function showMessage(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const message = await readMessage(api, given);
  terminal.print(message, () => drawMessage(message, terminal.width));
}

export async function handleMessage(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const message = await readMessage(api, given);
  const { id } = message;
  const now = await reply(
    api.admin.submissions[':id'].$patch({ param: { id }, json: { status: 'APPROVED' } }),
  );
  const undo = `To take it back: ${toRun(`messages reopen ${shortId(id)}`)}`;
  terminal.print(now, () => `${submissionsText.did.HANDLED(titleOf(message))}\n${undo}`);
}

export async function reopenMessage(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id } = await readMessage(api, given);
  const { mailSent } = await reply(api.admin.submissions[':id'].undo.$post({ param: { id } }));
  const message = await readMessage(api, id);
  terminal.print(message, () => describeUndone(titleOf(message), mailSent));
}
