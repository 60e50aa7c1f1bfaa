import type { Selectable } from 'kysely';
import type { SubmissionType } from '#core/lists.ts';
import { type SubmissionStatus, submissionStatuses } from '#core/staff-lists.ts';
import type { ReviewedSubmission, StatusCounts, SubmissionPage } from '#core/submission-review.ts';
import type { Db } from '../db.ts';
import type { SubmissionsTable } from '../tables.ts';

export type SubmissionRow = Selectable<SubmissionsTable>;

/** One page of submissions, with how many there are of each status among the chosen types. None chosen are all. */
export async function readSubmissions(
  db: Db,
  query: {
    statuses: readonly SubmissionStatus[];
    types: readonly SubmissionType[];
    order: 'newest' | 'oldest';
    page: number;
    limit: number;
  },
): Promise<Omit<SubmissionPage, 'mail'>> {
  const { statuses, types, order, page, limit } = query;
  let chosen = db.selectFrom('submissions').selectAll();
  if (types.length > 0) chosen = chosen.where('type', 'in', types);
  if (statuses.length > 0) chosen = chosen.where('status', 'in', statuses);
  const rows = await chosen
    .orderBy('created_at', order === 'newest' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counts = await countByStatus(db, types);
  const counted = statuses.length > 0 ? [...new Set(statuses)] : (['ALL'] as const);
  const total = counted.reduce((sum, status) => sum + counts[status], 0);
  return { submissions: rows.map(toReviewed), total, page, limit, counts };
}

/** How many submissions of the types there are of each status; of all types where none is given. */
export async function countByStatus(db: Db, types: readonly SubmissionType[] = []): Promise<StatusCounts> {
  let all = db
    .selectFrom('submissions')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status');
  if (types.length > 0) all = all.where('type', 'in', types);
  const found = new Map((await all.execute()).map(({ status, count }) => [status, Number(count)]));
  const counts = Object.fromEntries(submissionStatuses.values.map((each) => [each, found.get(each) ?? 0]));
  return { ALL: [...found.values()].reduce((sum, count) => sum + count, 0), ...counts } as StatusCounts;
}

/** A submission as staff see it, from its row. */
export function toReviewed(row: SubmissionRow): ReviewedSubmission {
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
  };
}
