import { expect, it } from 'vitest';
import { mustBeOneOf, nearestWord } from './nearest-word.ts';

const known = ['level', 'limit', 'insurance', 'population', 'near', 'q'];

it.each([
  ['levels', 'level'],
  ['Level', 'level'],
  ['lvel', 'level'],
  ['insuranceTypes', 'insurance'],
  ['poulation', 'population'],
  ['popul', 'population'],
  ['limti', 'limit'],
])('takes %s for %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});

it.each(['', 'x', 'qq', 'utm_source', '???', 'a'.repeat(5000)])('takes %s for none of them', (typed) => {
  expect(nearestWord(typed, known)).toBeUndefined();
});

it('says of a wrong value which will have been meant', () => {
  const levels = ['DETOX', 'IOP'];
  const find = (value: string) => nearestWord(value, levels);
  expect(mustBeOneOf(levels, ['IOP', 'detox'], find)).toBe('must be one of DETOX, IOP; did you mean DETOX?');
  expect(mustBeOneOf(levels, ['SPA'], find)).toBe('must be one of DETOX, IOP');
});
