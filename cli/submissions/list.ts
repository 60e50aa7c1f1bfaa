import { removalText } from '#core/i18n/en/admin/removal.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { type SubmissionType, submissionTypes } from '#core/lists/message-lists.ts';
import { type SubmissionStatus, submissionStatuses } from '#core/lists/staff-lists.ts';
import type { ReviewedSubmission } from '#core/staff/submission-review.ts';
import { describeSubmission } from '#core/staff/submission-words.ts';
import { reply } from '../connection/reply.ts';
import { claimColumn } from '../queues/claim-column.ts';
import { type QueueFlags, readQueueQuery } from '../queues/queue-flags.ts';
import type { Column } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { openStatuses } from './draft.ts';
import { shortId, statusColours } from './words.ts';

/** Contact messages have a command of their own. */
export const listingTypes = submissionTypes.values.filter((type) => type !== 'CONTACT');

/** In a window of fewer columns there is no room to say when something was sent: the order tells. */
const NARROW = 80;

interface SubmissionFilter {
  status?: SubmissionStatus;
  type?: SubmissionType;
  open?: boolean;
}

export async function listSubmissions(
  terminal: Terminal,
  flags: QueueFlags & SubmissionFilter,
): Promise<void> {
  const { api } = await terminal.connect();
  const type = flags.type ? [flags.type] : listingTypes;
  const chosen = flags.open
    ? { status: openStatuses, order: 'oldest' as const }
    : { ...(flags.status && { status: flags.status }) };
  const query = { type, ...chosen, ...readQueueQuery(flags) };
  await terminal.printList(
    {
      read: (page, after) =>
        reply(
          api.admin.submissions.$get({ query: { ...query, page: String(page), ...(after && { after }) } }),
        ),
      rows: ({ submissions }) => submissions,
      columns: [
        { title: 'ID', value: ({ id }) => (terminal.isWindow ? shortId(id) : id), whole: true },
        ...(terminal.isWindow && terminal.width < NARROW ? [] : [sent]),
        ...(terminal.isWindow ? [centerAndPlace] : [center, place]),
        { title: 'Type', value: (row) => submissionTypes.labels[row.type] },
        {
          title: 'Status',
          value: ({ status, reviewer, processedBy }) => {
            const who = status === 'UNDER_REVIEW' ? reviewer : processedBy;
            return submissionStatuses.labels[status] + (who ? `, ${who}` : '');
          },
          paint: ({ status }) => statusColours[status],
        },
        claimColumn<ReviewedSubmission>(),
      ],
      none: flags.spam ? removalText.spam.none : flags.open ? 'Nothing waits.' : 'No listing is here.',
    },
    flags,
  );
}

type Row = Pick<ReviewedSubmission, 'type' | 'payloadJson' | 'createdAt'>;

const sent: Column<Row> = {
  title: 'Sent',
  value: ({ createdAt }) => formatShortDate(createdAt),
  whole: true,
};
const center: Column<Row> = { title: 'Center', value: (row) => describeSubmission(row).title };
const place: Column<Row> = { title: 'Place', value: (row) => describeSubmission(row).place };
const centerAndPlace: Column<Row> = {
  title: 'Center',
  value: (row) => `${center.value(row)}, ${place.value(row)}`,
};
