import type { Selectable } from 'kysely';
import {
  CONTACT_WITHIN_MS,
  dueAt,
  type MatchingPage,
  type MatchingRequestRecord,
} from '#core/submission-review.ts';
import type { Db } from '../db.ts';
import type { MatchingRequestsTable } from '../tables.ts';

const REQUESTS_PER_PAGE = 20;

/** One page of requests: open ones by when they are due, handled ones by when they were handled, the last first. */
export async function readRequests(
  db: Db,
  { state, page }: { state: 'open' | 'handled'; page: number },
  now: Date,
): Promise<MatchingPage> {
  const all = db.selectFrom('matching_requests').selectAll();
  const chosen =
    state === 'open'
      ? all.where('handled_at', 'is', null).orderBy('created_at')
      : all.where('handled_at', 'is not', null).orderBy('handled_at', 'desc');
  const rows = await chosen
    .orderBy('id')
    .limit(REQUESTS_PER_PAGE)
    .offset((page - 1) * REQUESTS_PER_PAGE)
    .execute();
  const { open, handled } = await countRequests(db, now);
  return {
    requests: rows.map(toRecord),
    total: state === 'open' ? open : handled,
    page,
    limit: REQUESTS_PER_PAGE,
    counts: { open, handled },
  };
}

/** How many requests are open, how many of these are overdue, and how many are handled. */
export async function countRequests(
  db: Db,
  now: Date,
): Promise<{ open: number; overdue: number; handled: number }> {
  const overdueBefore = new Date(now.getTime() - CONTACT_WITHIN_MS).toISOString();
  const { all, open, overdue } = await db
    .selectFrom('matching_requests')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('handled_at', 'is', null).as('open'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('handled_at', 'is', null), eb('created_at', '<', overdueBefore)]))
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(open), overdue: Number(overdue), handled: Number(all) - Number(open) };
}

/** A request as staff see it, from its row. */
export function toRecord(row: Selectable<MatchingRequestsTable>): MatchingRequestRecord {
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
    userPhone: row.user_phone,
    language: row.language,
    createdAt: row.created_at,
    dueAt: dueAt(row.created_at),
    handledAt: row.handled_at,
    handledBy: row.handled_by,
  };
}
