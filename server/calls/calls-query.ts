import { sql } from 'kysely';
import { addDays, eachDay, startOfDay } from '#core/i18n/utc-days.ts';
import {
  CALLS_PER_PAGE,
  type CallFilter,
  type CallLog,
  type CallLogPage,
  type CallsPerDay,
} from '#core/messages/call-log.ts';
import { AppError } from '../app-error.ts';
import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { readSurvivors, type Survivors } from '../database/merged-centers.ts';
import { countRows, onPage } from '../database/paging.ts';

/** A chart of more days says nothing. */
const LONGEST_CHART_DAYS = 3660;

/** One page of the log, the latest call first. */
export async function readCallLog(db: Db, filter: CallFilter, page: number): Promise<CallLogPage> {
  const survivors = await readSurvivors(db);
  const paging = { page, limit: CALLS_PER_PAGE };
  const total = await countRows(callsOf(db, filter, survivors));
  // By their ids first: these come from the index alone, however far back the page is.
  const ids = onPage(latestFirst(callsOf(db, filter, survivors)).select('id'), paging);
  const rows = await latestFirst(db.selectFrom('call_logs').where('id', 'in', ids))
    .selectAll()
    .execute();
  return { calls: rows.map((row) => toCallLog(row, survivors)), total, ...paging };
}

/** Calls after (in the log's order: before) one that was read, for who reads the whole log piece by piece. */
export async function readCallsAfter(
  db: Db,
  filter: CallFilter,
  survivors: Survivors,
  last: CallRow | undefined,
  limit: number,
): Promise<CallRow[]> {
  let query = latestFirst(callsOf(db, filter, survivors))
    .selectAll()
    .limit(limit);
  if (last) {
    query = query
      .where('clicked_at', '<=', last.clicked_at)
      .where((by) =>
        by.or([
          by('clicked_at', '<', last.clicked_at),
          by('center_id', '<', last.center_id),
          by.and([by('center_id', '=', last.center_id), by('id', '<', last.id)]),
        ]),
      );
  }
  return query.execute();
}

/** Throws 400 where the days are too many for a chart. */
export async function countCallsPerDay(db: Db, filter: CallFilter): Promise<CallsPerDay> {
  const day = sql<string>`substr(clicked_at, 1, 10)`;
  const rows = await callsOf(db, filter, await readSurvivors(db))
    .select((by) => [day.as('day'), by.fn.countAll<number>().as('count')])
    .groupBy(day)
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  const counted = [...counts.keys()].sort();
  const from = filter.dateFrom ?? counted[0];
  const to = filter.dateTo ?? counted.at(-1);
  if (!from || !to) return [];
  if (to > addDays(from, LONGEST_CHART_DAYS)) {
    const message = 'must be at most ten years before dateTo';
    throw new AppError(400, 'invalid_request', `dateFrom: ${message}`, [{ path: 'dateFrom', message }]);
  }
  return eachDay(from, to).map((each) => ({ day: each, count: counts.get(each) ?? 0 }));
}

export type CallRow = Awaited<ReturnType<typeof selectAllCalls>>[number];

export function toCallLog(row: CallRow, survivors: Survivors): CallLog {
  return {
    id: row.id,
    centerId: toCenterId(survivors.get(row.center_id) ?? row.center_id),
    centerName: row.center_name,
    centerPhone: row.center_phone,
    clickedAt: row.clicked_at,
    userCity: row.user_city,
    userState: row.user_state,
    userAgent: row.user_agent,
    referrerUrl: row.referrer_url,
  };
}

function selectAllCalls(db: Db) {
  return db.selectFrom('call_logs').selectAll().execute();
}

function callsOf(db: Db, { centerId = '', dateFrom, dateTo }: CallFilter, survivors: Survivors) {
  let query = db.selectFrom('call_logs');
  if (dateFrom) query = query.where('clicked_at', '>=', startOfDay(dateFrom));
  if (dateTo) query = query.where('clicked_at', '<', startOfDay(addDays(dateTo, 1)));
  if (centerId === '') return query;
  const merged = [...survivors].flatMap(([id, into]) => (toCenterId(into).includes(centerId) ? [id] : []));
  // A whole id finds also calls to a center that is no more, such as one of the sample.
  if (centerId.length === 8) return query.where('center_id', 'in', [Number(centerId), ...merged]);
  const withZeros = sql<string>`substr(cast(id + 100000000 as text), 2)`;
  const centers = db.selectFrom('centers').select('id').where(withZeros, 'like', `%${centerId}%`);
  if (merged.length === 0) return query.where('center_id', 'in', centers);
  return query.where((by) => by.or([by('center_id', 'in', centers), by('center_id', 'in', merged)]));
}

/** In the order of the index, so that pages need no sorting. */
function latestFirst<Q extends ReturnType<typeof callsOf>>(query: Q) {
  return query.orderBy('clicked_at', 'desc').orderBy('center_id', 'desc').orderBy('id', 'desc');
}
