import { formatShortDate } from '#core/i18n/format.ts';
import { type SubmissionType, submissionTypes } from '#core/lists.ts';
import { type SubmissionStatus, submissionStatuses } from '#core/staff-lists.ts';
import type { ReviewedSubmission } from '#core/submission-review.ts';
import { describeSubmission } from '#core/submission-words.ts';
import type { Column } from '../format/table.ts';
import type { ListFlags } from '../print-list.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { openStatuses } from './draft.ts';
import { shortId, statusColours } from './words.ts';

/** Contact messages have a command of their own. */
export const listingTypes = submissionTypes.values.filter((type) => type !== 'CONTACT');

/** In a window of fewer columns there is no room to say when something was sent: the order tells. */
const NARROW = 80;

export interface SubmissionFilter {
  status?: SubmissionStatus;
  type?: SubmissionType;
  open?: boolean;
}

export async function listSubmissions(
  terminal: Terminal,
  flags: ListFlags & SubmissionFilter,
): Promise<void> {
  const { api } = await terminal.connect();
  const type = flags.type ? [flags.type] : listingTypes;
  const query = flags.open
    ? { type, status: openStatuses, order: 'oldest' as const }
    : { type, ...(flags.status && { status: flags.status }) };
  await terminal.printList(
    {
      read: (page) => reply(api.admin.submissions.$get({ query: { ...query, page: String(page) } })),
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
      ],
      none: flags.open ? 'Nothing waits.' : 'No listing is here.',
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
