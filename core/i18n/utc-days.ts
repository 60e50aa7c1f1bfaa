const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC, as days are counted everywhere: "2026-11-20". */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** So many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** When a day begins, as it is stored: "2026-11-20T00:00:00.000Z". */
export function startOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** Every day from the first to the last, both included; none where the last comes before the first. */
export function eachDay(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/** The Monday of a day's week (ISO 8601). */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first day of a day's month. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
