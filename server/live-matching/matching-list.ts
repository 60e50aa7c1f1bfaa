import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Claim } from '#core/staff/claim.ts';
import {
  CONTACT_WITHIN_MS,
  dueAt,
  type MatchingPage,
  type MatchingRequestRecord,
} from '#core/staff/submission-review.ts';
import { readClaims } from '../claims/claims.ts';
import type { Db } from '../database/db.ts';
import { isOneOf } from '../database/in-lists.ts';
import type { MatchingRequestsTable } from '../database/message-tables.ts';
import { onPageByTime, type PagingByTime, pageAfter } from '../database/paging.ts';
import { matcherOf } from '../queues/find-in-queue.ts';
import { conditionsOf, notSpam } from '../queues/queue-conditions.ts';
import type { QueueFilter } from '../queues/queue-parameters.ts';

interface Chosen {
  state: 'open' | 'handled';
  filter: QueueFilter;
  /** Without it, open ones by when they are due, and of handled ones and spam the last first. */
  order?: 'newest' | 'oldest' | undefined;
}

/** One page of requests: open ones by when they were sent, handled ones by when they were handled. */
export async function readRequests(
  db: Db,
  {
    state,
    filter,
    order = state === 'open' && !filter.spam ? 'oldest' : 'newest',
    ...paging
  }: Chosen & PagingByTime,
  now: Date,
): Promise<MatchingPage> {
  const conditions = await choose(db, filter, now);
  const column = filter.spam || state === 'open' ? 'created_at' : 'handled_at';
  let chosen = db.selectFrom('matching_requests').selectAll();
  // Whether somebody handled it before it was marked as spam does not matter.
  if (!filter.spam) chosen = chosen.where('handled_at', state === 'open' ? 'is' : 'is not', null);
  for (const condition of conditions) chosen = chosen.where(condition);
  const rows = await onPageByTime(chosen, { column, order }, paging).execute();
  const { open, handled } = await countRequests(db, now, conditions);
  const ids = rows.map(({ id }) => id);
  const claims = await readClaims(db, 'matching_request', ids, now);
  const { page, limit } = paging;
  return {
    requests: rows.slice(0, limit).map((row) => toRecord(row, claims.get(row.id) ?? null)),
    total: filter.spam ? open + handled : state === 'open' ? open : handled,
    ...{ page, limit },
    next: pageAfter(rows, limit, (row) => ({ at: row[column] ?? '', id: row.id })),
    counts: { open, handled },
  };
}

const COLUMNS = { subject: 'matching_request', from: sql`state`, by: ['handled_by'] } as const;

/** What those fulfil that are chosen, open or handled. */
async function choose(db: Db, filter: QueueFilter, now: Date): Promise<RawBuilder<boolean>[]> {
  const conditions = conditionsOf(COLUMNS, filter, now);
  if (filter.q === '') return conditions;
  let searched = db
    .selectFrom('matching_requests')
    .select(['id', 'contact_info', 'user_phone', 'zip', 'state']);
  for (const condition of conditions) searched = searched.where(condition);
  const isMeant = matcherOf(filter.q);
  const found = (await searched.execute()).filter(({ id, ...texts }) =>
    isMeant({ id, texts: Object.values(texts) }),
  );
  return [
    isOneOf(
      'id',
      found.map(({ id }) => id),
    ),
  ];
}

/** How many requests are open, how many of these are overdue, and how many are handled; of those that fulfil all conditions. */
export async function countRequests(
  db: Db,
  now: Date,
  conditions: readonly RawBuilder<boolean>[] = [notSpam],
): Promise<{ open: number; overdue: number; handled: number }> {
  const overdueBefore = new Date(now.getTime() - CONTACT_WITHIN_MS).toISOString();
  let counted = db.selectFrom('matching_requests').select(({ fn, eb }) => [
    fn.countAll<number>().as('all'),
    fn.countAll<number>().filterWhere('handled_at', 'is', null).as('open'),
    fn
      .countAll<number>()
      .filterWhere(eb.and([eb('handled_at', 'is', null), eb('created_at', '<', overdueBefore)]))
      .as('overdue'),
  ]);
  for (const condition of conditions) counted = counted.where(condition);
  const { all, open, overdue } = await counted.executeTakeFirstOrThrow();
  return { open: Number(open), overdue: Number(overdue), handled: Number(all) - Number(open) };
}

/** A request as staff see it, from its row. */
export function toRecord(row: Selectable<MatchingRequestsTable>, claim: Claim | null): MatchingRequestRecord {
  return {
    id: row.id,
    state: row.state,
    zip: row.zip,
    ageBand: row.age_band,
    primaryNeed: row.primary_need,
    levelsOfCare: JSON.parse(row.levels_of_care),
    insuranceType: row.insurance_type,
    travelWillingness: row.travel_willingness,
    contactPreference: row.contact_preference,
    contactInfo: row.contact_info,
    mayLeaveMessage: row.may_leave_message === 1,
    userPhone: row.user_phone,
    language: row.language,
    createdAt: row.created_at,
    dueAt: dueAt(row.created_at),
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    spam: row.spam_at !== null,
    claim,
  };
}
