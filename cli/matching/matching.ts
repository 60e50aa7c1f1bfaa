import { removalText } from '#core/i18n/en/admin/removal.ts';
import { matchingText } from '#core/i18n/en/admin/submissions.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import { primaryNeeds } from '#core/lists/message-lists.ts';
import { states } from '#core/lists/public-lists.ts';
import type { MatchingRequestRecord } from '#core/staff/submission-review.ts';
import { toRun } from '../command-line.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { actOnMany, onlyOnce } from '../queues/act-on-many.ts';
import { claimColumn } from '../queues/claim-column.ts';
import { claimAll, giveAllBack } from '../queues/claims.ts';
import { type QueueFlags, readQueueQuery } from '../queues/queue-flags.ts';
import type { Removals } from '../queues/removal.ts';
import { readEach, shortId } from '../submissions/words.ts';
import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { describeDue, describeWay, drawRequest, dueColour, nameRequest } from './words.ts';

export async function listRequests(
  terminal: Terminal,
  { handled = false, ...flags }: QueueFlags & { handled?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  const state = handled ? 'handled' : 'open';
  await terminal.printList(
    {
      read: (page, after) =>
        reply(
          api.admin['matching-requests'].$get({
            query: { state, ...readQueueQuery(flags), page: String(page), ...(after && { after }) },
          }),
        ),
      rows: ({ requests }) => requests,
      columns: [
        { title: 'ID', value: ({ id }) => (terminal.isWindow ? shortId(id) : id), whole: true },
        ...(handled ? handledColumns : openColumns),
        { title: 'State', value: ({ state }) => states.labels[state] },
        { title: 'Main need', value: ({ primaryNeed }) => primaryNeeds.labels[primaryNeed] },
        { title: 'Reach them', value: describeWay },
        ...(handled ? [] : [claimColumn<MatchingRequestRecord>()]),
      ],
      none: flags.spam ? removalText.spam.none : matchingText.empty[state].title,
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

export async function handleRequests(terminal: Terminal, given: string[]): Promise<void> {
  if (new Set(given).size === 1) return setHandled(terminal, given[0]!, true);
  const { api } = await terminal.connect();
  const call = api.admin['matching-requests'].handle;
  await actOnMany(
    terminal,
    await readNamed(api, given),
    (some) => reply(call.$post({ json: { ids: some.map(({ id }) => id), handled: true } })),
    ({ title }) => matchingText.handled(title),
  );
}

export async function claimRequests(
  terminal: Terminal,
  given: string[],
  { takeOver = false }: { takeOver?: boolean },
): Promise<void> {
  const { api } = await terminal.connect();
  await claimAll(terminal, api, { subject: 'matching_request', all: await readNamed(api, given), takeOver });
}

export async function giveRequestsBack(terminal: Terminal, given: string[]): Promise<void> {
  const { api } = await terminal.connect();
  await giveAllBack(terminal, api, { subject: 'matching_request', all: await readNamed(api, given) });
}

/** Each of these once, with what it is called. */
async function readNamed(api: Api, given: readonly string[]) {
  const one = api.admin['matching-requests'][':id'];
  const requests = await readEach(given, (id) => reply(one.$get({ param: { id } })));
  return onlyOnce(requests).map((request) => ({ id: request.id, title: nameRequest(request) }));
}

/** Requests, for who deletes them or marks them as spam. */
export const removals: Removals = { subject: 'matching_request', read: readNamed };

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
