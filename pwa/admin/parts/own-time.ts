/** "Nov 23, 2026, 3:05 PM EST": in the time of whoever looks at it, with the name of its zone. */
export function formatOwnMoment(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
}

/** "November 23, 2026": the day on the calendar of whoever looks at it. */
export function formatOwnDay(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso));
}
