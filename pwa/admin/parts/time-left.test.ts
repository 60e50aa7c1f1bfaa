import { expect, it } from 'vitest';
import { timeBetween } from './time-left.ts';

it.each([
  [59, '59 min'],
  [60, '1 h'],
  [23 * 60 + 55, '23 h'],
  [47 * 60, '47 h'],
  [72 * 60 + 5, '3 days'],
])('says how long %i minutes are', (minutes, words) => {
  expect(timeBetween(0, minutes * 60_000)).toBe(words);
  expect(timeBetween(minutes * 60_000, 0)).toBe(words);
});
