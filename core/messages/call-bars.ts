import { firstOfMonth, mondayOf } from '../i18n/utc-days.ts';
import type { CallsPerDay } from './call-log.ts';

type Span = 'day' | 'week' | 'month';

/** More bars than that are too thin to point at on a phone. */
const MOST_BARS = 92;

/** Days as they are, or where they are many their weeks or months, each by its first day. */
export function toBars(days: CallsPerDay): { span: Span; bars: { from: string; count: number }[] } {
  const span = days.length <= MOST_BARS ? 'day' : days.length <= MOST_BARS * 7 ? 'week' : 'month';
  const firstDay = { day: (day: string) => day, week: mondayOf, month: firstOfMonth }[span];
  const counts = new Map<string, number>();
  for (const { day, count } of days) {
    const from = firstDay(day);
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  return { span, bars: [...counts].map(([from, count]) => ({ from, count })) };
}
