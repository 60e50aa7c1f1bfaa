import { alertWords } from '#core/i18n/en/admin/alerts.ts';
import { formatMomentUtc } from '#core/i18n/format.ts';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import type { Db } from '../database/db.ts';
import { readNewestEntry } from '../database/newest-entry.ts';
import { findClockGap, readHold } from '../maintenance/clock-doubt.ts';
import { ok, warning } from './findings.ts';

/** Phones are a few minutes ahead. */
const AHEAD_MS = 60 * 60 * 1000;

/** Whether what the clock says fits what it said when the newest entries came: by it is decided what is kept no longer. */
export async function checkClock(db: Db, now: Date): Promise<DoctorCheck> {
  const says = formatMomentUtc(now.toISOString());
  const newest = await readNewestEntry(db);
  if (newest !== null && Date.parse(newest) - now.getTime() > AHEAD_MS) {
    const message = `The clock says ${says}, and the newest entry is of ${formatMomentUtc(newest)}: it is behind, or was ahead.`;
    const todo =
      'Set the clock, such as by NTP. Where it is right, what came while it was ahead is kept so much longer.';
    return warning('clock', message, todo);
  }
  const hold = await readHold(db, now);
  if (hold !== undefined) {
    const { message, todo } = alertWords.clockDoubted;
    return warning('clock', message(formatMomentUtc(hold)), todo);
  }
  const gap = await findClockGap(db, now);
  const since = gap === undefined ? '' : ` Before that nothing came since ${formatMomentUtc(gap)}.`;
  return ok('clock', `It says ${says}.${since}`);
}
