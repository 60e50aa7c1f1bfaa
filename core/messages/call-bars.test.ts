import { expect, it } from 'vitest';
import { eachDay } from '../i18n/utc-days.ts';
import { toBars } from './call-bars.ts';

const oneADay = (first: string, last: string) => eachDay(first, last).map((day) => ({ day, count: 1 }));

it('has a bar for each day of a month', () => {
  const { span, bars } = toBars(oneADay('2026-11-01', '2026-11-30'));
  expect(span).toBe('day');
  expect(bars).toHaveLength(30);
});

it('has a bar for each week of a year, from Monday on', () => {
  const { span, bars } = toBars(oneADay('2026-01-01', '2026-12-31'));
  expect(span).toBe('week');
  expect(bars[0]).toEqual({ from: '2025-12-29', count: 4 });
  expect(bars[1]).toEqual({ from: '2026-01-05', count: 7 });
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(365);
});

it('has a bar for each month of many years', () => {
  const { span, bars } = toBars(oneADay('2021-01-15', '2026-12-31'));
  expect(span).toBe('month');
  expect(bars).toHaveLength(72);
  expect(bars[0]).toEqual({ from: '2021-01-01', count: 17 });
});
