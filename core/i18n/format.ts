/** Numbers and dates as people read them, in the language of a catalog. */

/** 18450 → "18,450". */
export function formatNumber(value: number, language = 'en-US'): string {
  return new Intl.NumberFormat(language).format(value);
}

/** "Nov 20, 2026". Days are counted in UTC, as they are stored. */
export function formatShortDate(iso: string, language = 'en-US'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}

/** "November 20, 2026". */
export function formatLongDate(iso: string, language = 'en-US'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** "Nov 20": for what happened on this device, in the device's own time. */
export function formatDay(iso: string, language = 'en-US'): string {
  return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(new Date(iso));
}

/** 1 048 576 → "1.0 MB", 2 048 → "2 KB". */
export function formatBytes(bytes: number, language = 'en-US'): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1
    ? `${formatNumber(Math.ceil(bytes / 1024), language)} KB`
    : `${new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(megabytes)} MB`;
}
