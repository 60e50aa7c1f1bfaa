import { expect, it } from 'vitest';
import { dueGuides, dueOn, isDue } from './due.ts';

const guide = { dueAt: null, reviewedAt: null, updatedAt: '2026-05-20T14:30:00.000Z' };

it.each([
  ['six months after its last change', {}, '2026-11-20'],
  [
    'six months after its review, where that is later',
    { reviewedAt: '2026-07-01T00:00:00.000Z' },
    '2027-01-01',
  ],
  [
    'six months after its change, where that is later',
    { reviewedAt: '2025-07-01T00:00:00.000Z' },
    '2026-11-20',
  ],
  ['on the day that its author has set, sooner', { dueAt: '2026-06-01' }, '2026-06-01'],
  ['on the day that its author has set, later', { dueAt: '2028-01-15' }, '2028-01-15'],
])('has a guide due %s', (_, changes, day) => {
  expect(dueOn({ ...guide, ...changes })).toBe(day);
});

it('has it due from the beginning of that day on', () => {
  expect(isDue(guide, new Date('2026-11-19T23:59:59.999Z'))).toBe(false);
  expect(isDue(guide, new Date('2026-11-20T00:00:00.000Z'))).toBe(true);
  expect(isDue({ ...guide, dueAt: '2027-01-15' }, new Date('2026-12-31T00:00:00.000Z'))).toBe(false);
});

it('puts those first that have been due the longest', () => {
  const later = { ...guide, dueAt: '2026-11-21' };
  const longest = { ...guide, dueAt: '2026-01-01' };
  const other = { ...guide };
  const now = new Date('2026-11-20T12:00:00.000Z');
  expect(dueGuides([guide, later, longest, other], now)).toEqual([longest, guide, other]);
  expect(dueGuides([later], now)).toEqual([]);
});
