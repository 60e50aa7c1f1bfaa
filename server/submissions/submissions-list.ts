import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { SubmissionType } from '#core/lists/message-lists.ts';
import { type SubmissionStatus, submissionStatuses } from '#core/lists/staff-lists.ts';
import { readStored } from '#core/messages/submission.ts';
import type { Claim } from '#core/staff/claim.ts';
import type { ReviewedSubmission, StatusCounts, SubmissionPage } from '#core/staff/submission-review.ts';
import { readClaims } from '../claims/claims.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import type { SubmissionsTable } from '../database/message-tables.ts';
import { onPageByTime, type PagingByTime, pageAfter } from '../database/paging.ts';
import { matcherOf } from '../queues/find-in-queue.ts';
import { conditionsOf, notSpam } from '../queues/queue-conditions.ts';
import type { QueueFilter } from '../queues/queue-parameters.ts';

export type SubmissionRow = Selectable<SubmissionsTable>;

interface Chosen {
  statuses: readonly SubmissionStatus[];
  types: readonly SubmissionType[];
  filter: QueueFilter;
  order: 'newest' | 'oldest';
}

/** One page of submissions, with how many are chosen of each status. No types or statuses are all. */
export async function readSubmissions(
  db: Db,
  { statuses, types, filter, order, ...paging }: Chosen & PagingByTime,
  now: Date,
): Promise<Omit<SubmissionPage, 'mail'>> {
  const conditions = await choose(db, { types, filter }, now);
  let chosen = db.selectFrom('submissions').selectAll();
  for (const condition of conditions) chosen = chosen.where(condition);
  if (statuses.length > 0) chosen = chosen.where('status', 'in', statuses);
  const rows = await onPageByTime(chosen, { column: 'created_at', order }, paging).execute();
  const counts = await countByStatus(db, conditions);
  const counted = statuses.length > 0 ? [...new Set(statuses)] : (['ALL'] as const);
  const total = counted.reduce((sum, status) => sum + counts[status], 0);
  const ids = rows.map(({ id }) => id);
  const claims = await readClaims(db, 'submission', ids, now);
  const submissions = rows.slice(0, paging.limit).map((row) => toReviewed(row, claims.get(row.id) ?? null));
  const { page, limit } = paging;
  const next = pageAfter(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
  return { submissions, total, page, limit, next, counts };
}

const COLUMNS = {
  subject: 'submission',
  from: sql`json_extract(payload_json, '$.state')`,
  by: ['reviewer', 'processed_by'],
} as const;

/** What those fulfil that are chosen, of whatever status. */
async function choose(
  db: Db,
  { types, filter }: Pick<Chosen, 'types' | 'filter'>,
  now: Date,
): Promise<RawBuilder<boolean>[]> {
  const conditions = [...ofTypes(types), ...conditionsOf(COLUMNS, filter, now)];
  if (filter.q === '') return conditions;
  let searched = db.selectFrom('submissions').select(['id', 'type', 'payload_json']);
  for (const condition of conditions) searched = searched.where(condition);
  const isMeant = matcherOf(filter.q);
  const found = (await searched.execute()).filter((row) => isMeant({ id: row.id, texts: textsOf(row) }));
  return [
    isOneOf(
      'id',
      found.map(({ id }) => id),
    ),
  ];
}

function ofTypes(types: readonly SubmissionType[]): RawBuilder<boolean>[] {
  return types.length > 0 ? [isOneOf('type', types)] : [];
}

/** By what a submission is looked for: who and where, not what was written. */
function textsOf({ type, payload_json }: Pick<SubmissionRow, 'type' | 'payload_json'>) {
  const submission = readStored({ type, payloadJson: payload_json });
  if (submission.type === 'CONTACT') {
    const { name, email, subject } = submission.payload;
    return [name, email, subject];
  }
  const { centerName, submitterName, submitterEmail, email, phone, website } = submission.payload;
  const { address, city, state, zip } = submission.payload;
  return [centerName, submitterName, submitterEmail, email, phone, website, address, city, state, zip];
}

/** How many submissions there are of each status, of those that fulfil all conditions. */
async function countByStatus(db: Db, conditions: readonly RawBuilder<boolean>[]): Promise<StatusCounts> {
  let all = db
    .selectFrom('submissions')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status');
  for (const condition of conditions) all = all.where(condition);
  const found = new Map((await all.execute()).map(({ status, count }) => [status, Number(count)]));
  const counts = Object.fromEntries(submissionStatuses.values.map((each) => [each, found.get(each) ?? 0]));
  return { ALL: [...found.values()].reduce((sum, count) => sum + count, 0), ...counts } as StatusCounts;
}

/** The same of the types; of all types where none is given. */
export function countSubmissions(db: Db, types: readonly SubmissionType[] = []): Promise<StatusCounts> {
  return countByStatus(db, [notSpam, ...ofTypes(types)]);
}

/** A submission as staff see it, from its row. */
export function toReviewed(row: SubmissionRow, claim: Claim | null): ReviewedSubmission {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    payloadJson: row.payload_json,
    language: row.language,
    createdAt: row.created_at,
    processedAt: row.processed_at,
    reviewer: row.reviewer,
    reviewStartedAt: row.review_started_at,
    processedBy: row.processed_by,
    rejectionReason: row.rejection_reason,
    spam: row.spam_at !== null,
    claim,
  };
}
