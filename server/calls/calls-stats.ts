import { firstOfMonth, mondayOf, startOfDay, utcDay } from '#core/i18n/utc-days.ts';
import { type CallStats, TOP_CENTERS } from '#core/messages/call-log.ts';
import { toCenterId } from '../database/center-rows.ts';
import type { Db } from '../database/db.ts';
import { readSurvivors } from '../database/merged-centers.ts';
import { countRows } from '../database/paging.ts';

/** Calls of a center that was merged count for the one that stands for it now. */
export async function countCalls(db: Db, now: Date): Promise<CallStats> {
  const today = utcDay(now);
  const weekFrom = mondayOf(today);
  const monthFrom = firstOfMonth(today);
  const since = (day: string) =>
    countRows(db.selectFrom('call_logs').where('clicked_at', '>=', startOfDay(day)));
  const byCenter = await countByCenter(db);
  return {
    totalCalls: [...byCenter.values()].reduce((sum, count) => sum + count, 0),
    callsToday: await since(today),
    callsThisWeek: await since(weekFrom),
    callsThisMonth: await since(monthFrom),
    weekFrom,
    monthFrom,
    topCenters: await nameTop(db, byCenter),
  };
}

async function countByCenter(db: Db): Promise<Map<number, number>> {
  const survivors = await readSurvivors(db);
  const rows = await db
    .selectFrom('call_logs')
    .select((by) => ['center_id', by.fn.countAll<number>().as('count')])
    .groupBy('center_id')
    .execute();
  const counts = new Map<number, number>();
  for (const { center_id, count } of rows) {
    const id = survivors.get(center_id) ?? center_id;
    counts.set(id, (counts.get(id) ?? 0) + Number(count));
  }
  return counts;
}

async function nameTop(db: Db, byCenter: ReadonlyMap<number, number>): Promise<CallStats['topCenters']> {
  const top = [...byCenter].sort(([a, more], [b, less]) => less - more || a - b).slice(0, TOP_CENTERS);
  return Promise.all(
    top.map(async ([id, callCount]) => {
      const center = await db
        .selectFrom('centers')
        .select(['name', 'phone'])
        .where('id', '=', id)
        .executeTakeFirst();
      // Of one that is no more, what its last call said.
      const { name, phone } = center ?? (await lastCall(db, id));
      return { centerId: toCenterId(id), centerName: name, centerPhone: phone, callCount };
    }),
  );
}

function lastCall(db: Db, centerId: number) {
  return db
    .selectFrom('call_logs')
    .select(['center_name as name', 'center_phone as phone'])
    .where('center_id', '=', centerId)
    .orderBy('clicked_at', 'desc')
    .executeTakeFirstOrThrow();
}
