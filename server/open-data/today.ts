import { startOfDay, utcDay } from '#core/i18n/utc-days.ts';

/** When today began, in UTC: so that a verification is due from a day on, and answers stay the same until then. */
export function startOfToday(): Date {
  return new Date(startOfDay(utcDay(new Date())));
}
