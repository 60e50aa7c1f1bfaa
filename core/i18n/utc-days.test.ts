import { expect, it } from 'vitest';
import { addDays, eachDay, firstOfMonth, mondayOf, startOfDay, utcDay } from './utc-days.ts';

it('counts days in UTC, over months, years and leap days', () => {
  expect(utcDay(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  expect(utcDay(new Date('2026-11-20T23:00:00.000-05:00'))).toBe('2026-11-21');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(startOfDay('2026-11-20')).toBe('2026-11-20T00:00:00.000Z');
});

it('names every day between two, also those of the ends', () => {
  expect(eachDay('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(eachDay('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  expect(eachDay('2026-11-20', '2026-11-19')).toEqual([]);
});

it('begins weeks on Monday and months on the first', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect(firstOfMonth('2026-11-20')).toBe('2026-11-01');
});
