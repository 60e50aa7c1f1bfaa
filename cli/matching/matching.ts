import { matchingText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { primaryNeeds, states } from '#core/lists.ts';
import type { MatchingRequestRecord } from '#core/submission-review.ts';
import { toRun } from '../command-line.ts';
import type { Column } from '../format/table.ts';
import type { ListFlags } from '../print-list.ts';
import { reply } from '../reply.ts';
import { shortId } from '../submissions/words.ts';
import type { Terminal } from '../terminal.ts';
import { describeDue, describeWay, drawRequest, dueColour, nameRequest } from './words.ts';

export async function listRequests(
  terminal: Terminal,
  { handled = false, ...flags }: ListFlags & { handled?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const state = handled ? 'handled' : 'open';
  await terminal.printList(
    {
      read: (page) => reply(api.admin['matching-requests'].$get({ query: { state, page: String(page) } })),
      rows: ({ requests }) => requests,
      columns: [
        { title: 'ID', value: ({ id }) => (terminal.isWindow ? shortId(id) : id), whole: true },
        ...(handled ? handledColumns : openColumns),
        { title: 'State', value: ({ state }) => states.labels[state] },
        { title: 'Main need', value: ({ primaryNeed }) => primaryNeeds.labels[primaryNeed] },
        { title: 'Reach them', value: describeWay },
      ],
      none: matchingText.empty[state].title,
    },
    flags,
  );
}

const openColumns: Column<MatchingRequestRecord>[] = [
  {
    title: 'Contact promised',
    value: ({ dueAt }) => describeDue(dueAt, new Date()),
    paint: ({ dueAt }) => dueColour(dueAt, new Date()),
  },
];

const handledColumns: Column<MatchingRequestRecord>[] = [
  { title: 'Handled', value: ({ handledAt }) => handledAt && formatMomentUtc(handledAt) },
  { title: 'By', value: ({ handledBy }) => handledBy },
];

export async function showRequest(terminal: Terminal, given: string): Promise<void> {
  const { api } = await terminal.connect();
  const request = await reply(api.admin['matching-requests'][':id'].$get({ param: { id: given } }));
  terminal.print(request, () => drawRequest(request, terminal.width, new Date()));
}

export function handleRequest(terminal: Terminal, given: string): Promise<void> {
  return setHandled(terminal, given, true);
}

export function reopenRequest(terminal: Terminal, given: string): Promise<void> {
  return setHandled(terminal, given, false);
}

async function setHandled(terminal: Terminal, given: string, handled: boolean): Promise<void> {
  const { api } = await terminal.connect();
  const one = api.admin['matching-requests'][':id'];
  const { id } = await reply(one.$get({ param: { id: given } }));
  const request = await reply(one.$patch({ param: { id }, json: { handled } }));
  const who = nameRequest(request);
  terminal.print(request, () =>
    handled
      ? `${matchingText.handled(who)}\nTo take it back: ${toRun(`matching reopen ${shortId(id)}`)}`
      : matchingText.reopened(who),
  );
}
