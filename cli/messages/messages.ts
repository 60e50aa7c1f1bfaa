import { removalText } from '#core/i18n/en/admin/removal.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { inquiryTypes } from '#core/lists/message-lists.ts';
import type { ReviewedSubmission } from '#core/staff/submission-review.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { actOnMany, onlyOnce } from '../queues/act-on-many.ts';
import { claimColumn } from '../queues/claim-column.ts';
import { claimAll, giveAllBack } from '../queues/claims.ts';
import { type QueueFlags, readQueueQuery } from '../queues/queue-flags.ts';
import type { Removals } from '../queues/removal.ts';
import { describeUndone } from '../submissions/decide.ts';
import { openStatuses } from '../submissions/draft.ts';
import { readEach, shortId, titleOf } from '../submissions/words.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { describeHandled, drawMessage, type Message, readMessage, readPayload } from './words.ts';

export async function listMessages(
  terminal: Terminal,
  { handled = false, ...flags }: QueueFlags & { handled?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const chosen = flags.spam
    ? { order: 'newest' as const }
    : handled
      ? { status: ['APPROVED' as const, 'REJECTED' as const], order: 'newest' as const }
      : { status: openStatuses, order: 'oldest' as const };
  const query = { type: 'CONTACT' as const, ...chosen, ...readQueueQuery(flags) };
  await terminal.printList(
    {
      read: (page, after) =>
        reply(
          api.admin.submissions.$get({ query: { ...query, page: String(page), ...(after && { after }) } }),
        ),
      rows: ({ submissions }) => submissions,
      columns: [
        { title: 'ID', value: ({ id }) => (terminal.isWindow ? shortId(id) : id), whole: true },
        { title: 'Sent', value: ({ createdAt }) => formatShortDate(createdAt) },
        { title: 'From', value: (row) => `${readPayload(row).name}, ${readPayload(row).email}` },
        { title: 'About', value: (row) => inquiryTypes.labels[readPayload(row).type] },
        { title: 'Subject', value: (row) => readPayload(row).subject },
        ...(handled ? [{ title: 'Handled', value: describeHandled }] : [claimColumn<ReviewedSubmission>()]),
      ],
      none: flags.spam ? removalText.spam.none : handled ? 'No message is handled yet.' : 'No message waits.',
    },
    flags,
  );
}

export async function showMessage(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const message = await readMessage(api, given);
  terminal.print(message, () => drawMessage(message, terminal.width));
}

export async function handleMessages(terminal: Terminal, given: string[]): Promise<void> {
  const { api } = await terminal.connect();
  const [message, ...others] = await readMessages(api, given);
  if (!message) return;
  if (others.length > 0) return handleMany(terminal, api, [message, ...others]);
  const { id } = message;
  const now = await reply(
    api.admin.submissions[':id'].$patch({ param: { id }, json: { status: 'APPROVED' } }),
  );
  const undo = `To take it back: ${toRun(`messages reopen ${shortId(id)}`)}`;
  terminal.print(now, () => `${submissionsText.did.HANDLED(titleOf(message))}\n${undo}`);
}

function handleMany(terminal: Terminal, api: Api, messages: Message[]): Promise<void> {
  return actOnMany(
    terminal,
    messages.map((message) => ({ id: message.id, title: titleOf(message) })),
    (some) => {
      const decisions = some.map(({ id }) => ({ id, status: 'APPROVED' as const }));
      return reply(api.admin.submissions.decide.$post({ json: { decisions } }));
    },
    ({ title }) => submissionsText.did.HANDLED(title),
  );
}

/** Each of these once. */
async function readMessages(api: Api, given: readonly string[]): Promise<Message[]> {
  return onlyOnce(await readEach(given, (id) => readMessage(api, id)));
}

export async function claimMessages(
  terminal: Terminal,
  given: string[],
  { takeOver = false }: { takeOver?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const all = await readNamed(api, given);
  await claimAll(terminal, api, { subject: 'submission', all, takeOver });
}

export async function giveMessagesBack(terminal: Terminal, given: string[]): Promise<void> {
  const { api } = await terminal.connect();
  await giveAllBack(terminal, api, { subject: 'submission', all: await readNamed(api, given) });
}

async function readNamed(api: Api, given: readonly string[]) {
  const messages = await readMessages(api, given);
  return messages.map((message) => ({ id: message.id, title: titleOf(message) }));
}

/** Messages of the contact page, for who deletes them or marks them as spam. */
export const removals: Removals = { subject: 'submission', read: readNamed };

export async function reopenMessage(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const { id } = await readMessage(api, given);
  const { mailSent } = await reply(api.admin.submissions[':id'].undo.$post({ param: { id } }));
  const message = await readMessage(api, id);
  terminal.print(message, () => describeUndone(titleOf(message), mailSent));
}
