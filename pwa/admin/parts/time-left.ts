const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "5 h", "40 min", "3 days": so much lies between two moments, whichever is first. Rounded down: nobody is promised more. */
export function timeBetween(a: number, b: number): string {
  const milliseconds = Math.abs(a - b);
  if (milliseconds < HOUR_MS) return `${Math.floor(milliseconds / MINUTE_MS)} min`;
  if (milliseconds < 2 * DAY_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS)} days`;
}
