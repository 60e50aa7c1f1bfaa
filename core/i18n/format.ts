/** Numbers and dates as people read them, in the language of a catalog. */

const AS_IN_THE_US = /-US$/;
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** 18450 → "18,450". */
export function formatNumber(value: number, language = 'en-US'): string {
  // To make the first formatter takes a slow phone as long as to draw five cards.
  if (Number.isInteger(value) && value >= 0 && AS_IN_THE_US.test(language))
    return String(value).replace(THOUSANDS, ',');
  return numberFormat(language, {}).format(value);
}

/** "Nov 20, 2026". Days are counted in UTC, as they are stored. */
export function formatShortDate(iso: string, language = 'en-US'): string {
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}

/** "November 20, 2026". */
export function formatLongDate(iso: string, language = 'en-US'): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** "November 20, 2026, 14:05 UTC": for people in several time zones. */
export function formatMomentUtc(iso: string, language = 'en-US'): string {
  return `${formatLongDate(iso, language)}, ${iso.slice(11, 16)} UTC`;
}

/** "Nov 20, 3:05 PM": in a time zone by its IANA name. */
export function formatTimeIn(iso: string, timeZone: string, language = 'en-US'): string {
  return dateFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}

/** "Nov 20": for what happened on this device, in the device's own time. */
export function formatDay(iso: string, language = 'en-US'): string {
  return dateFormat(language, { month: 'short', day: 'numeric' }).format(new Date(iso));
}

/** "Nov 20, 3:05 PM": to the minute, in the device's own time. */
export function formatMoment(iso: string, language = 'en-US'): string {
  return dateFormat(language, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
    new Date(iso),
  );
}

/** "Nov 05, 2026": in a column, where all are to be as wide. In UTC, or in the device's own time. */
export function formatColumnDate(iso: string, { ownTime = false, language = 'en-US' } = {}): string {
  const zone = ownTime ? {} : { timeZone: 'UTC' };
  return dateFormat(language, { year: 'numeric', month: 'short', day: '2-digit', ...zone }).format(
    new Date(iso),
  );
}

/** "15:05", in UTC, or in the device's own time. */
export function formatColumnTime(iso: string, { ownTime = false, language = 'en-US' } = {}): string {
  const zone = ownTime ? {} : { timeZone: 'UTC' };
  return dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }).format(
    new Date(iso),
  );
}

/** "Nov 05, 2026 09:03": both in one column. */
export function formatColumnMoment(
  iso: string,
  options: Parameters<typeof formatColumnDate>[1] = {},
): string {
  return `${formatColumnDate(iso, options)} ${formatColumnTime(iso, options)}`;
}

/** 1 048 576 → "1.0 MB", 2 048 → "2 KB", 3 221 225 472 → "3.0 GB". */
export function formatBytes(bytes: number, language = 'en-US'): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.1) return `${formatNumber(Math.ceil(bytes / 1024), language)} KB`;
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const [value, unit] = megabytes < 1024 ? [megabytes, 'MB'] : [megabytes / 1024, 'GB'];
  return `${numberFormat(language, oneDigit).format(value)} ${unit}`;
}

/** ["Texas", "Utah"] → "Texas and Utah". */
export function formatList(items: readonly string[], language = 'en-US'): string {
  return items.length < 2 ? (items[0] ?? '') : new Intl.ListFormat(language).format(items);
}

// Making a format takes a phone about as long as drawing a card, so each is made once.
const numberFormat = remember(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
const dateFormat = remember(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

function remember<O, F>(make: (language: string, options: O) => F): (language: string, options: O) => F {
  const made = new Map<string, F>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(language, options);
    made.set(key, format);
    return format;
  };
}
