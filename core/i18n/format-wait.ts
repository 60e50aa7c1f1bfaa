/** 30 → "in 30 seconds", 700 → "in 12 minutes", 7200 → "in 2 hours"; in another language as it says so. */
export function inWords(seconds: number, locale = 'en-US'): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds < 60) return format.format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
}
