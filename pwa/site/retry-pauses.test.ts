import { expect, it } from 'vitest';
import { pauseAfter } from './retry-pauses.ts';

it('waits longer after each failure, up to ten minutes', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1, 1));
  expect(pauses.slice(0, 4)).toEqual([3_000, 6_000, 12_000, 24_000]);
  expect(pauses.at(-1)).toBe(600_000);
});

it('spreads the phones that one server has failed at the same moment', () => {
  expect(pauseAfter(3, 0)).toBe(6_000);
  expect(pauseAfter(3, 0.5)).toBe(9_000);
});
